import type { RoutePath } from '../../../src/routes';
import { NOWHERE } from './addresses';

/** Marks what only `npm test -- --all` runs. */
export const FULL_SUITE = '@full';

/** A page of each layout, which stands for the others of its kind in the fast suite; in the full one every page is looked at.
 * `/solutions/` stands for the overviews, three tools for all. */
const OF_EACH_LAYOUT = new Set<string>([
	'/',
	'/pricing/',
	'/help/',
	'/contact',
	'/solutions/',
	'/solutions/ticketing/',
	'/solutions/payments/pos/',
	'/devices/pos/',
	'/ecosystem/clubs/',
	'/tools/',
	'/tools/matchday/',
	'/tools/cards/',
	'/tools/costs/',
	'/company/about-us',
	'/company/brand',
	'/tree/',
	'/tree/ticketing',
	'/legal/imprint',
	'/signup/asked',
] satisfies RoutePath[]).add(NOWHERE);

/** The page that loads most, one with a form, one of the many with a scene, one with a tool: where a failure would differ. */
const OF_EACH_KIND = new Set<string>([
	'/',
	'/contact',
	'/solutions/payments/pos/',
	'/tools/costs/',
] satisfies RoutePath[]);

/** One with a form, and one of the many with a scene. */
const OF_EACH_USE = new Set<string>(['/contact', '/solutions/payments/pos/'] satisfies RoutePath[]);

/** The tag of a test of one page: none where it stands for its layout. */
export function suiteOfPage(path: string): string[] {
	return OF_EACH_LAYOUT.has(path) ? [] : [FULL_SUITE];
}

/** The tag of a test that asks what becomes of a page when something fails or is missing: none for one page of each kind. */
export function suiteOfFailure(path: string): string[] {
	return OF_EACH_KIND.has(path) ? [] : [FULL_SUITE];
}

/** The tag of the test that takes each way of use, from print to 400 % zoom: none for one page of each kind. */
export function suiteOfUse(path: string): string[] {
	return OF_EACH_USE.has(path) ? [] : [FULL_SUITE];
}
