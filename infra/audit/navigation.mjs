/**
 * From a click to the next page: with React, after the pointer has rested on the link; and without, by the browser's own
 * prefetch.
 */

import { DESKTOP, inRounds, openReady, PRESS_MS, slowVisitor } from './acting.mjs';
import { anyMisses } from './aims.mjs';
import { actingBrowser } from './chrome.mjs';
import { median } from './statistics.mjs';

/** The pointer rests on a link before it is pressed, in milliseconds: time for what a hover fetches. */
const REST_MS = 1_000;

/** @param {object} context of the run
 * @returns {Promise<{ client: { from: string, path: string, ms: number, runs: number[] }[], prefetch: object[] }>} */
export async function measureNavigation(context) {
	const browser = await actingBrowser(context);
	try {
		const ways = context.pages.map(({ path }) => ({ from: path === '/' ? '/help/' : '/', path }));
		const measurements = ways.map(
			({ from, path }) =>
				() =>
					clientNavigation(browser, context.site + from, path),
		);
		const rows = await inRounds(
			context.runs,
			measurements,
			(runs, index) => ({ ...ways[index], ms: median(runs), runs }),
			(row) => hasLink(row) && anyMisses({ navigation: { client: [row] } }),
		);
		const client = rows.filter(hasLink);
		for (const { from, path, ms, runs } of client)
			context.log(`${from} → ${path}  ${Math.round(ms)} ms (${runs.map(Math.round).join(' ')})`);
		const prefetch = [];
		for (const path of ['/pricing/', '/help/']) prefetch.push(await plainNavigation(browser, context.site, path));
		for (const { path, delivery, ms } of prefetch)
			context.log(`without React / → ${path}  ${Math.round(ms)} ms, ${delivery}`);
		return { client, prefetch };
	} finally {
		await browser.close();
	}
}

/** Pages that only a form leads to have no link. */
function hasLink({ runs }) {
	return runs.some((ms) => ms !== undefined);
}

/** Milliseconds from the click to the frame with the next page's headline; undefined when there is no link. */
async function clientNavigation(browser, start, path) {
	const { page, leave } = await slowVisitor(browser, DESKTOP);
	try {
		await openReady(page, start);
		const link = await visibleLink(page, path);
		if (link === undefined) return undefined;
		await link.hover();
		await page.waitForTimeout(REST_MS);
		await page.evaluate(watchNavigation);
		await page.mouse.down();
		await page.waitForTimeout(PRESS_MS);
		await page.mouse.up();
		return await page.evaluate(() => window.auditArrival);
	} finally {
		await leave();
	}
}

/** Runs in the page: resolves after the frame that shows another headline. */
function watchNavigation() {
	const headline = () => document.querySelector('h1')?.textContent;
	const before = headline();
	window.auditArrival = new Promise((resolve) => {
		let pressed = 0;
		addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
		const observer = new MutationObserver(() => {
			const now = headline();
			if (now === undefined || now === before) return;
			observer.disconnect();
			// A task that is queued inside the frame runs after its paint.
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => resolve(performance.now() - pressed);
				port2.postMessage('');
			});
		});
		observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
	});
}

async function visibleLink(page, path) {
	for (const link of await page.locator(`a[href="${path}"]`).all()) if (await link.isVisible()) return link;
	return undefined;
}

/** The browser's own navigation while React is kept away. */
async function plainNavigation(browser, site, path) {
	const { page, session, leave } = await slowVisitor(browser, DESKTOP);
	try {
		await session.send('Network.enable');
		await session.send('Network.setBlockedURLs', { urls: ['*entry-client-*.js'] });
		await page.goto(`${site}/`, { waitUntil: 'load' });
		await (await visibleLink(page, path)).hover();
		await page.waitForTimeout(REST_MS);
		await page.mouse.down();
		await page.waitForTimeout(PRESS_MS);
		await page.mouse.up();
		await page.waitForURL(site + path);
		await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
		return await page.evaluate((target) => {
			const [navigation] = performance.getEntriesByType('navigation');
			const [paint] = performance.getEntriesByName('first-contentful-paint');
			return { path: target, ms: paint.startTime, delivery: navigation.deliveryType || 'from the server' };
		}, path);
	} finally {
		await leave();
	}
}
