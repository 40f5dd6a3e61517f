import { ANSWER_TIME_PATH } from '../../../src/content/answer-time';
import { expect, test } from '../fixtures';
import { complaints, openReady } from '../support/visitor';

/** What the reminder's function writes when the promise was kept as it mostly is. */
const MEASURED = { days: 90, inTime: 1033, counted: 1040 };

test('the contact page says how many messages were answered in time, and nothing moves for it', async ({ page }) => {
	await page.route(`**${ANSWER_TIME_PATH}`, (route) =>
		route.fulfill({ json: { ...MEASURED, measuredAt: new Date().toISOString() } }),
	);
	const heard = complaints(page);
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
		}).observe({ type: 'layout-shift', buffered: true });
	});
	// The place and what follows it are in sight, and the page is longer: its footer would move.
	await page.setViewportSize({ width: 320, height: 2700 });
	await openReady(page, '/contact');
	const sentence = 'In den letzten 90 Tagen haben wir 1.033 von 1.040 Anfragen binnen 24 Stunden beantwortet.';
	await expect(page.getByText(sentence)).toBeVisible();
	// What moved is told after it was drawn.
	await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
	expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
	expect(heard).toEqual([]);
});
