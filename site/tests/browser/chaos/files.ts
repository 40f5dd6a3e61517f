import { expect, type Page, type Route } from '@playwright/test';

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

/** Ways to fail that are not always noticed: nothing but time tells. */
export const silentWays: readonly Way[] = [HANGS, 'comes empty'];

/** True for the path of a file of code or texts. */
export function isScript(path: string): boolean {
	return /^\/assets\/.*\.js$/.test(path);
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
	return () => expect.poll(() => hasFailed, { message: 'the file is asked for', intervals: [20] }).toBe(true);
}
