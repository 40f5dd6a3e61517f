import type { Locator, Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import board from '../../../../locales/de/tools/board.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';

/** The customer's numbers: milliseconds and pixels. */
const LIFETIME_MS = 4_000;
const VISIBLE = 3;
const WIDTH = 356;
const GAP = 14;
const SWIPE = 45;

/** How far the stopped clock goes at once, in milliseconds: far less than a toast's life. */
const STEP_MS = 10;

/** How long to wait before the clock goes on again, in real milliseconds. */
const SOON = { intervals: [25] };

function toasts(page: Page, kind = '') {
	return page.getByRole('region', { name: common.toasts }).locator(`> div${kind}`);
}

/** How far a toast is out of its place, to the right, in pixels. */
function swiped(toast: Locator): Promise<number> {
	return toast.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
}

/** Swipes a toast to the right, which follows the pointer. */
async function swipe(toast: Locator, distance: number): Promise<void> {
	const { mouse } = toast.page();
	await toast.hover();
	const box = await toast.boundingBox();
	if (!box) throw new Error('the toast is not shown');
	await mouse.down();
	await mouse.move(box.x + box.width / 2 + distance, box.y + box.height / 2, { steps: 4 });
	await expect(async () => expect(await swiped(toast), 'the toast follows the pointer').toBe(distance)).toPass(SOON);
	await mouse.up();
}

/** Copies a text as often, while the clock stands: each time shows a toast. */
async function showToasts(page: Page, count: number): Promise<void> {
	await page.clock.install();
	await openReady(page, '/tools/board/');
	await page.clock.pauseAt(Date.now() + 60_000);
	for (let shown = 1; shown <= count; shown++) {
		await page.getByRole('button', { name: board.take.copy }).click();
		await expect(async () => {
			await page.clock.runFor(STEP_MS);
			expect(await toasts(page, ':not([data-seen])').count()).toBe(1);
		}).toPass(SOON);
		await toasts(page)
			.last()
			.evaluate((toast: HTMLElement) => {
				toast.dataset.seen = '';
			});
	}
}

test.describe('toasts', () => {
	test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

	test('stay while somebody points at one or has the focus in it, go back from a swipe that is too short, and leave 4 seconds later', async ({
		page,
	}) => {
		await showToasts(page, 1);
		const toast = toasts(page);
		await swipe(toast, SWIPE - 5);
		await expect(async () => expect(await swiped(toast), 'the toast goes back to its place').toBe(0)).toPass(SOON);

		await toast.hover();
		await page.clock.runFor(2 * LIFETIME_MS);
		await toast.getByRole('button').focus();
		await page.mouse.move(0, 0);
		await page.clock.runFor(2 * LIFETIME_MS);
		await expect(toast).toHaveCount(1);
		await page.locator('main').focus();
		await page.clock.runFor(LIFETIME_MS - 200);
		await expect(toast).toHaveCount(1);
		await page.clock.runFor(400);
		await expect(toast).toHaveCount(0);
	});

	test('are 356 pixels wide, the last three of four, 14 pixels apart, and leave by a button or a swipe of 45 pixels', async ({
		page,
	}) => {
		await showToasts(page, VISIBLE + 1);
		await expect(toasts(page)).toHaveCount(VISIBLE);
		const boxes = await toasts(page).evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().toJSON()));
		for (const { width } of boxes) expect(width).toBe(WIDTH);
		for (const [index, { top }] of boxes.slice(1).entries()) expect(Math.round(top - boxes[index].bottom)).toBe(GAP);
		await toasts(page).first().getByRole('button', { name: common.close }).click();
		await expect(toasts(page)).toHaveCount(VISIBLE - 1);
		await swipe(toasts(page).last(), SWIPE + 5);
		await expect(toasts(page)).toHaveCount(VISIBLE - 2);
	});
});
