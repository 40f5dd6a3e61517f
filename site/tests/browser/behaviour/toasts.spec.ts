import type { Locator, Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { confirmation, fill, newEntry, sendButton } from '../contact/form';
import { expect, test } from '../fixtures';
import type { Leads } from '../support/leads';
import { openReady } from '../support/visitor';

/** The specification's numbers: milliseconds and pixels. */
const LIFETIME_MS = 4_000;
const VISIBLE = 3;
const WIDTH = 356;
const GAP = 14;
const SWIPE = 45;

/** How far the stopped clock goes at once, in milliseconds: far less than a toast's life. */
const STEP_MS = 10;

/** How long to wait before the clock goes on again, in real milliseconds. */
const SOON = { intervals: [25] };

function toasts(page: Page) {
	return page.getByRole('region', { name: common.toasts }).locator('> div');
}

/** How far a toast is out of its place, to the right, in pixels. */
function swiped(toast: Locator): Promise<number> {
	return toast.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
}

/** Colours of an element's letters and of its ground. */
function coloursOf(locator: Locator): Promise<string[]> {
	return locator.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]);
}

/** Lets the stopped clock go on until so many of an element are there. */
async function runUntilCount(locator: Locator, count: number): Promise<void> {
	await expect(async () => {
		await locator.page().clock.runFor(STEP_MS);
		expect(await locator.count()).toBe(count);
	}).toPass(SOON);
}

/** Sends some messages, one after the other, while the clock stands; each shows a toast. */
async function showToasts(page: Page, leads: Leads, count: number): Promise<void> {
	await page.clock.install();
	await openReady(page, '/contact');
	await page.clock.pauseAt(Date.now() + 60_000);
	for (let sent = 1; sent <= count; sent++) {
		await fill(page, newEntry());
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
		await runUntilCount(toasts(page), Math.min(sent, VISIBLE));
		if (sent === count) break;
		await leads.forgetCounters();
		// The form is back when its page is opened again; the toasts stay, since nothing is loaded anew.
		await goByLink(page, '/help/');
		await goByLink(page, '/contact');
	}
}

/** Presses a link of the footer or header and lets the router do what it does in time. */
async function goByLink(page: Page, path: string): Promise<void> {
	await page.locator(`:is(footer, header) a[href="${path}"]`).first().dispatchEvent('click');
	await expect(page).toHaveURL(path);
	await runUntilCount(page.locator('main').getByRole('heading', { level: 1 }), 1);
	await expect(page.locator('form[action="/api/contact"]')).toBeVisible();
}

test.describe('toasts', () => {
	test('leave by themselves after 4 seconds', async ({ page, leads }) => {
		await showToasts(page, leads, 1);
		await page.clock.runFor(LIFETIME_MS - 200);
		await expect(toasts(page)).toHaveCount(1);
		await page.clock.runFor(400);
		await expect(toasts(page)).toHaveCount(0);
	});

	test('have the page’s own colours turned round, and can be swiped away by 45 pixels', async ({ page, leads }) => {
		await showToasts(page, leads, 1);
		const toast = toasts(page);

		for (const colorScheme of ['dark', 'light'] as const) {
			await test.step(`the colours when the page is ${colorScheme}`, async () => {
				await page.emulateMedia({ colorScheme });
				expect(await coloursOf(toast)).toEqual((await coloursOf(page.locator('html'))).reverse());
			});
		}

		for (const [distance, stays] of [
			[SWIPE - 5, true],
			[SWIPE + 5, false],
		] as const) {
			await test.step(`a swipe by ${distance} pixels`, async () => {
				await toast.hover();
				const box = await toast.boundingBox();
				if (!box) throw new Error('the toast is not shown');
				const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
				await page.mouse.down();
				await page.mouse.move(x + distance, y, { steps: 4 });
				await expect(async () => expect(await swiped(toast), 'the toast follows the pointer').toBe(distance)).toPass(
					SOON,
				);
				await page.mouse.up();
				await expect(toast).toHaveCount(stays ? 1 : 0);
				if (stays)
					await expect(async () => expect(await swiped(toast), 'the toast goes back to its place').toBe(0)).toPass(
						SOON,
					);
			});
		}
	});

	test('stay while somebody points at one or has the focus in it, and leave 4 seconds later', async ({
		page,
		leads,
	}) => {
		await showToasts(page, leads, 1);
		await toasts(page).hover();
		await page.clock.runFor(2 * LIFETIME_MS);
		await toasts(page).getByRole('button').focus();
		await page.mouse.move(0, 0);
		await page.clock.runFor(2 * LIFETIME_MS);
		await expect(toasts(page)).toHaveCount(1);
		await page.locator('main').focus();
		await page.clock.runFor(LIFETIME_MS + 200);
		await expect(toasts(page)).toHaveCount(0);
	});

	test('are 356 pixels wide, the last three of four, 14 pixels apart, and closed by a button', async ({
		page,
		leads,
	}) => {
		await showToasts(page, leads, VISIBLE + 1);
		await expect(toasts(page)).toHaveCount(VISIBLE);
		const boxes = await toasts(page).evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().toJSON()));
		for (const { width } of boxes) expect(width).toBe(WIDTH);
		for (const [index, { top }] of boxes.slice(1).entries()) expect(Math.round(top - boxes[index].bottom)).toBe(GAP);
		await toasts(page).first().getByRole('button', { name: common.close }).click();
		await expect(toasts(page)).toHaveCount(VISIBLE - 1);
	});
});
