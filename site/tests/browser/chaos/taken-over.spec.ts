import { costsExample } from '../../../src/tools/costs/sales';
import { untouched, writeState } from '../../../src/tools/state';
import { expect, test } from '../fixtures';
import { complaints, openReady, ready } from '../support/visitor';

const HINT =
	'React did not take the page over as it came. If the router was updated: see router.ssr in site/src/entry-client.tsx, by which it draws the same boundaries in the browser as in the prerendered page.';

test.describe('a page that nobody has changed', () => {
	for (const path of ['/', '/contact', '/nowhere']) {
		test(`is taken over as it came: ${path}`, async ({ page }) => {
			const heard = complaints(page);
			await page.goto(path, { waitUntil: 'domcontentloaded' });
			const headline = await page.locator('h1').elementHandle();
			await ready(page).catch(() => {
				throw new Error(HINT);
			});
			expect(await headline?.evaluate((element) => element.isConnected), HINT).toBe(true);
			expect(heard.filter((message) => !message.includes('status of 404'))).toEqual([]);
		});
	}
});

test('a page that is ready has been taken over whole, its own part too', async ({ page }) => {
	const address = `/tools/costs/${writeState({ ...untouched, costs: { ...costsExample, events: 20 } })}`;
	// A wait for header and footer alone is long enough every other time.
	for (let times = 0; times < 5; times++) {
		await page.goto('about:blank');
		await openReady(page, address);
		expect(await page.locator('main [name="events"]').inputValue()).toBe('20');
	}
});
