import texts from '../../../../locales/de/old-browser.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { openReady, requests } from '../support/visitor';

test('the script for browsers without modules is fetched by no other, and begins the page with a sentence', async ({
	page,
}) => {
	const asked = requests(page);
	await openReady(page, '/');
	const tag = page.locator('script[nomodule]');
	const file = (await tag.getAttribute('src')) ?? '';
	expect(file).not.toBe('');
	expect(asked.own).not.toContain(file);

	await page.addScriptTag({ url: file });
	expect(await page.locator('body > :first-child').innerText()).toBe(texts.notice);
});
