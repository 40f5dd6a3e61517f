import { pages, type RoutePath } from '../../../src/routes';
import { filesOf } from '../support/built-files';
import { HANGS, type Way, ways } from './files';
import { FORM_PAGES } from './page';

/** A file, and how it fails. */
export type Case = readonly [file: string, way: Way];

/** Where texts fail in every way, and every file by never coming, too. */
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

let known: ReadonlyMap<RoutePath, readonly Case[]> | undefined;

/** What fails on a page in the second ring: each file, on one of the pages that ask for it, in a way that changes from file to file. */
export function casesOf(path: RoutePath): readonly Case[] {
	known ??= casesOfPages();
	return known.get(path) ?? [];
}

function casesOfPages(): ReadonlyMap<RoutePath, readonly Case[]> {
	const tried = new Set<string>();
	let turn = 0;
	const next = () => ways[turn++ % ways.length] ?? HANGS;
	return new Map(
		ordered.map((path) => {
			const files = filesOf(path).filter((file) => !tried.has(file));
			for (const file of files) tried.add(file);
			const inOneWay = files.map((file): Case => [file, next()]);
			return [path, path === FULL ? [...inOneWay, ...files.map((file): Case => [file, HANGS])] : inOneWay];
		}),
	);
}
