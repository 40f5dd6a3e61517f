import { expect, test } from '../fixtures';
import { complaints, ready } from '../support/visitor';

const HINT =
	'React did not take the page over as it came. If the router was updated: see router.ssr in site/src/entry-client.tsx, by which it draws the same boundaries in the browser as in the prerendered page.';

test('a page that nobody has changed is taken over as it came', async ({ page }) => {
	const heard = complaints(page);
	for (const path of ['/', '/contact', '/nowhere'])
		await test.step(path, async () => {
			await page.goto(path, { waitUntil: 'domcontentloaded' });
			const headline = await page.locator('h1').elementHandle();
			await ready(page).catch(() => {
				throw new Error(HINT);
			});
			expect(await headline?.evaluate((element) => element.isConnected), HINT).toBe(true);
		});
	expect(heard.filter((message) => !message.includes('status of 404'))).toEqual([]);
});
