import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { complaints, newVisitor, ready } from '../support/visitor';

const HINT =
	'React did not take the page over as it came. If the router was updated: see router.ssr in site/src/entry-client.tsx, by which it draws the same boundaries in the browser as in the prerendered page.';

describe('a page that nobody has changed', () => {
	for (const path of ['/', '/contact', '/nowhere']) {
		it(`is taken over as it came: ${path}`, async (test) => {
			const page = await newVisitor(test);
			const heard = complaints(page);
			await page.goto(path, { waitUntil: 'domcontentloaded' });
			const headline = await page.locator('h1').elementHandle();
			await ready(page).catch(() => assert.fail(HINT));
			assert.ok(await headline?.evaluate((element) => element.isConnected), HINT);
			assert.deepEqual(
				heard.filter((message) => !message.includes('status of 404')),
				[],
			);
		});
	}
});
