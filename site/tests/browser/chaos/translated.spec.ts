import type { Page } from '@playwright/test';
import { openReady } from '../support/visitor';
import { expect, test } from './fixtures';
import { bringTranslator } from './foreign';
import { fieldOf, formOf, look, markAndLook, send, type } from './page';
import type { Traffic } from './traffic';

interface Watched {
	readonly page: Page;
	readonly traffic: Traffic;
}

/** Opens a page, translates it after React has come, lets a visitor act, and fails if the page breaks by that. */
async function afterTranslation({ page, traffic }: Watched, path: string, act: () => Promise<unknown>): Promise<void> {
	await page.addInitScript(bringTranslator);
	await openReady(page, path);
	await traffic.settled();
	await page.evaluate(() => window.translate('#root *'));
	const { header, footer, failed, marked } = await markAndLook(page);
	await act();
	await traffic.settled();
	expect(await look(page)).toMatchObject({ header, footer, failed, marked, headline: [expect.any(String)] });
}

test.describe('a page that is translated after React has come', () => {
	test('finds questions, and goes to another page and back', ({ page, traffic }) =>
		afterTranslation({ page, traffic }, '/help/', async () => {
			const search = page.locator('main input[type="search"]');
			for (const words of ['tse', 'nichts davon gibt es', '', 'dauerkarte']) {
				await search.fill(words);
				await traffic.settled();
			}
			await expect(page.locator('main details:visible')).not.toHaveCount(0);
			await page.locator('header a[href="/pricing/"]').first().click();
			const yearly = page.locator('main input[name="interval"][value="yearly"]');
			await yearly.waitFor({ state: 'attached' });
			await page.evaluate(() => window.translate('#root *'));
			await yearly.check();
			await expect(yearly).toBeChecked();
			await page.goBack();
			await expect(search).toBeVisible();
		}));

	test('names what is wrong in a form, takes it back once it is corrected, sends and confirms that', ({
		page,
		traffic,
	}) =>
		afterTranslation({ page, traffic }, '/contact', async () => {
			const form = formOf('/contact');
			if (!form) throw new Error('no form');
			await send(page, form);
			await expect(page.locator('main form [aria-invalid="true"]').first()).toBeVisible();
			await fieldOf(page, form, 'firstName').fill('Änne');
			await send(page, form);
			await expect(page.locator('main form [name="firstName"]:not([aria-invalid])')).toBeVisible();
			await type(page, form);
			await send(page, form);
			await expect(page.locator('main [role="status"] strong')).toBeVisible();
		}));
});
