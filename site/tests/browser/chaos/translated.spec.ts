import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { ready } from '../support/visitor';
import { digested } from './files';
import { bringTranslator } from './foreign';
import { type Form, fieldOf, formOf, look, markAndLook, send, type, uncaught } from './page';

const [CONTACT, HELP] = ['/contact', '/help/'];

/** Opens a page, translates it after React has come, lets a visitor act, and fails if the page breaks by that. */
async function afterTranslation(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
	await page.addInitScript(bringTranslator);
	const errors = uncaught(page);
	await page.goto(path);
	await ready(page);
	await digested(page);
	await page.evaluate(() => window.translate('#root *'));
	const { header, footer, failed, marked, headline } = await markAndLook(page);
	await act();
	await digested(page);
	const after = await look(page);
	expect(errors).toEqual([]);
	expect(after).toMatchObject({ header, footer, failed, marked, headline });
}

function formOn(path: string): Form {
	const form = formOf(path);
	if (!form) throw new Error(`${path} has no form`);
	return form;
}

test.describe('a page that is translated after React has come', () => {
	test('finds questions', ({ page }) =>
		afterTranslation(page, HELP, async () => {
			const search = page.locator('main input[type="search"]');
			for (const words of ['tse', 'nichts davon gibt es', '', 'dauerkarte']) {
				await search.fill(words);
				await digested(page);
			}
			await expect(page.locator('main details:visible')).not.toHaveCount(0);
		}));

	test('switches between monthly and yearly prices', ({ page }) =>
		afterTranslation(page, '/pricing/', async () => {
			const yearly = page.locator('main input[name="interval"][value="yearly"]');
			await yearly.check();
			await expect(yearly).toBeChecked();
		}));

	test('names what is wrong in an empty form, and takes it back once it is mended', ({ page }) =>
		afterTranslation(page, CONTACT, async () => {
			const form = formOn(CONTACT);
			await send(page, form);
			await expect(page.locator('main form [aria-invalid="true"]').first()).toBeVisible();
			await fieldOf(page, form, 'firstName').fill('Änne');
			await send(page, form);
			await expect(page.locator('main form [name="firstName"]:not([aria-invalid])')).toBeVisible();
		}));

	for (const path of [CONTACT, HELP]) {
		test(`sends the form of ${path} and confirms that`, ({ page }) =>
			afterTranslation(page, path, async () => {
				const form = formOn(path);
				await type(page, form);
				await send(page, form);
				await expect(page.locator('main [role="status"] strong')).toBeVisible();
			}));
	}

	test('goes to another page and back', async ({ page }) => {
		await page.addInitScript(bringTranslator);
		const errors = uncaught(page);
		await page.goto(HELP);
		await ready(page);
		await page.evaluate(() => window.translate('#root *'));
		await markAndLook(page);
		await page.locator('header a[href="/pricing/"]').first().click();
		await expect(page.locator('main input[name="interval"]').first()).toBeVisible();
		await page.goBack();
		await expect(page.locator('main input[type="search"]')).toBeVisible();
		expect(errors).toEqual([]);
		expect(await look(page)).toMatchObject({ header: 1, footer: 1, failed: false, marked: true });
	});
});
