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

/** What somebody does in a tool: what is typed into a field, or pressed. */
const acts: Readonly<Record<string, readonly (readonly [field: string, text: string] | RegExp)[]>> = {
	'/tools/queue/': [
		['counters', '3'],
		['guests', '600'],
		['counters', '4'],
	],
	'/tools/costs/': [
		['events', '15'],
		['cardBasisPoints', '1,5'],
		['onlinePercent', '0'],
		['events', '16'],
	],
	'/tools/cards/': [
		['club', 'TSV Probe'],
		['adultCents', '12,50'],
		['adultCents', '13'],
	],
	'/tools/board/': [
		['club', 'TSV Probe'],
		['club', 'TSV Probe 2'],
	],
	'/tools/matchday/': [
		...[/Theke/, /Bier/, /Bier/, /50 Euro/, /Pommes/, /Bar, Lade auf/, /Limonade/, /Karte/, /Vorverkauf/],
		...[/^Erwachsene: ein Ticket ziehen/, /^Erwachsene: ein Ticket ziehen/, /Kinder: ein Ticket ziehen/],
		...[/Kassensturz/, /50 ct/, /20 ct/, /1 €/],
	],
};

for (const [path, act] of Object.entries(acts))
	test(`a tool that is translated while it is used says the same numbers: ${path}`, async ({ page, traffic }) => {
		await page.addInitScript(bringTranslator);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const said: string[] = [];
		for (const isTranslated of [false, true]) {
			await page.goto('about:blank');
			await openReady(page, path);
			if (path === '/tools/matchday/') {
				await page.locator('[data-chapter="gate"] button').click();
				await expect(page.locator('#station-gate')).toBeVisible();
			}
			for (const step of act) {
				await traffic.settled();
				if (isTranslated) await page.evaluate(() => window.translate('main *'));
				if (step instanceof RegExp)
					await page.locator('main').getByRole('button', { name: step }).first().dispatchEvent('click');
				else await page.locator(`main [name="${step[0]}"]`).fill(step[1]);
			}
			await traffic.settled();
			const text = await page.locator('main').evaluate((main) => {
				// These wait until somebody rests.
				for (const told of main.querySelectorAll('.sr-only[role="status"]')) told.remove();
				return main.textContent;
			});
			// The next evening begins anew.
			await page.evaluate(() => sessionStorage.clear());
			said.push(text.replaceAll('Translated ', '').replace(/\s+/g, ' '));
		}
		expect(said[1]).toBe(said[0]);
	});
