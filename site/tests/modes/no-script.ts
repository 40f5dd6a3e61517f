import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newVisitor } from '../support/visitor';
import { addresses } from './addresses';

describe('without JavaScript', { concurrency: 2 }, () => {
	for (const path of addresses) {
		it(`${path} shows no control that would do nothing`, async (test) => {
			const page = await newVisitor(test, { javaScriptEnabled: false });
			await page.goto(path);
			// A form's button sends it, a popover's opens it: neither needs a script.
			const idle = page.locator(
				':is(button:not(form [type="submit"], [popovertarget]), fieldset:not(:has(input))):visible',
			);
			assert.deepEqual(await idle.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120))), []);
			assert.equal(await page.locator('[popovertarget]').count(), 2, 'the menu’s buttons are there');
		});
	}
});
