import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { confirmation, confirmedReference, fill, newEntry, sendButton } from '../contact/form';
import { leadsFrom, REFERENCE } from '../support/leads';
import { at, browser } from '../support/product';
import { newVisitor, ready } from '../support/visitor';
import { digested, failing, filesDuring, HANGS, type Way, ways } from './files';
import { look, markAndLook, uncaught } from './page';

const WORKER = /proof\.worker/;

/** Opens a page that React has taken over. */
async function open(test: TestContext, path: string): Promise<Page> {
	const page = await newVisitor(test, { permissions: ['clipboard-read', 'clipboard-write'] });
	await page.goto(path);
	await ready(page);
	return page;
}

async function sendMessage(page: Page, entry = newEntry()): Promise<void> {
	await fill(page, entry);
	await sendButton(page).click();
	await confirmation(page).waitFor();
}

const consentButton = (page: Page) => page.getByRole('button', { name: 'Cookie Consent', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Consent' });
const toast = (page: Page) => page.locator('[data-sonner-toast]').first();

const known = new Map<string, Promise<readonly string[]>>();

/** The files that an act asks for on a page where all goes well. */
function asked(path: string, act: (page: Page) => Promise<unknown>): Promise<readonly string[]> {
	const files = known.get(path) ?? recorded(path, act);
	known.set(path, files);
	return files;
}

async function recorded(path: string, act: (page: Page) => Promise<unknown>): Promise<readonly string[]> {
	const page = await browser.newPage({ baseURL: at('/') });
	await page.goto(path);
	await ready(page);
	const files = await filesDuring(page, () => act(page));
	await page.context().close();
	assert.ok(files.length > 0, `nothing is fetched on demand on ${path}`);
	return files;
}

/** Every way that ends, and the one that doesn't: the latter has nothing to be waited for. */
async function settled(page: Page, failed: () => Promise<true>, way: Way): Promise<void> {
	await failed();
	if (way !== HANGS) await digested(page);
}

describe('a part that is fetched on demand and fails', { concurrency: 4 }, () => {
	for (const way of ways) {
		it(`leaves the confirmation with its reference when the toasts’ file ${way}`, async (test) => {
			const files = await asked('/contact', async (page) => {
				await sendMessage(page);
				await toast(page).waitFor();
			});
			const page = await open(test, '/contact');
			const errors = uncaught(page);
			const { headline, ...shell } = await markAndLook(page);
			const failed = await failing(page, (file) => files.includes(file) && !WORKER.test(file), way);
			await sendMessage(page);
			await settled(page, failed, way);
			assert.match(await confirmedReference(page), REFERENCE);
			assert.deepEqual(await look(page), { headline, ...shell });
			assert.deepEqual(errors, []);
		});

		it(`sends the message when the worker’s file ${way}`, async (test) => {
			const page = await open(test, '/contact');
			const errors = uncaught(page);
			await failing(page, (file) => WORKER.test(file), way);
			const entry = newEntry();
			await sendMessage(page, entry);
			assert.equal((await leadsFrom(entry.email)).length, 1);
			assert.deepEqual(errors, []);
		});

		it(`leaves the page and the button when the consent dialog’s file ${way}`, async (test) => {
			const press = async (page: Page) => {
				await consentButton(page).click();
				await dialog(page).waitFor();
			};
			const files = await asked('/pricing/', press);
			const page = await open(test, '/pricing/');
			const errors = uncaught(page);
			const before = await markAndLook(page);
			const failed = await failing(page, (file) => files.includes(file), way);
			await consentButton(page).click();
			await settled(page, failed, way);
			assert.deepEqual(await look(page), before);
			await consentButton(page).click();
			assert.deepEqual(await look(page), before);
			assert.deepEqual(errors, []);
		});

		it(`leaves the brand’s page when a colour is copied and the toasts’ file ${way}`, async (test) => {
			const copy = (page: Page) => page.locator('main dl button').first().click();
			const files = await asked('/company/brand', async (page) => {
				await copy(page);
				await toast(page).waitFor();
			});
			const page = await open(test, '/company/brand');
			const errors = uncaught(page);
			const before = await markAndLook(page);
			const failed = await failing(page, (file) => files.includes(file), way);
			await copy(page);
			await settled(page, failed, way);
			assert.deepEqual(await look(page), before);
			assert.deepEqual(errors, []);
		});
	}
});
