import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { newVisitor, ready } from '../support/visitor';
import { digested } from './files';
import { bringTranslator } from './foreign';
import { type Form, fieldOf, formOf, look, markAndLook, send, type, uncaught } from './page';

const [CONTACT, HELP] = ['/contact', '/help/'];

/** Opens a page, translates it after React has come, lets a visitor act, and fails if the page breaks by that. */
async function afterTranslation(test: TestContext, path: string, act: (page: Page) => Promise<unknown>): Promise<void> {
	const page = await newVisitor(test);
	await page.addInitScript(bringTranslator);
	const errors = uncaught(page);
	await page.goto(path);
	await ready(page);
	await digested(page);
	await page.evaluate(() => window.translate('#root *'));
	const { header, footer, failed, marked, headline } = await markAndLook(page);
	await act(page);
	await digested(page);
	const after = await look(page);
	assert.deepEqual(errors, []);
	assert.deepEqual(
		{ ...after, parts: 0, title: '' },
		{ header, footer, failed, marked, headline, parts: 0, title: '' },
	);
}

function formOn(path: string): Form {
	const form = formOf(path);
	assert.ok(form);
	return form;
}

describe('a page that is translated after React has come', { concurrency: 4 }, () => {
	it('finds questions', (test) =>
		afterTranslation(test, HELP, async (page) => {
			const search = page.locator('main input[type="search"]');
			for (const words of ['tse', 'nichts davon gibt es', '', 'dauerkarte']) {
				await search.fill(words);
				await digested(page);
			}
			assert.ok((await page.locator('main details:visible').count()) > 0);
		}));

	it('switches between monthly and yearly prices', (test) =>
		afterTranslation(test, '/pricing/', async (page) => {
			const yearly = page.locator('main input[name="interval"][value="yearly"]');
			await yearly.check();
			assert.ok(await yearly.isChecked());
		}));

	it('names what is wrong in an empty form, and takes it back once it is mended', (test) =>
		afterTranslation(test, CONTACT, async (page) => {
			const form = formOn(CONTACT);
			await send(page, form);
			await page.locator('main form [aria-invalid="true"]').first().waitFor();
			await fieldOf(page, form, 'firstName').fill('Änne');
			await send(page, form);
			await page.locator('main form [name="firstName"]:not([aria-invalid])').waitFor();
		}));

	for (const path of [CONTACT, HELP]) {
		it(`sends the form of ${path} and confirms that`, (test) =>
			afterTranslation(test, path, async (page) => {
				const form = formOn(path);
				await type(page, form);
				await send(page, form);
				await page.locator('main [role="status"] strong').waitFor();
			}));
	}

	it('goes to another page and back', async (test) => {
		const page = await newVisitor(test);
		await page.addInitScript(bringTranslator);
		const errors = uncaught(page);
		await page.goto(HELP);
		await ready(page);
		await page.evaluate(() => window.translate('#root *'));
		await markAndLook(page);
		await page.locator('header a[href="/pricing/"]').first().click();
		await page.locator('main input[name="interval"]').first().waitFor();
		await page.goBack();
		await page.locator('main input[type="search"]').waitFor();
		assert.deepEqual(errors, []);
		const { header, footer, failed, marked } = await look(page);
		assert.deepEqual({ header, footer, failed, marked }, { header: 1, footer: 1, failed: false, marked: true });
	});
});
