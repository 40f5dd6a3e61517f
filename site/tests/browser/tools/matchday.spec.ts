import type { Locator, Page } from '@playwright/test';
import texts from '../../../../locales/de/tools/matchday.json' with { type: 'json' };
import { writeEvening } from '../../../src/workbench/matchday/address';
import { MARKS } from '../../../src/workbench/matchday/clock';
import { mistakeOf } from '../../../src/workbench/matchday/drawer';
import type { Event } from '../../../src/workbench/matchday/events';
import { SAMPLE } from '../../../src/workbench/matchday/sample';
import { played } from '../../unit/tools/evenings';
import { field as contactField } from '../contact/form';
import { torn } from '../every-page/torn';
import { expect, test } from '../fixtures';
import { complaints, openReady } from '../support/visitor';
import { watchForRequests } from './tool';

const PATH = '/tools/matchday/';

const station = (page: Page, name: 'window' | 'gate' | 'till' | 'closing'): Locator => page.locator(`#station-${name}`);
const press = (place: Locator, name: string | RegExp) => place.getByRole('button', { name }).first().click();

test('an address that tells of no evening shows the example, and says so', async ({ page }) => {
	const heard = complaints(page);
	for (const fragment of ['#a2.AAAA', '#a9.x', `#a2.${'A'.repeat(5_000)}`]) {
		await page.goto('about:blank');
		await openReady(page, PATH + fragment);
		await expect(page.getByRole('alert')).toHaveText(`${texts.refused} ${texts.shown}`);
		await expect(page.locator('[data-chapter="till"]')).toBeVisible();
	}
	expect(heard).toEqual([]);
});

test('one press sells the first ticket, and who ends the evening is asked first', async ({ page }) => {
	await openReady(page, PATH);
	const [table, begin, shop] = [page.locator('main'), page.locator('main header'), station(page, 'window')];
	await press(begin, texts.pull);
	await expect(shop.getByRole('heading', { level: 3 })).toBeFocused();
	await expect(shop.getByRole('heading', { level: 2 })).toHaveText('Ein Ticket verkauft');
	await press(shop, 'Mitglieder: ein Ticket ziehen');
	const end = table.getByRole('button', { name: 'Spiel beenden' });
	await end.press('Enter');
	await press(table, 'Weiterspielen');
	await expect(end).toBeFocused();
	await press(shop, 'Bezahlen');
	await end.press('Enter');
	await press(table, 'Spiel beenden');
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	await press(begin, texts.pull);
	await expect(shop.getByRole('heading', { level: 2 })).toHaveText('Ein Ticket verkauft');
	await expect(shop.getByRole('button', { name: 'Bezahlen' })).toHaveCount(0);
});

test('each station opens in the middle of the sample evening, and the way back leads to its story', async ({
	page,
}) => {
	for (const [chapter, title] of [
		['gate', 'Das Tor ist offen'],
		['till', '14 Bons, keiner fehlt'],
	] as const) {
		await openReady(page, PATH);
		await page.locator(`[data-chapter="${chapter}"] button`).click();
		await expect(station(page, chapter).getByRole('heading', { level: 2 })).toHaveText(title);
		for (const _ of ['asked', 'meant']) await press(page.locator('main'), 'Spiel beenden');
		await expect(page.locator(`[data-chapter="${chapter}"]`)).toBeVisible();
	}
});

test('winding on lets the guests come, goes to the next station, and a reload loses nothing', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openReady(page, PATH);
	await press(page.locator('main header'), texts.pull);
	const wind = () => page.getByRole('button', { name: /^Vorspulen/ }).click();
	await wind();
	await expect(page.getByRole('status').filter({ hasText: 'Einlass. 22 Tickets gingen online weg.' })).toBeVisible();
	await expect(station(page, 'gate'), 'who wound the clock goes on at the station').toBeFocused();
	await wind();
	await expect(station(page, 'till')).toBeFocused();
	await expect(page.getByText('25 Gäste kamen rein, 2 nicht.')).toBeVisible();
	await page.reload();
	await expect(page.getByRole('button', { name: /^Einlass/ })).toContainText('25 drin');
});

/** Keys of a hand scanner in one task: no hand is that fast. With Caps Lock, digits are other signs on the same keys. */
const scan = (page: Page, text: string, end: 'Enter' | 'Tab', isLocked: boolean) =>
	page.evaluate(
		([text, end, isLocked]) => {
			for (const sign of [...text, end]) {
				const isDigit = /^\d$/.test(sign);
				const [key, code] = [isDigit && isLocked ? '!' : sign, isDigit ? `Digit${sign}` : ''];
				const press = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
				(document.activeElement ?? document.body).dispatchEvent(press);
			}
		},
		[text, end, isLocked] as const,
	);

test('a hand scanner is heard whatever has the focus, and what it types presses nothing', async ({ page }) => {
	await openReady(page, PATH);
	await page.locator('[data-chapter="gate"] button').click();
	const [gate, till] = [station(page, 'gate'), station(page, 'till')];
	const given = till.getByRole('textbox', { name: 'Gegeben' });
	const stations = page.getByRole('navigation', { name: 'Stationen des Abends' });
	let inside = 0;
	for (const [place, focused, text, end, isLocked] of [
		['Einlass', gate.getByRole('button', { name: /^1002/ }), 'MUSTER 1005', 'Enter', false],
		['Einlass', gate.getByRole('textbox'), 'muster 1017', 'Tab', false],
		['Theke', till.getByRole('button', { name: /^Bier/ }), '+Q1MUSTERß1018', 'Enter', false],
		['Theke', given, 'MUSTER 1022', 'Tab', false],
		['Kassensturz', station(page, 'closing').getByRole('button', { name: /^50 ct/ }), 'muster 1001', 'Tab', true],
		['Kassensturz', page.locator('body'), ']d2MUSTER 1003', 'Enter', false],
	] as const) {
		await stations.getByRole('button', { name: place }).click();
		if (focused === given) await given.fill('5');
		await focused.focus();
		await scan(page, text, end, isLocked);
		inside += 1;
		await expect(gate.getByRole('alert'), text).toContainText(`Gültig${text.slice(-4)}`);
		await expect(stations.getByRole('button', { name: 'Einlass' }), text).toContainText(`${inside} drin`);
	}
	await expect(till.locator('[data-chosen]')).toHaveCount(0);
	await stations.getByRole('button', { name: 'Theke' }).click();
	await expect(given).toHaveValue('5');
	await stations.getByRole('button', { name: 'Einlass' }).click();
	await expect(gate.getByRole('textbox')).toHaveValue('');
	await gate.getByRole('textbox').press('Enter');
	await expect(gate.getByText('Das ist keine Ticketnummer')).toHaveCount(0);
});

test('a receipt is paid once, a deposit is paid out, and one piece of a receipt goes back', async ({ page }) => {
	await openReady(page, PATH);
	await page.locator('[data-chapter="till"] button').click();
	const till = station(page, 'till');
	await press(till, /^Bier/);
	await test.step('what is missing is said as often as it is asked for', async () => {
		const told = till.locator('p.sr-only[role="status"] span');
		for (const _ of ['first', 'again']) {
			await press(till, 'Bar, Lade auf');
			await expect(told.and(page.locator(':not([data-old])'))).toHaveText(/^Es fehlen/);
			await told.evaluate((words) => words.setAttribute('data-old', ''));
		}
	});
	await press(till, 'Karte');
	const paid = till.getByRole('button', { name: '✓ Bezahlt' });
	await paid.focus();
	await page.keyboard.press('Enter');
	await expect(paid).toBeFocused();
	await expect(till.getByRole('heading', { level: 2 })).toHaveText('15 Bons, keiner fehlt');
	await press(till, /^Pfand zurück/);
	await press(till, /auszahlen$/);
	await expect(till.getByText(/4,00\s€|2,00\s€/).first()).toBeVisible();
	await expect(till.getByRole('heading', { level: 2 })).toHaveText('16 Bons, keiner fehlt');
	const height = (await till.boundingBox())?.height;
	await press(till, 'Storno');
	expect((await till.boundingBox())?.height).toBe(height);
	await till.locator('summary').filter({ hasText: 'Bon 14 ' }).click();
	await press(till, /^1 .*zurück, 3,50/);
	await expect(till.getByRole('heading', { level: 2 })).toHaveText('17 Bons, keiner fehlt');
});

test('what has just appeared below a finger takes no press', async ({ page }) => {
	await openReady(page, PATH);
	await page.locator('[data-chapter="gate"] button').click();
	const gate = station(page, 'gate');
	await gate.getByRole('button', { name: /^1001/ }).dblclick();
	await expect(page.getByRole('button', { name: /^Einlass/ })).toContainText('1 drin');
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.getByRole('button', { name: /^Vorspulen: 15:30/ }).dblclick();
	await expect(page.getByRole('button', { name: /^Vorspulen: 16:15/ })).toBeVisible();
	await station(page, 'till').getByRole('button', { name: 'Storno' }).dblclick();
	await expect(station(page, 'till').getByRole('button', { name: 'Zu den Tasten' })).toBeVisible();
	const end = page.getByRole('button', { name: 'Spiel beenden' });
	await end.scrollIntoViewIfNeeded();
	const { x = 0, y = 0, width = 0, height = 0 } = (await end.boundingBox()) ?? {};
	// Where the question has its answers by then, the third half, too.
	for (const clickCount of [1, 2, 3]) await page.mouse.click(x + width / 2, y + height / 2, { clickCount });
	await expect(page.getByText('Dein Abend ist dann weg.')).toBeVisible();
});

const evening = (events: readonly Event[]) => PATH + writeEvening({ names: texts.example, events });

test('the receipt that explains what is missing stays in sight on a phone, whole, with what it says', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openReady(page, evening(SAMPLE.filter(({ kind }) => kind !== 'closed')));
	const closing = station(page, 'closing');
	const rows = closing.getByRole('list', { name: 'Bons mit Rückgeld' }).getByRole('listitem');
	await expect(closing.getByText(/Bei welchem ging zu viel raus/)).toBeVisible();
	const last = rows.last().getByRole('button');
	await last.click();
	await expect(last).toContainText(/zurück: stimmt$/);
	await expect(last).toBeInViewport({ ratio: 1 });
	const mistake = mistakeOf(played(SAMPLE));
	await rows
		.filter({ hasText: `Bon ${mistake?.receipt} ` })
		.getByRole('button')
		.click();
	await expect(closing.getByText(/^Gefunden\. Bon/)).toBeInViewport({ ratio: 1 });
	await expect(rows).toHaveCount(1);
	await expect(rows.getByText(/^.* statt .* zurück/)).toBeInViewport({ ratio: 1 });
	await expect(rows.getByRole('button')).toBeFocused();
	const { x = 0, width = 0 } = (await rows.boundingBox()) ?? {};
	expect(x + width).toBeLessThanOrEqual(390);
});

test('tickets lie at the gate side by side on a phone, no verdict is torn, no figure of the report cut off', async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await openReady(page, PATH);
	await page.locator('[data-chapter="gate"] button').click();
	const stubs = station(page, 'gate').getByRole('list').first().getByRole('button');
	await expect(stubs).toHaveCount(22);
	const sides = await stubs.evaluateAll((all) => all.map((stub) => stub.getBoundingClientRect()));
	for (const [index, { right }] of sides.slice(0, -1).entries())
		expect(sides[index + 1]?.left).toBeGreaterThanOrEqual(right);
	for (const window of [
		{ width: 768, height: 1_024 },
		{ width: 1_440, height: 900 },
	]) {
		await page.setViewportSize(window);
		await station(page, 'gate').getByRole('textbox').fill('1014');
		await press(station(page, 'gate'), 'Prüfen');
		await expect(station(page, 'gate').getByRole('alert')).toContainText('Storniert');
		expect(await torn(page), `${window.width} px`).toEqual([]);
	}
	await page.goto('about:blank');
	await page.setViewportSize({ width: 320, height: 640 });
	await openReady(page, evening(SAMPLE));
	const cut = await station(page, 'closing')
		.locator('article table')
		.evaluateAll(
			(tables) =>
				tables.filter(({ parentElement: part, scrollWidth }) => scrollWidth > Number(part?.clientWidth)).length,
		);
	expect(cut).toBe(0);
});

test('the address of an evening opens it for somebody else, and a message has it as text', async ({ page }) => {
	await openReady(page, evening(SAMPLE));
	const closing = station(page, 'closing');
	const address = await closing.getByRole('textbox', { name: 'Adresse dieses Abends' }).inputValue();
	await page.goto('about:blank');
	await openReady(page, address);
	await expect(closing.getByRole('heading', { level: 2 }).first()).toContainText(/fehlen 2,50\s€/);
	await closing.getByRole('link', { name: 'Mit diesem Abend anfragen' }).click();
	await expect(contactField(page, 'message')).toHaveValue(/30 Tickets/);
});

test('a table of the report is copied with the minus that spreadsheets know, and no batch has nothing in it', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await openReady(page, evening(SAMPLE));
	const table = station(page, 'closing').locator('article table').filter({ hasText: 'Kassensturz' });
	await expect(table).toContainText('−2,50');
	await table.selectText();
	await page.keyboard.press('ControlOrMeta+c');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Differenz\s+-2,50/);
	const free = (['adults', 'members', 'children'] as const).map((item): Event => {
		return { kind: 'priced', at: MARKS.presale, item, cents: 0 };
	});
	await page.goto('about:blank');
	await openReady(page, evening([...free, { kind: 'sold', at: MARKS.presale, pieces: { adults: 2 } }]));
	await expect(station(page, 'closing').getByRole('button', { name: /^CSV/ })).toBeVisible();
	await expect(station(page, 'closing').getByRole('button', { name: /^DATEV/ })).toHaveCount(0);
});

test('a page opens its station in place, loads nothing of it before, and what was done goes along', async ({
	page,
}) => {
	await openReady(page, '/solutions/payments/pos/');
	const stub = page.locator('main a[href="/tools/matchday/"] .arrow').first().locator('..');
	const expectUnasked = await watchForRequests(page);
	await stub.hover();
	await expectUnasked();
	await stub.click();
	const place = page.getByRole('region', { name: 'Theke zum Ausprobieren' });
	await expect(place).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(stub).toBeFocused();
	await stub.click();
	await press(place, /^Bier/);
	await press(place, 'Karte');
	await place.getByRole('link', { name: 'Den ganzen Spieltag spielen' }).click();
	await expect(station(page, 'till').getByRole('heading', { level: 2 })).toHaveText('25 Bons, keiner fehlt');
});
