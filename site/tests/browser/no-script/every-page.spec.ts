import { expect, test } from '../fixtures';
import { addresses } from '../support/addresses';
import { ringOfFailure } from '../support/ring';

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const { path } of addresses) {
		test(`${path} shows no control that would do nothing`, { tag: ringOfFailure(path) }, async ({ page }) => {
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
