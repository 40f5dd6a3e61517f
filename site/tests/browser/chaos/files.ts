import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { RoutePath } from '../../../src/routes';
import { ready } from '../support/visitor';

declare global {
	interface Window {
		/** How many files the page has asked for, and at how many looks in a row nothing was added. */
		quiet: { resources: number; looks: number };
	}
}

const JAVASCRIPT = 'text/javascript; charset=utf-8';

/** How a file can fail to come. */
const WAYS = {
	'answers 503': (route: Route) => route.fulfill({ status: 503, body: '' }),
	'answers with a 404 page': (route: Route) =>
		route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><h1>404</h1>' }),
	'comes empty': (route: Route) => route.fulfill({ status: 200, contentType: JAVASCRIPT, body: '' }),
	'comes torn': (route: Route) => route.fulfill({ status: 200, contentType: JAVASCRIPT, body: 'export default {' }),
	'breaks off': (route: Route) => route.abort('connectionreset'),
	'never comes': () => {},
} as const satisfies Record<string, (route: Route) => unknown>;

export type Way = keyof typeof WAYS;
export const HANGS = 'never comes' as const satisfies Way;
export const ways = Object.keys(WAYS) as readonly Way[];
export const waysThatEnd = ways.filter((way) => way !== HANGS);

/** The files of code and texts that a page asks for while something is done, in their order. */
export async function filesDuring(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
	const asked = new Set<string>();
	const note = (request: Request) => {
		const { pathname } = new URL(request.url());
		if (/^\/assets\/.*\.js$/.test(pathname)) asked.add(pathname);
	};
	page.on('request', note);
	await act();
	page.off('request', note);
	return [...asked];
}

/** The files that a page asks for until React has taken it over. */
export function filesOf(page: Page, path: RoutePath): Promise<readonly string[]> {
	return filesDuring(page, async () => {
		await page.goto(path);
		await page.mouse.move(1, 1);
		await ready(page);
	});
}

/** Makes files fail, and returns what waits until the first of them has done so. */
export async function failing(page: Page, concerns: (path: string) => boolean, way: Way): Promise<() => Promise<void>> {
	let hasFailed = false;
	await page.route(
		({ pathname }) => concerns(pathname),
		async (route) => {
			await WAYS[way](route);
			hasFailed = true;
		},
	);
	return () => expect.poll(() => hasFailed, 'the file is asked for').toBe(true);
}

/** Waits until the page has drawn its conclusions from all that came: for half a second it asks for nothing more. */
export async function digested(page: Page): Promise<void> {
	await page.evaluate(() => {
		window.quiet = { resources: 0, looks: 0 };
	});
	await page.waitForFunction(
		() => {
			const resources = performance.getEntriesByType('resource').length;
			const looks = resources === window.quiet.resources ? window.quiet.looks + 1 : 0;
			window.quiet = { resources, looks };
			return looks >= 5;
		},
		undefined,
		{ polling: 100 },
	);
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** How often the document of an address of the site has been loaded, from now on. */
export function loads(page: Page): string[] {
	const addresses: string[] = [];
	page.on('request', (request) => {
		const own = request.isNavigationRequest() && request.frame() === page.mainFrame();
		if (own) addresses.push(new URL(request.url()).pathname);
	});
	return addresses;
}
