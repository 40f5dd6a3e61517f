import type { RoutePath } from '../routes';

interface Role {
	/** The role's name in texts and addresses. */
	readonly slug: string;
	/** The role's link page. */
	readonly path: RoutePath;
}

/** The founding team by role: the specification names nobody, so the site doesn't either. */
export const team = [
	{ slug: 'ticketing', path: '/tree/ticketing' },
	{ slug: 'payments', path: '/tree/payments' },
	{ slug: 'partners', path: '/tree/partners' },
] as const satisfies readonly Role[];

export type RoleSlug = (typeof team)[number]['slug'];
