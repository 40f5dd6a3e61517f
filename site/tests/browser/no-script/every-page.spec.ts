import { expect, test } from '../fixtures';
import { addresses } from '../support/addresses';

test.describe('without JavaScript', () => {
	for (const { path } of addresses) {
		test(`${path} shows no control that would do nothing`, async ({ page }) => {
			await page.goto(path);
			// A form's button sends it, a popover's opens it: neither needs a script.
			const idle = page.locator(
				':is(button:not(form [type="submit"], [popovertarget]), fieldset:not(:has(input))):visible',
			);
			expect(await idle.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)))).toEqual([]);
			await expect(page.locator('[popovertarget]'), 'the menu’s buttons').toHaveCount(2);
		});
	}
});
