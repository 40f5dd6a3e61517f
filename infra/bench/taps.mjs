/**
 * `npm run bench:taps`: how long a tap at each station of the match day takes until its effect is painted, in the longest evening that
 * there can be and on a processor that is four times slower. Measures the site as it was built last.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { writeEvening } from '../../site/src/workbench/matchday/address.ts';
import { EVENTS_MAX } from '../../site/src/workbench/matchday/evening.ts';
import { startEdge } from '../edge/server.mjs';
import { requireBrowser } from '../local/browser.mjs';
import { runMain } from '../local/main.mjs';
import { ROOT } from '../local/places.mjs';

/** How much slower than this machine's processor a phone's is (Lighthouse's mobile preset). */
const CPU_SLOWDOWN = 4;
/** Taps of each kind, and events that are left for them and for what they need. */
const TAPS = 20;
const LEFT = 4 * TAPS;
/** Until what a tap has put off is done, in milliseconds, before the next one. */
const REST_MS = 1_000;
/** What a visitor hardly feels. */
const AIM_MS = 100;

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: 'de-DE' };
const DESKTOP = { viewport: { width: 1440, height: 900 }, locale: 'de-DE' };

/** What is tapped at a station, one after the other. */
const ACTS = {
	window: ['[aria-label="Kinder: ein Ticket ziehen"]', '[data-due] button', '[data-cancel]'],
	gate: ['[data-skip]', '[data-kind="inside"]'],
	till: ['[data-group="drinks"] button:nth-of-type(3)', '[data-worth="10"]', '[type="submit"]'],
};

await runMain(async () => {
	const facts = JSON.parse(readFileSync(join(ROOT, 'site/build-facts.json'), 'utf8'));
	const edge = await startEdge({ port: 0, dist: join(ROOT, 'site/dist'), apiPort: 9, facts, originSecret: '' });
	const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
	const browser = await chromium.launch({ executablePath: await requireBrowser(), args });
	const rows = [];
	try {
		for (const [device, options] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
			for (const [station, targets] of Object.entries(ACTS))
				for (const row of await tap(browser, edge.url, options, station, targets))
					rows.push({ device, station, ...row });
	} finally {
		await browser.close();
		await edge.close();
	}
	console.table(rows);
	console.log(`Milliseconds from a tap to the next paint, ${EVENTS_MAX - LEFT} events before; aim: ${AIM_MS}.`);
});

/** @typedef {import('../../site/src/workbench/matchday/events.ts').Event} Event */

/** A log that is nearly full: guests, sales of which some are taken back, and one ticket that is shown again and again.
 * @returns {Event[]} */
function fullLog() {
	/** @type {Event[]} */
	const events = [{ kind: 'sold', at: at(0), pieces: { adults: 12, members: 8 } }];
	for (let ticket = 1001; ticket <= 1018; ticket++) events.push({ kind: 'admitted', at: at(events.length), ticket });
	const pieces = { coffee: 1 };
	for (let receipt = 1; events.length < EVENTS_MAX - LEFT; receipt++) {
		const payment = receipt % 3 === 0 ? 'card' : 'cash';
		events.push({ kind: 'rungUp', at: at(events.length), pieces, payment, given: 200 });
		// Receipts are numbered, those that take back among them.
		if (receipt % 10 === 0)
			events.push({ kind: 'reversed', at: at(events.length), receipt: receipt++, pieces, tickets: [] });
		if (receipt % 4 === 0) events.push({ kind: 'refused', at: at(events.length), ticket: 1001, why: 'inside' });
	}
	return events;
}

/** A moment of the match day, from the doors on: seconds, ten from one event to the next. */
function at(place) {
	return 2 * 86_400 + 14.5 * 3_600 + place * 10;
}

/** Taps a station's targets in turn. @returns a row for each target */
async function tap(browser, site, options, station, targets) {
	const names = {
		club: 'SV Musterstadt',
		event: 'Heimspiel',
		adults: 'Erwachsene',
		members: 'Mitglieder',
		children: 'Kinder',
	};
	const context = await browser.newContext(options);
	const page = await context.newPage();
	await page.addInitScript(() => {
		Object.assign(window, { longest: 0 });
		new PerformanceObserver((list) => {
			for (const { interactionId, duration } of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
				if (interactionId) Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), duration) });
		}).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
	});
	await page.goto(`${site}/tools/matchday/${writeEvening({ names, events: fullLog() })}`);
	await page.locator('[data-playing]').waitFor();
	// A phone shows one station at a time.
	const tab = page.locator('[data-playing] nav > button').nth(Object.keys(ACTS).indexOf(station));
	if (await tab.isVisible()) await tab.click();
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
	const times = new Map(targets.map((target) => [target, []]));
	for (let count = 0; count < TAPS; count++)
		for (const target of targets) {
			const place = page.locator(`#station-${station} ${target}`).first();
			await place.scrollIntoViewIfNeeded();
			const { x, y, width, height } = await place.boundingBox();
			await page.waitForTimeout(REST_MS);
			await page.evaluate(() => Object.assign(window, { longest: 0 }));
			await (options.hasTouch
				? page.touchscreen.tap(x + width / 2, y + height / 2)
				: page.mouse.click(x + width / 2, y + height / 2));
			await page.waitForTimeout(REST_MS);
			// What is below the threshold is not told.
			times.get(target).push(await page.evaluate(() => Reflect.get(window, 'longest')));
		}
	await context.close();
	return [...times].map(([target, all]) => {
		const sorted = all.toSorted((one, other) => one - other);
		const share = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
		return { target, p50: share(0.5), p95: share(0.95), max: sorted.at(-1) };
	});
}
