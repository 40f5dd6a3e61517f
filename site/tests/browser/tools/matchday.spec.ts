import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import texts from '../../../../locales/de/tools/matchday.json' with { type: 'json' };
import { field as contactField } from '../contact/form';
import { expect, test } from '../fixtures';
import { complaints, openReady } from '../support/visitor';

const PATH = '/tools/matchday/';

const station = (page: Page, name: 'window' | 'gate' | 'till' | 'closing'): Locator => page.locator(`#station-${name}`);
const press = (place: Locator, name: string | RegExp) => place.getByRole('button', { name }).first().click();

/** Rows of a file with semicolons, without its quotes: no code of the tool's. */
function rowsOf(file: Buffer, encoding: 'utf-8' | 'windows-1252'): string[][] {
	const lines = new TextDecoder(encoding).decode(file).trim().split(/\r?\n/);
	return lines.map((line) => line.split(';').map((value) => value.replace(/^"|"$/g, '')));
}

const cents = (amount = '') => Math.round(Number(amount.replace(',', '.')) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

async function saved(page: Page, name: RegExp): Promise<Buffer> {
	const download = page.waitForEvent('download');
	await press(station(page, 'closing'), name);
	return readFile(await (await download).path());
}

/** Sells three tickets, lets one guest in and turns the same ticket away, rings up two sales, takes one back. */
async function playEvening(page: Page): Promise<void> {
	await openReady(page, PATH);
	await press(page.locator('main header'), texts.start);
	const shop = station(page, 'window');
	for (let tickets = 0; tickets < 3; tickets++) await press(shop, 'Erwachsene: ein Ticket ziehen');
	await press(shop, 'Bezahlen');
	await expect(shop.getByRole('heading', { name: 'Bezahlt. 3 Tickets für dich.' })).toBeVisible();

	const gate = station(page, 'gate');
	await gate.getByRole('radio', { name: 'Nummer' }).check({ force: true });
	for (const verdict of ['Gültig', 'Schon drin']) {
		await gate.getByRole('textbox', { name: 'Ticketnummer' }).fill('1001');
		await press(gate, 'Prüfen');
		await expect(gate.getByRole('alert').first()).toContainText(verdict);
	}

	const till = station(page, 'till');
	await press(till, /^Bier/);
	await press(till, /^Bier/);
	await press(till, '10 Euro gegeben');
	await expect(till.getByText(/3,00\s€/).first()).toBeVisible();
	await press(till, 'Bar, Lade auf');
	await press(till, /^Kaffee/);
	await press(till, 'Karte');
	await expect(till.getByRole('heading', { level: 2 })).toHaveText('2 Bons, keiner fehlt');
}

test('an evening is played, counted short, and goes home in files that agree with each other', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const heard = complaints(page);
	await playEvening(page);
	const closing = station(page, 'closing');
	await test.step('the drawer is counted: 100,00 € and 7,00 € should be there, 105,00 € are', async () => {
		for (const [name, count] of [
			[/^50\s€: /, '2'],
			[/^5\s€: /, '1'],
		] as const) {
			await closing.getByRole('radio', { name }).check({ force: true });
			await press(closing, 'Zahl tippen');
			await closing.getByRole('textbox').first().fill(count);
			await page.keyboard.press('Enter');
		}
		await press(closing, 'Zählung abschließen');
		await expect(closing.getByRole('heading', { level: 2 }).first()).toContainText(/fehlen 2(,00)?\s€/);
		await press(closing, 'Z-Bericht drucken und abschließen');
	});
	await test.step('table and batch come to the same', async () => {
		const [, ...sales] = rowsOf(await saved(page, /^CSV/), 'utf-8');
		expect(sum(sales.map((row) => cents(row.at(-2))))).toBe(2_700 + 700 + 200);
		const [, , ...bookings] = rowsOf(await saved(page, /^DATEV/), 'windows-1252');
		const debited = (account: string) => sum(bookings.filter((row) => row[6] === account).map((row) => cents(row[0])));
		expect([debited('16000'), debited('13720'), debited('69690')]).toEqual([700, 2_900, 200]);
	});
	await test.step('the address has it all, also for somebody else', async () => {
		await press(closing, 'Stand merken');
		const address = await closing.getByRole('textbox', { name: 'Adresse dieses Abends' }).inputValue();
		await page.goto('about:blank');
		await page.goto(address);
		await expect(station(page, 'window').getByRole('heading', { level: 2 })).toContainText('3 Tickets verkauft');
		await expect(closing.getByRole('heading', { level: 2 }).first()).toContainText(/fehlen 2(,00)?\s€/);
	});
	await test.step('a message has it as text', async () => {
		await closing.getByRole('link', { name: 'Mit diesem Abend anfragen' }).click();
		await expect(contactField(page, 'message')).toHaveValue(/3 Tickets/);
	});
	expect(heard).toEqual([]);
});

test('an address that tells of no evening shows the example, and says so', async ({ page }) => {
	const heard = complaints(page);
	for (const fragment of ['#a1.AAAA', '#a9.x', `#a1.${'A'.repeat(5_000)}`]) {
		await page.goto('about:blank');
		await openReady(page, PATH + fragment);
		await expect(page.getByRole('alert')).toHaveText(`${texts.refused} ${texts.shown}`);
		await expect(page.locator('[data-chapter="till"]')).toBeVisible();
	}
	expect(heard).toEqual([]);
});

test('an evening that was left can be taken back, with its prices, and each start begins with empty hands', async ({
	page,
}) => {
	await openReady(page, PATH);
	await press(page.locator('main header'), texts.start);
	const table = page.locator('[data-playing]');
	const [shop, till] = [station(page, 'window'), station(page, 'till')];
	await press(shop, 'Erwachsene: ein Ticket ziehen');
	await press(shop, 'Bezahlen');
	await press(shop, 'Kinder: ein Ticket ziehen');
	await press(table, 'Von vorn spielen');
	await expect(shop.getByRole('heading', { level: 2 })).toHaveText('Noch kein Ticket verkauft');
	await expect(shop.getByRole('button', { name: 'Bezahlen' })).toHaveCount(0);
	await press(table, 'Vorigen Abend zurückholen');
	await press(table, 'Spiel beenden');
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	await page.locator('[data-chapter="till"] button').click();
	await expect(till.getByRole('heading', { level: 2 })).toHaveText('14 Bons, keiner fehlt');
	await press(table, 'Vorigen Abend zurückholen');
	await expect(shop.getByRole('heading', { level: 2 })).toHaveText('Ein Ticket verkauft');
});

test('each station opens in the middle of the sample evening, and the way back leads to its story', async ({
	page,
}) => {
	for (const [chapter, title] of [
		['gate', 'Das Tor geht um 14:30\u00a0Uhr auf'],
		['till', '14 Bons, keiner fehlt'],
	] as const) {
		await openReady(page, PATH);
		await page.locator(`[data-chapter="${chapter}"] button`).click();
		await expect(station(page, chapter).getByRole('heading', { level: 2 })).toHaveText(title);
		await press(page.locator('[data-playing]'), 'Spiel beenden');
		await expect(page.locator(`[data-chapter="${chapter}"]`)).toBeVisible();
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the evening is told, with its papers and all its lines, and nothing to press', async ({ page }) => {
		await page.goto(PATH);
		await expect(page.getByText(texts.story.why)).toBeVisible();
		await expect(page.locator('main button:visible')).toHaveCount(0);
		await expect(page.locator('main a[href^="/papers/"]')).toHaveCount(3);
		await expect(page.locator('main details li')).toHaveCount(80);
	});
});
