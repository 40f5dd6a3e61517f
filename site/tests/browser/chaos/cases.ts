import { pages, type RoutePath } from '../../../src/routes';
import { filesOf } from '../support/built-files';
import { HANGS, type Way, ways } from './files';
import { FORM_PAGES } from './page';

/** A file, and how it fails. */
export type Case = readonly [file: string, way: Way];

/** Where the shell's texts fail in every way. */
const FULL: RoutePath = '/contact';

/** The pages, those with a form first: files that every page asks for are tried there. */
export const ordered: readonly RoutePath[] = [...new Set([...FORM_PAGES, ...pages.map(({ path }) => path)])];

/** One file of each kind fails: the shell's texts, the page's, its code, one that pages share, the first of all. */
export function casesOfKinds(path: RoutePath): readonly Case[] {
	// In the order in which they are found to be needed.
	const [entry = '', code = '', shell = '', texts = '', shared = ''] = filesOf(path);
	const kinds = [shell, texts, code, shared, entry];
	// Each page begins with another way.
	const first = ordered.indexOf(path);
	const inOneWay = kinds.map((file, at): Case => [file, ways[(first + at) % ways.length] ?? HANGS]);
	return path === FULL ? [...ways.map((way): Case => [shell, way]), ...inOneWay.slice(1)] : inOneWay;
}

/** One of these, another kind and another way on each page. */
export function caseOf(path: RoutePath): readonly Case[] {
	const cases = casesOfKinds(path);
	return cases.slice(ordered.indexOf(path) % cases.length).slice(0, 1);
}
