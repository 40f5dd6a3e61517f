import { expect, test } from '../fixtures';
import { holdReactBack } from '../support/visitor';

test("a device that is picked in a table's dropdown stands in its column, also when it was picked before React came", async ({
	page,
}) => {
	const release = await holdReactBack(page);
	await page.goto('/devices/payments/');
	const pick = async (column: number) => {
		const dropdown = page.getByLabel(`${column}. Klasse wählen`);
		const [other = ''] = await dropdown.locator('option:not(:checked)').allInnerTexts();
		await dropdown.selectOption(other);
		return other;
	};
	const heading = (column: number) => page.locator('main thead th').nth(column - 1);
	const early = await pick(2);
	release();
	await expect(heading(2)).toHaveText(early);
	await expect(page.getByLabel('2. Klasse wählen').locator('option:checked')).toHaveText(early);
	await expect(heading(1)).toHaveText(await pick(1));
});
