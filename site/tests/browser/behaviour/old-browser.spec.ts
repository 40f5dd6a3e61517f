import texts from '../../../../locales/de/old-browser.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { SECOND_RING } from '../support/ring';
import { openReady, requests } from '../support/visitor';

test('the script for browsers without modules is fetched by no other, and begins the page with a sentence', {
	tag: SECOND_RING,
}, async ({ page }) => {
	const asked = requests(page);
	await openReady(page, '/');
	const file = (await page.locator('script[nomodule]').getAttribute('src')) ?? '';
	expect(file).not.toBe('');
	expect(asked.own).not.toContain(file);

	await page.addScriptTag({ url: file });
	expect(await page.locator('body > :first-child').innerText()).toBe(texts.notice);
});
