import { pages, type RoutePath } from '../routes';

/** Somebody who wants to be shown. */
interface Person {
	readonly name: string;
	/** Address of the picture, as an import of its file gives it; at least 480 by 400 pixels. */
	readonly portrait?: string;
	/** Day of the written permission, e.g. '2026-11-20'. */
	readonly permission: string;
}

type SlugIn<Path> = Path extends `/tree/${infer Slug}` ? (Slug extends '' ? never : Slug) : never;

/** A role of the founding team, by the last part of the path of its link page. */
export type RoleSlug = SlugIn<RoutePath>;

const LINK_PAGE = /^\/tree\/(.+)$/;

/** The roles, in the route table's order. */
export const roles = pages.flatMap(({ path }) => LINK_PAGE.exec(path)?.[1] ?? []) as readonly RoleSlug[];

/**
 * Who has a role, once there is a permission; until then the role alone is shown: nobody has given us names and permissions,
 * so the site names nobody.
 */
export const persons: { readonly [Slug in RoleSlug]?: Person } = {};
