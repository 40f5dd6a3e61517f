import { pages, type RoutePath } from '../../src/routes';
import { at, browser } from '../support/product';
import { filesOf, HANGS, type Way, ways, waysThatEnd } from './files';
import { FORM_PAGES } from './page';

export type Case = readonly [file: string, way: Way];

/** Two pages without a form on which files that never come are tried, too. */
const ALSO_HANGING: readonly RoutePath[] = ['/pricing/', '/legal/imprint'];

/** How many pages are opened at once, and on how many a file is tried that several ask for. */
export const AT_ONCE = 4;
const TRIED_ON = 3;

/** The pages, those with a form first: files that every page asks for are tried there. */
export const ordered: readonly RoutePath[] = [
	...FORM_PAGES,
	...pages.map(({ path }) => path).filter((path) => !FORM_PAGES.some((page) => page === path)),
];

/**
 * What can fail on each page. A file that is a page's own fails in two ways, one of several pages in one way on three of
 * them, one of all pages in every way where there is a form; the ways change from file to file.
 */
export async function casesOfPages(): Promise<ReadonlyMap<RoutePath, readonly Case[]>> {
	const filesOfPages = await allFiles();
	const askers = (file: string) => ordered.filter((path) => filesOfPages.get(path)?.includes(file));
	let turn = 0;
	const next = (): Way => waysThatEnd[turn++ % waysThatEnd.length] ?? HANGS;
	const waysOf = (path: RoutePath, file: string): readonly Way[] => {
		const by = askers(file);
		const withForm = FORM_PAGES.some((page) => page === path);
		if (by.length === ordered.length) return withForm ? ways : [];
		const hanging = withForm || ALSO_HANGING.includes(path) ? [HANGS] : [];
		if (by.length === 1) return [next(), next(), ...hanging];
		return [...(by.indexOf(path) < TRIED_ON ? [next()] : []), ...hanging];
	};
	return new Map(
		ordered.map((path) => [
			path,
			(filesOfPages.get(path) ?? []).flatMap((file) => waysOf(path, file).map((way): Case => [file, way])),
		]),
	);
}

/** The files that each page asks for. */
async function allFiles(): Promise<ReadonlyMap<RoutePath, readonly string[]>> {
	const found = new Map<RoutePath, readonly string[]>();
	const left = [...ordered];
	const visit = async () => {
		for (let path = left.shift(); path !== undefined; path = left.shift()) {
			const page = await browser.newPage({ baseURL: at('/') });
			found.set(path, await filesOf(page, path));
			await page.context().close();
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, visit));
	return found;
}
