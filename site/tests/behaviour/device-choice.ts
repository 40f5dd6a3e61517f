import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { holdReactBack, newVisitor } from '../support/visitor';

/** A device page whose React comes when told to. */
async function beforeReact(test: TestContext): Promise<{ page: Page; release: () => void }> {
	const page = await newVisitor(test);
	const release = await holdReactBack(page);
	await page.goto('/devices/payments/');
	return { page, release };
}

describe("a device table's dropdown", () => {
	it('takes over a press that came before React', async (test) => {
		const { page, release } = await beforeReact(test);
		const field = page.getByLabel('Klasse 2');
		assert.equal(await page.locator('main select').count(), 0);
		await field.click();
		assert.equal(await field.evaluate((element) => (element as HTMLElement).dataset.held), '');
		release();
		await page.waitForFunction(() => document.activeElement?.matches('main fieldset select'));
		assert.equal(await field.evaluate((element) => element === document.activeElement), true);
	});

	it('keeps the focus of a keyboard that reached it before React, and no other takes it', async (test) => {
		const { page, release } = await beforeReact(test);
		const field = page.getByLabel('Klasse 1');
		await field.focus();
		release();
		await page.locator('main select').first().waitFor();
		assert.equal(await field.evaluate((element) => element === document.activeElement && element.tagName), 'SELECT');
		await page.keyboard.press('ArrowDown');
		const chosen = await field.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text);
		await page
			.locator('main thead th', { hasText: chosen ?? 'none' })
			.first()
			.waitFor();
		assert.equal(await page.locator('main thead th').first().textContent(), chosen);
	});
});
