import { expect, test } from '../fixtures';
import { holdReactBack } from '../support/visitor';

test("a device table's dropdown takes over a press that came before React, and what is chosen then is compared", async ({
	page,
}) => {
	const release = await holdReactBack(page);
	await page.goto('/devices/pos/');
	await expect(page.locator('main select')).toHaveCount(0);
	const field = page.getByLabel('2. Klasse wählen');
	await field.click();
	release();
	const dropdown = page.locator('main fieldset select').and(field);
	await expect(dropdown).toBeFocused();
	const [other = ''] = await dropdown.locator('option:not(:checked)').allInnerTexts();
	await dropdown.selectOption(other);
	await expect(page.locator('main thead th').nth(1)).toHaveText(other);
	const rows = page.locator('main tbody tr:visible');
	const all = await rows.count();
	await page.locator('main fieldset [type="checkbox"]').check();
	await expect.poll(() => rows.count(), 'rows that differ').toBeLessThan(all);
});
