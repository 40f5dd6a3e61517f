import type { Page } from '@playwright/test';
import { openReady } from '../support/visitor';
import { expect, test } from './fixtures';
import { bringTranslator } from './foreign';
import { type Form, fieldOf, formOf, look, markAndLook, send, type } from './page';
import type { Traffic } from './traffic';

interface Watched {
	readonly page: Page;
	readonly traffic: Traffic;
}

const [CONTACT, HELP] = ['/contact', '/help/'];

/** Opens a page, translates it after React has come, lets a visitor act, and fails if the page breaks by that. */
async function afterTranslation({ page, traffic }: Watched, path: string, act: () => Promise<unknown>): Promise<void> {
	await page.addInitScript(bringTranslator);
	await openReady(page, path);
	await traffic.settled();
	await page.evaluate(() => window.translate('#root *'));
	const { header, footer, failed, marked, headline } = await markAndLook(page);
	await act();
	await traffic.settled();
	expect(await look(page)).toMatchObject({ header, footer, failed, marked, headline });
}

function formOn(path: string): Form {
	const form = formOf(path);
	if (!form) throw new Error(`${path} has no form`);
	return form;
}

test.describe('a page that is translated after React has come', () => {
	test('finds questions', ({ page, traffic }) =>
		afterTranslation({ page, traffic }, HELP, async () => {
			const search = page.locator('main input[type="search"]');
			for (const words of ['tse', 'nichts davon gibt es', '', 'dauerkarte']) {
				await search.fill(words);
				await traffic.settled();
			}
			await expect(page.locator('main details:visible')).not.toHaveCount(0);
		}));

	test('switches between monthly and yearly prices', ({ page, traffic }) =>
		afterTranslation({ page, traffic }, '/pricing/', async () => {
			const yearly = page.locator('main input[name="interval"][value="yearly"]');
			await yearly.check();
			await expect(yearly).toBeChecked();
		}));

	test('names what is wrong in an empty form, and takes it back once it is mended', ({ page, traffic }) =>
		afterTranslation({ page, traffic }, CONTACT, async () => {
			const form = formOn(CONTACT);
			await send(page, form);
			await expect(page.locator('main form [aria-invalid="true"]').first()).toBeVisible();
			await fieldOf(page, form, 'firstName').fill('Änne');
			await send(page, form);
			await expect(page.locator('main form [name="firstName"]:not([aria-invalid])')).toBeVisible();
		}));

	for (const path of [CONTACT, HELP]) {
		test(`sends the form of ${path} and confirms that`, ({ page, traffic }) =>
			afterTranslation({ page, traffic }, path, async () => {
				const form = formOn(path);
				await type(page, form);
				await send(page, form);
				await expect(page.locator('main [role="status"] strong')).toBeVisible();
			}));
	}

	test('goes to another page and back', async ({ page }) => {
		await page.addInitScript(bringTranslator);
		await openReady(page, HELP);
		await page.evaluate(() => window.translate('#root *'));
		await markAndLook(page);
		await page.locator('header a[href="/pricing/"]').first().click();
		await expect(page.locator('main input[name="interval"]').first()).toBeVisible();
		await page.goBack();
		await expect(page.locator('main input[type="search"]')).toBeVisible();
		expect(await look(page)).toMatchObject({ header: 1, footer: 1, failed: false, marked: true });
	});
});
