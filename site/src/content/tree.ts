import { isRoutePath, type RoutePath } from '../routes';
import { brand } from './brand';

/** A row of a link page as its text file has it: a page of this site, or an address of `content/brand.ts` by its key. */
export interface TreeLink {
	readonly label: string;
	readonly text: string;
	readonly path?: string | undefined;
	readonly key?: string | undefined;
}

const EXTERNAL = new Map<string, { readonly url: string }>([
	['meeting', brand.meeting],
	['instagram', brand.instagram],
	['linkedin', brand.linkedin],
]);

/** Where a row leads: `to` inside the site, `href` outside. Throws when it leads nowhere. */
export function targetOf({ label, path, key }: TreeLink): { readonly to: RoutePath } | { readonly href: string } {
	if (path !== undefined && isRoutePath(path)) return { to: path };
	const external = key !== undefined && EXTERNAL.get(key);
	if (external) return { href: external.url };
	throw new Error(`The link '${label}' leads to ${path ?? key}, which is no page and no address`);
}
