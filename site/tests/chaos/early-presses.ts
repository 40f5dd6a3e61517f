import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { leadsFrom } from '../support/leads';
import { holdReactBack, newVisitor, ready } from '../support/visitor';
import { digested } from './files';
import { bringTranslator, CHANGES } from './foreign';
import { formOf, send, type, uncaught } from './page';

const dialogs = (page: Page) => page.getByRole('dialog', { name: 'Cookie Consent' });

/** What was posted to the API, from now on. */
function posts(page: Page): string[] {
	const sent: string[] = [];
	page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
	return sent;
}

describe('presses before React is there', { concurrency: 3 }, () => {
	for (const [path, change] of [
		['/contact'],
		['/help/'],
		['/'],
		['/contact', 'its words are translated'],
		['/contact', 'a password manager puts something behind each field'],
	] as const) {
		it(`all take effect, and once: ${[path, change].filter(Boolean).join(', then ')}`, async (test) => {
			const page = await newVisitor(test, { colorScheme: 'light' });
			await page.addInitScript(bringTranslator);
			const [errors, sent] = [uncaught(page), posts(page)];
			const release = await holdReactBack(page);
			await page.goto(path);
			const form = formOf(path);
			assert.ok(form);
			await page.getByRole('button', { name: 'Dark', exact: true }).click();
			await page.getByRole('button', { name: 'Cookie Consent', exact: true }).click();
			await type(page, form);
			await send(page, form);
			assert.deepEqual(sent, []);
			if (change) await page.evaluate(CHANGES[change]);
			release();
			await ready(page);
			await dialogs(page).waitFor();
			await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
			await page.locator('main [role="status"][tabindex]').waitFor();
			await digested(page);
			assert.equal(await dialogs(page).count(), 1);
			assert.deepEqual(sent, [form.action]);
			if (form.action === '/api/contact') {
				assert.equal((await leadsFrom(form.entry.email ?? '')).length, 1);
			}
			assert.deepEqual(errors, []);
		});
	}
});
