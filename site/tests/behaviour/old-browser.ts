import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import texts from '../../../locales/de/old-browser.json' with { type: 'json' };
import { newVisitor } from '../support/visitor';

/** The file, which only browsers without modules fetch by themselves. */
const TAG = 'script[nomodule]';

describe('the script for browsers without modules', () => {
	it('is fetched by no other browser', async (test) => {
		const page = await newVisitor(test);
		const fetched: string[] = [];
		page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
		await page.goto('/', { waitUntil: 'networkidle' });
		const file = await page.getAttribute(TAG, 'src');
		assert.ok(file !== null && !fetched.includes(file));
	});

	it('is the file that the page names, and begins the page with a sentence', async (test) => {
		const page = await newVisitor(test);
		await page.goto('/');
		const file = (await page.getAttribute(TAG, 'src')) ?? '';
		const code = await (await page.request.get(file)).body();
		const hash = createHash('sha256').update(code).digest('base64');
		assert.equal(await page.getAttribute(TAG, 'integrity'), `sha256-${hash}`);
		await page.addScriptTag({ url: file });
		assert.equal(await page.locator('body > :first-child').innerText(), texts.notice);
	});
});
