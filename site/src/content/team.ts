import type { Role } from '../routes';

/** Somebody who wants to be shown. */
interface Person {
	readonly name: string;
	/** Address of the picture, as an import of its file gives it; at least 480 by 400 pixels. */
	readonly portrait?: string;
	/** Day of the written permission, e.g. '2026-11-20'. */
	readonly permission: string;
}

/**
 * Who has a role, once there is a permission; until then the role alone is shown: nobody has given us names and permissions,
 * so the site names nobody.
 */
export const persons: { readonly [R in Role]?: Person } = {};
