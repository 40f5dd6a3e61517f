import { pages, type RoutePath } from '../../../src/routes';
import { filesOf } from '../support/built-files';
import { HANGS, type Way, ways, waysThatEnd } from './files';
import { FORM_PAGES } from './page';

/** A file, and how it fails. */
export type Case = readonly [file: string, way: Way];

/** Where every file fails by never coming, too. */
export const FULL: RoutePath = '/contact';

/** The pages, those with a form first: files that every page asks for are tried there. */
export const ordered: readonly RoutePath[] = [
	...FORM_PAGES,
	...pages.map(({ path }) => path).filter((path) => !FORM_PAGES.some((page) => page === path)),
];

let known: ReadonlyMap<RoutePath, readonly Case[]> | undefined;

/**
 * What fails on a page: each file, on one of the pages that ask for it, in one way that changes from file to file. On the
 * page of the contact form each of its files fails in every way if all pages have it, or else in one way and by never coming.
 */
export function casesOf(path: RoutePath): readonly Case[] {
	known ??= casesOfPages();
	return known.get(path) ?? [];
}

function casesOfPages(): ReadonlyMap<RoutePath, readonly Case[]> {
	const filesOfPages = new Map(ordered.map((path) => [path, filesOf(path)]));
	let turn = 0;
	const next = (): Way => waysThatEnd[turn++ % waysThatEnd.length] ?? HANGS;
	const tried = new Set<string>();
	const waysOf = (path: RoutePath, file: string): readonly Way[] => {
		if (path === FULL)
			return [...filesOfPages.values()].every((files) => files.includes(file)) ? ways : [next(), HANGS];
		return tried.has(file) ? [] : [next()];
	};
	return new Map(
		[...filesOfPages].map(([path, files]) => {
			const cases = files.flatMap((file) => waysOf(path, file).map((way): Case => [file, way]));
			for (const file of files) tried.add(file);
			return [path, cases];
		}),
	);
}
