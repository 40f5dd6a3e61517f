import type { Page } from '@playwright/test';

/** Opens a page and waits until React has taken it over. */
export async function openReady(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await ready(page);
}

const NOT_TAKEN_OVER =
	'React did not take the page over as it came. If the router was updated: see router.ssr in site/src/entry-client.tsx, by which it draws the same boundaries in the browser as in the prerendered page.';

/** Waits until React has taken over every control that the inline loader holds for it, and what follows: it takes over the
 * page's own part after header and footer. */
export async function ready(page: Page): Promise<void> {
	await page
		.waitForFunction(() => document.readyState === 'complete' && document.querySelector('[data-js]') === null)
		.catch((cause) => {
			throw new Error(NOT_TAKEN_OVER, { cause });
		});
	await idle(page);
}

/** Waits until the page has nothing left to do now. Unlike an idle callback, such a task does not wait for frames. */
export async function idle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await new Promise((done) => setTimeout(done));
		// Tests of older browsers take it away.
		await window.scheduler?.postTask(() => {}, { priority: 'background' });
	});
}

/** How long loader and router wait for a file, in milliseconds (`src/boot/loader.js`, `src/missing-file.ts`). */
export const PATIENCE_MS = 8_000;

/** Keeps a page's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/assets/*.js', async (route) => {
		await held;
		await route.continue();
	});
	return release;
}

/** Does so however long that takes: the loader does not give up meanwhile. Before `goto`. */
export async function holdReactBack(page: Page): Promise<() => void> {
	await neverAfter(page, PATIENCE_MS);
	return holdScripts(page);
}

/** Has the page's scripts wait for ever where they would give up after so many milliseconds. Before `goto`. */
export async function neverAfter(page: Page, patience: number): Promise<void> {
	await page.addInitScript((given) => {
		const usual = window.setTimeout;
		window.setTimeout = ((act: TimerHandler, wait?: number, ...rest: unknown[]) =>
			wait === given ? 0 : usual(act, wait, ...rest)) as typeof setTimeout;
	}, patience);
}

/** Turns the wheel upwards where the pointer is. @returns by how many pixels the page has moved */
export async function scrolledByWheel(page: Page): Promise<number> {
	const before = await page.evaluate(() => scrollY);
	await page.mouse.wheel(0, -300);
	for (let frame = 0; frame < 3; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
	return before - (await page.evaluate(() => scrollY));
}

/** What the browser had to say about a page, from now on: console messages and uncaught errors. */
export function complaints(page: Page): string[] {
	const heard: string[] = [];
	page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
	page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
	return heard;
}

/** Paths of all that the page asks this site for, and whole addresses of all that it asks others for, from now on. */
export function requests(page: Page): { readonly own: string[]; readonly foreign: string[] } {
	const asked = { own: [] as string[], foreign: [] as string[] };
	page.on('request', (request) => {
		const url = new URL(request.url());
		const { hostname } = new URL(page.url() === 'about:blank' ? request.url() : page.url());
		if (!url.protocol.startsWith('http')) return;
		if (url.hostname === hostname) asked.own.push(url.pathname);
		else asked.foreign.push(url.href);
	});
	return asked;
}
