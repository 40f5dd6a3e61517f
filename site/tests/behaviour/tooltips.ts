import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { newVisitor, openReady } from '../support/visitor';

/** The specification's delay, in milliseconds. */
const DELAY_MS = 700;

function control(page: Page) {
	return page.getByRole('button', { name: 'Dark', exact: true });
}

function tooltip(page: Page) {
	return page.locator('[data-tooltip]');
}

describe('tooltips', () => {
	it('open when the pointer has rested for 700 milliseconds, and close when it leaves', async (test) => {
		const page = await newVisitor(test);
		await page.clock.install();
		await openReady(page, '/');
		await page.clock.pauseAt(Date.now() + 60_000);
		await control(page).hover();
		await page.clock.runFor(DELAY_MS - 10);
		assert.equal(await tooltip(page).count(), 0);
		await page.clock.runFor(20);
		await tooltip(page).waitFor();
		assert.equal(await tooltip(page).innerText(), 'Dark');
		await page.mouse.move(0, 600);
		await tooltip(page).waitFor({ state: 'detached' });
	});

	it('open at once by keyboard focus, and close by Escape without moving it', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		await page.getByRole('button', { name: 'Light', exact: true }).focus();
		await page.keyboard.press('Tab');
		await tooltip(page).waitFor();
		await page.keyboard.press('Escape');
		await tooltip(page).waitFor({ state: 'detached' });
		assert.ok(await control(page).evaluate((button) => button === document.activeElement));
	});
});
