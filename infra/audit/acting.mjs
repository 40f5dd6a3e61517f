/**
 * Acting in a page as a visitor does, on a processor that is four times slower, with web-vitals in it.
 */
import { readFileSync } from 'node:fs';

export const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1350, height: 940 } };
/** How long a quick finger presses, in milliseconds. Let go at once, what the press itself changes (focus, its look) would
 * fall into the frame that shows its effect. */
export const QUICK = { delay: 80 };

/** How much slower than this machine's processor a phone's is (Lighthouse's mobile preset). */
const CPU_SLOWDOWN = 4;
const WEB_VITALS = new URL('web-vitals.attribution.iife.js', import.meta.resolve('web-vitals/attribution'));
/** Runs before the page's own scripts. `window.inp` is the slowest interaction, `window.change` a soft navigation. */
const WATCH = `${readFileSync(WEB_VITALS, 'utf8')}
webVitals.onINP((inp) => { window.inp = inp; }, { reportAllChanges: true, durationThreshold: 16 });
webVitals.onFCP((fcp) => { if (fcp.navigationType === 'soft-navigation') window.change = fcp; }, { reportSoftNavs: true });`;

/** Does something in a slowed page of a new visitor, on a PHONE or a DESKTOP.
 * @template T @param {(page: import('@playwright/test').Page) => Promise<T>} act */
export async function asSlowVisitor(browser, device, act) {
	await using context = await browser.newContext({ locale: 'de-DE', ...device });
	await context.addInitScript(WATCH);
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	return await act(page);
}

/** Opens a page and waits until React has taken it over and nothing is left to do. */
export async function openReady(page, url) {
	await page.goto(url, { waitUntil: 'load' });
	await page.waitForFunction(() => document.querySelector('[data-js]') === null);
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Where to press, with the mouse and not with a locator: that looks, in the page and within the interaction, whether it
 * hits, which no visitor waits for.
 * @param {import('@playwright/test').Locator} locator @returns {Promise<[x: number, y: number]>} @throws when it is not shown */
export async function middleOf(locator) {
	await locator.scrollIntoViewIfNeeded();
	const box = await locator.boundingBox();
	if (!box) throw new Error(`${locator} is not shown.`);
	const { x, y, width, height } = box;
	return [x + width / 2, y + height / 2];
}

/** The middle of several measurements. @param {readonly number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
