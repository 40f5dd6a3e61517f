/**
 * Acting in a page as a visitor does, on a processor that is four times slower, and timing what is seen of it.
 */
import { AGAIN } from './aims.mjs';

/** How much slower than this machine's processor a phone's is (Lighthouse's mobile preset). */
const CPU_SLOWDOWN = 4;
/** The shortest interaction that browsers report, in milliseconds (Event Timing, section 3.3): below it this stands. */
const SHORTEST_MS = 16;
/** How long a quick finger presses, in milliseconds. Let go at once, what the press itself changes (focus, its look) would
 * fall into the frame that shows its effect. */
export const PRESS_MS = 80;
/** Until a slow processor has reported its interactions, in milliseconds. */
const REPORT_MS = 1_000;

export const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1350, height: 940 } };

/** Runs in the page: keeps the longest duration of each interaction. */
function watchInteractions() {
	window.auditInteractions = {};
	new PerformanceObserver((list) => {
		for (const { interactionId, duration } of list.getEntries()) {
			if (!interactionId) continue;
			const { auditInteractions: known } = window;
			known[interactionId] = Math.max(known[interactionId] ?? 0, duration);
		}
	}).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}

/** A slowed page of a new visitor; `leave` closes it.
 * @param {import('playwright-core').Browser} browser
 * @param {object} device PHONE or DESKTOP
 * @returns {Promise<{ page: import('playwright-core').Page, session: import('playwright-core').CDPSession, leave: () => Promise<void> }>} */
export async function slowVisitor(browser, device) {
	const context = await browser.newContext({ locale: 'de-DE', ...device });
	const page = await context.newPage();
	await page.addInitScript(watchInteractions);
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	return { page, session, leave: () => context.close() };
}

/** Opens a page and waits until React has taken it over and nothing is left to do. */
export async function openReady(page, url) {
	await page.goto(url, { waitUntil: 'load' });
	await page.waitForFunction(() => document.querySelector('[data-js]') === null);
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Takes every measurement once in each round, not one after the other as often as is asked: this way a slow minute of the
 * machine falls on all of them alike, and on no more than a few of each.
 * @template T, R
 * @param {number} rounds
 * @param {readonly (() => Promise<T>)[]} measurements
 * @param {(results: T[], index: number) => R} rowOf what a measurement's results come to
 * @param {(row: R) => boolean} misses whether a row is to be measured again
 * @returns {Promise<R[]>} a row a measurement */
export async function inRounds(rounds, measurements, rowOf, misses) {
	const taken = measurements.map((measure, index) => ({ measure, index, results: [] }));
	const take = async (times, some) => {
		for (let round = 0; round < times; round++) for (const { measure, results } of some) results.push(await measure());
	};
	const row = ({ results, index }) => rowOf(results, index);
	await take(rounds, taken);
	await take(
		AGAIN * rounds,
		taken.filter((one) => misses(row(one))),
	);
	return taken.map(row);
}

/** Forgets the interactions so far. */
export function forget(page) {
	return page.evaluate(() => {
		window.auditInteractions = {};
	});
}

/** From the press to the next paint, of the slowest interaction since `forget`, in milliseconds. */
export async function slowestInteraction(page) {
	await page.waitForTimeout(REPORT_MS);
	return page.evaluate((shortest) => Math.max(shortest, ...Object.values(window.auditInteractions)), SHORTEST_MS);
}
