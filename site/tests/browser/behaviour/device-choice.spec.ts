import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdReactBack } from '../support/visitor';

/** Opens a device page whose React comes when the returned function is called. */
async function openBeforeReact(page: Page): Promise<() => void> {
	const release = await holdReactBack(page);
	await page.goto('/devices/payments/');
	await expect(page.locator('main select')).toHaveCount(0);
	return release;
}

test.describe("a device table's dropdown", () => {
	test('takes over a press that came before React', async ({ page }) => {
		const release = await openBeforeReact(page);
		const field = page.getByLabel('Klasse 2');
		await field.click();
		await expect(field).toHaveAttribute('data-held', '');
		release();
		await expect(page.locator('main fieldset select').and(field)).toBeFocused();
	});

	test('keeps the focus of a keyboard that reached it before React, and no other takes it', async ({ page }) => {
		const release = await openBeforeReact(page);
		const field = page.getByLabel('Klasse 1');
		await field.focus();
		release();
		await expect(page.locator('main select').and(field)).toBeFocused();
		await page.keyboard.press('ArrowDown');
		const chosen = await field.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text);
		await expect(page.locator('main thead th').first()).toHaveText(chosen ?? 'none');
	});
});
