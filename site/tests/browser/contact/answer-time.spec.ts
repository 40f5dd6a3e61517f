import type { Page } from '@playwright/test';
import { ANSWER_TIME_PATH } from '../../../src/content/answer-time';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';

const DAY = 24 * 60 * 60 * 1000;

/** What the reminder's function writes when the promise was kept as it mostly is. */
function measured(changes: object = {}): string {
	const at = new Date(Date.now() - DAY).toISOString();
	return JSON.stringify({ days: 90, inTime: 1033, counted: 1040, measuredAt: at, ...changes });
}

/** Opens the contact page and waits until the number came. Returns what the console complains of. */
async function open(page: Page): Promise<readonly string[]> {
	const complaints: string[] = [];
	page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
	page.on('pageerror', (error) => complaints.push(error.message));
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
		}).observe({ type: 'layout-shift', buffered: true });
	});
	const asked = page.waitForResponse(`**${ANSWER_TIME_PATH}`);
	await openReady(page, '/contact');
	await asked;
	await twoFrames(page);
	return complaints;
}

/** How far the page's parts were moved until now, as a layout shift is measured. */
async function moved(page: Page): Promise<number> {
	await twoFrames(page);
	const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
	return shifts.reduce((sum, shift) => sum + shift, 0);
}

function twoFrames(page: Page): Promise<unknown> {
	return page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

test.describe('the contact page', () => {
	test('says how many messages were answered in time, and nothing moves for it', async ({ page }) => {
		await page.route(`**${ANSWER_TIME_PATH}`, (route) =>
			route.fulfill({ body: measured(), contentType: 'application/json' }),
		);
		// The place and what follows it are in sight, and the page is longer: its footer would move.
		await page.setViewportSize({ width: 320, height: 2700 });
		const complaints = await open(page);
		const sentence = 'In den letzten 90 Tagen haben wir 1.033 von 1.040 Anfragen binnen 24 Stunden beantwortet.';
		await expect(page.getByText(sentence)).toBeVisible();
		expect({ moved: await moved(page), complaints }).toEqual({ moved: 0, complaints: [] });
	});

	test('says nothing of it as long as nothing is measured', async ({ page }) => {
		const complaints = await open(page);
		expect(await page.locator('main').innerText()).not.toMatch(/binnen 24\sStunden/);
		expect({ moved: await moved(page), complaints }).toEqual({ moved: 0, complaints: [] });
	});

	for (const [what, body] of [
		['too old', measured({ measuredAt: new Date(Date.now() - 4 * DAY).toISOString() })],
		['without a time', measured({ measuredAt: undefined })],
		['more than all', measured({ inTime: 1041 })],
		['a text', measured({ counted: '<b>1040</b>' })],
		['a page', '<!doctype html><p>Hier ist nichts.'],
		['nothing', ''],
	] as const) {
		test(`says nothing of a number that is ${what}`, async ({ page }) => {
			await page.route(`**${ANSWER_TIME_PATH}`, (route) => route.fulfill({ body, contentType: 'application/json' }));
			const complaints = await open(page);
			expect(await page.locator('main').innerText()).not.toMatch(/binnen 24\sStunden/);
			expect(complaints).toEqual([]);
		});
	}
});
