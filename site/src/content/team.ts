import type { RoutePath } from '../routes';

/** Somebody who wants to be shown. */
interface Person {
	readonly name: string;
	/** Address of the picture, as an import of its file gives it; at least 480 by 400 pixels. */
	readonly portrait?: string;
	/** Day of the written permission, e.g. '2026-11-20'. */
	readonly permission: string;
}

interface Role {
	/** The role's name in texts and addresses. */
	readonly slug: 'ticketing' | 'payments' | 'partners';
	/** The role's link page. */
	readonly path: RoutePath;
	/** Absent until there is a permission: then the role alone is shown. */
	readonly person?: Person;
}

export type RoleSlug = Role['slug'];

/** The founding team by role: nobody has given us names and permissions, so the site names nobody. */
export const team: readonly Role[] = [
	{ slug: 'ticketing', path: '/tree/ticketing' },
	{ slug: 'payments', path: '/tree/payments' },
	{ slug: 'partners', path: '/tree/partners' },
];
