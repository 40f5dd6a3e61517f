import type { Page } from '@playwright/test';
import { pages, type RoutePath } from '../../../src/routes';
import { filesOf, HANGS, type Way, ways, waysThatEnd } from './files';
import { FORM_PAGES } from './page';

export type Case = readonly [file: string, way: Way];

/** How many pages are opened at once. */
export const AT_ONCE = 4;

/** Where every file fails by never coming, too. */
const FULL: RoutePath = '/contact';

/** The pages, those with a form first: files that every page asks for are tried there. */
export const ordered: readonly RoutePath[] = [
	...FORM_PAGES,
	...pages.map(({ path }) => path).filter((path) => !FORM_PAGES.some((page) => page === path)),
];

/**
 * What can fail on each page: each file, on one of the pages that ask for it, in one way that changes from file to file.
 * On the page of the contact form each of its files fails in every way if all pages have it, or else in one way and by
 * never coming.
 */
export async function casesOfPages(newVisitor: () => Promise<Page>): Promise<ReadonlyMap<RoutePath, readonly Case[]>> {
	const filesOfPages = await allFiles(newVisitor);
	let turn = 0;
	const next = (): Way => waysThatEnd[turn++ % waysThatEnd.length] ?? HANGS;
	const tried = new Set<string>();
	const waysOf = (path: RoutePath, file: string): readonly Way[] => {
		if (path === FULL)
			return ordered.every((other) => filesOfPages.get(other)?.includes(file)) ? ways : [next(), HANGS];
		return tried.has(file) ? [] : [next()];
	};
	return new Map(
		ordered.map((path) => {
			const files = filesOfPages.get(path) ?? [];
			const cases = files.flatMap((file) => waysOf(path, file).map((way): Case => [file, way]));
			for (const file of files) tried.add(file);
			return [path, cases];
		}),
	);
}

/** The files that each page asks for. */
async function allFiles(newVisitor: () => Promise<Page>): Promise<ReadonlyMap<RoutePath, readonly string[]>> {
	const found = new Map<RoutePath, readonly string[]>();
	const left = [...ordered];
	const visit = async () => {
		for (let path = left.shift(); path !== undefined; path = left.shift()) {
			const page = await newVisitor();
			found.set(path, await filesOf(page, path));
			await page.context().close();
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, visit));
	return found;
}
