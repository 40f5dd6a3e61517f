import type { TestContext } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { at, browser } from './product';

/** Longest wait for anything a page does, in milliseconds; generous, for machines that are busy. */
const PATIENCE_MS = 20_000;

/** The widths that the design is made for, in pixels; 320 is a 1280 px screen at 400 % zoom. */
export const WIDTHS = { smallest: 320, phone: 390, tablet: 768, desktop: 1440 } as const;

/** A size of the window for each width. */
export function windowOf(width: number): { width: number; height: number } {
	return { width, height: width < WIDTHS.tablet ? 844 : 900 };
}

/** A new visitor with an empty profile, on a wide screen unless told otherwise. Leaves with the test. */
export async function newVisitor(test: TestContext, options: BrowserContextOptions = {}): Promise<Page> {
	const context = await browser.newContext({
		baseURL: at('/'),
		locale: 'de-DE',
		viewport: windowOf(WIDTHS.desktop),
		...options,
	});
	context.setDefaultTimeout(PATIENCE_MS);
	// tsx wraps named functions into a helper of its own, which a function sent into a page would miss.
	await context.addInitScript('globalThis.__name ??= (named) => named');
	test.after(() => context.close());
	return context.newPage();
}

/** Opens a page and waits until React has taken it over. */
export async function openReady(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await ready(page);
}

/** Waits until React has taken over every control that the inline loader holds for it. */
export async function ready(page: Page): Promise<void> {
	await page.waitForFunction(() => document.readyState === 'complete' && document.querySelector('[data-js]') === null);
}

/** The loader's wait for React, which a machine that is busy with other tests would use up (`src/boot/loader.js`). */
const LOADERS_PATIENCE_MS = 8_000;

/** Keeps all of a page's scripts back until the returned function is called, however long that takes. Before `goto`. */
export async function holdReactBack(page: Page): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/assets/*.js', async (route) => {
		await held;
		await route.continue();
	});
	await page.addInitScript((patience) => {
		const usual = window.setTimeout;
		window.setTimeout = ((act: TimerHandler, wait?: number, ...rest: unknown[]) =>
			wait === patience ? 0 : usual(act, wait, ...rest)) as typeof setTimeout;
	}, LOADERS_PATIENCE_MS);
	return release;
}

/** What the browser had to say about a page, from now on: console messages and uncaught errors. */
export function complaints(page: Page): string[] {
	const heard: string[] = [];
	page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
	page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
	return heard;
}

/** Addresses outside of the site that a page asks for, from now on. */
export function foreignRequests(page: Page): string[] {
	const asked: string[] = [];
	const { origin } = new URL(at('/'));
	page.on('request', (request) => {
		const url = new URL(request.url());
		if (url.protocol.startsWith('http') && url.origin !== origin) asked.push(url.href);
	});
	return asked;
}
