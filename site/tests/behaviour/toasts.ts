import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { confirmation, fill, newEntry, sendButton } from '../contact/form';
import { until } from '../support/until';
import { newVisitor, openReady } from '../support/visitor';

/** The specification's numbers: milliseconds and pixels. */
const LIFETIME_MS = 4_000;
const VISIBLE = 3;
const WIDTH = 356;
const GAP = 14;
const SWIPE = 45;

/** How far the stopped clock goes at once, in milliseconds: far less than a toast's life. */
const STEP_MS = 10;

function toasts(page: Page) {
	return page.locator('[data-sonner-toast]:not([data-removed="true"])');
}

/** How far a toast is out of its place, to the right, in pixels. */
function swiped(toast: Locator): Promise<number> {
	return toast.evaluate((element: HTMLElement) =>
		Number.parseFloat(element.style.getPropertyValue('--swipe-amount-x')),
	);
}

/** Opens the form with a clock that stands still as soon as the page is ready. */
async function openWithStoppedClock(page: Page): Promise<void> {
	await page.clock.install();
	await openReady(page, '/contact');
	await page.clock.pauseAt(Date.now() + 60_000);
}

/** Sends a message, which shows a toast. */
async function send(page: Page): Promise<void> {
	await fill(page, newEntry());
	await sendButton(page).click();
	await confirmation(page).waitFor();
}

/** Sends some messages, one after the other, while the clock stands. */
async function showToasts(page: Page, count: number): Promise<void> {
	await openWithStoppedClock(page);
	for (let sent = 1; sent <= count; sent++) {
		await send(page);
		await until(`toast ${sent}`, async () => {
			// A toast is put on the page by a timer of its own.
			await page.clock.runFor(STEP_MS);
			return (await toasts(page).count()) === sent ? true : undefined;
		});
		if (sent === count) break;
		// The form is back when its page is opened again; the toasts stay, since nothing is loaded anew.
		await goByLink(page, '/help/');
		await goByLink(page, '/contact');
	}
}

/** Presses a link of the footer and lets the router do what it does in time. */
async function goByLink(page: Page, path: string): Promise<void> {
	await page
		.locator(`footer a[href="${path}"], header a[href="${path}"]`)
		.first()
		.evaluate((link: HTMLElement) => link.click());
	await page.waitForURL(`**${path}`);
	await until('the page with the form', async () => {
		await page.clock.runFor(STEP_MS);
		return (await page.locator('main').getByRole('heading', { level: 1 }).count()) === 1 ? true : undefined;
	});
	await page.locator('form[action="/api/contact"]').waitFor();
}

describe('toasts', () => {
	it('leave by themselves after 4 seconds', async (test) => {
		const page = await newVisitor(test);
		await showToasts(page, 1);
		await page.clock.runFor(LIFETIME_MS - 200);
		assert.equal(await toasts(page).count(), 1);
		await page.clock.runFor(400);
		await toasts(page).waitFor({ state: 'detached' });
	});

	for (const colorScheme of ['light', 'dark'] as const) {
		it(`stand out from the page in its own colours turned round, when it is ${colorScheme}`, async (test) => {
			const page = await newVisitor(test, { colorScheme });
			await showToasts(page, 1);
			const coloursOf = (element: Element) => [
				getComputedStyle(element).color,
				getComputedStyle(element).backgroundColor,
			];
			assert.deepEqual(
				await toasts(page).first().evaluate(coloursOf),
				(await page.locator('html').evaluate(coloursOf)).reverse(),
			);
		});
	}

	it('are 356 pixels wide, and three of four are visible', async (test) => {
		const page = await newVisitor(test);
		await showToasts(page, VISIBLE + 1);
		assert.equal(await page.locator('[data-sonner-toast][data-visible="true"]').count(), VISIBLE);
		assert.equal(
			await toasts(page)
				.first()
				.evaluate((toast: HTMLElement) => toast.offsetWidth),
			WIDTH,
		);
	});

	it('stand 14 pixels apart when the pointer is over them', async (test) => {
		const page = await newVisitor(test);
		await showToasts(page, 2);
		await toasts(page).first().hover();
		await until('a gap of 14 pixels', async () => {
			const [front, back] = await Promise.all([toasts(page).first().boundingBox(), toasts(page).nth(1).boundingBox()]);
			if (!front || !back) return undefined;
			const [upper, lower] = front.y < back.y ? [front, back] : [back, front];
			return Math.round(lower.y - (upper.y + upper.height)) === GAP ? true : undefined;
		});
	});

	it('can be swiped away by 45 pixels, and come back before that', async (test) => {
		const page = await newVisitor(test);
		await showToasts(page, 1);
		const toast = page.locator('[data-sonner-toast]');
		for (const [distance, stays] of [
			[SWIPE - 5, true],
			[SWIPE + 5, false],
		] as const) {
			// Waits until the toast has come to rest: one that still rises is not where it was seen.
			await toast.hover();
			const box = await toast.boundingBox();
			assert.ok(box);
			const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
			await page.mouse.down();
			assert.equal(await toast.getAttribute('data-swiping'), 'true', 'the toast is held');
			await page.mouse.move(x + 2, y);
			await until('the toast follows the pointer', async () => {
				await page.mouse.move(x + distance, y, { steps: 4 });
				return (await swiped(toast)) === distance ? true : undefined;
			});
			// A slow hand: sonner lets a fast one go sooner.
			await page.clock.runFor(2_000);
			await page.mouse.up();
			assert.equal(await toast.getAttribute('data-swipe-out'), String(!stays));
			if (stays) assert.equal(await swiped(toast), 0, 'the toast goes back to its place');
		}
		await page.clock.runFor(1_000);
		await toast.waitFor({ state: 'detached' });
	});

	it('can be closed by a button', async (test) => {
		const page = await newVisitor(test);
		await showToasts(page, 1);
		await toasts(page).getByRole('button', { name: common.close }).click();
		await page.clock.runFor(1_000);
		await toasts(page).waitFor({ state: 'detached' });
	});
});
