import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/costs.json' with { type: 'json' };
import { costsExample } from '../../../src/tools/costs/sales';
import { queueExample } from '../../../src/tools/queue/model';
import { untouched, writeState } from '../../../src/tools/state';
import { field as contactField } from '../contact/form';
import { violations } from '../every-page/axe';
import { PAPER } from '../every-page/print';
import { expect, test } from '../fixtures';
import { complaints, holdReactBack, openReady, requests } from '../support/visitor';
import { expectSteady } from './steady';

const PATH = '/tools/costs/';
const EXAMPLE = 'Beim Preis gewinnt Free';

type Name = keyof typeof texts.fields;

const field = (page: Page, name: Name) => page.getByLabel(texts.fields[name], { exact: true });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const spoken = (page: Page) => page.locator('main [role="status"].sr-only');
/** A line of the receipt: what it is, and its amount. */
const line = (page: Page, name: string) =>
	page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).first();
const table = (page: Page, basis: keyof typeof texts.table.caption) =>
	page.getByRole('table', { name: texts.table.caption[basis] });

/** Types into a field and leaves it. */
async function type(page: Page, name: Name, text: string): Promise<void> {
	await field(page, name).fill(text);
	await field(page, name).blur();
}

/** Address of a year as somebody shares it. */
function shared(change: Partial<typeof costsExample>): string {
	return PATH + writeState({ ...untouched, costs: { ...costsExample, ...change } });
}

const FEES = { onlineBasisPoints: 250, onlineFixedCents: 35, cardBasisPoints: 120, cardFixedCents: 8 } as const;

async function typeFees(page: Page): Promise<void> {
	await type(page, 'onlineBasisPoints', '2,5 %');
	await type(page, 'onlineFixedCents', '0,35 €');
	await type(page, 'cardBasisPoints', '1.2');
	await type(page, 'cardFixedCents', '8 ct');
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('shows the example, what is open, how it was reckoned, and nothing to fill in', async ({ page }) => {
		await page.goto(PATH);
		await expect(headline(page)).toHaveText(EXAMPLE);
		const said = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
		for (const text of [
			'Gäste je Veranstaltung 400',
			'Erwachsene 8,00 € 60 %',
			'Je Bestellung mit 1 Ticket offen % + offen ct',
		])
			expect(said).toContain(text);
		await expect(line(page, 'Plan Club')).toHaveText('Plan Club191,88');
		await expect(line(page, 'plus Gebühren')).toHaveText('plus Gebührenoffen');
		await expect(line(page, 'Gäste, Aufpreis')).toHaveText('Gäste, Aufpreis0,00');
		await expect(page.locator('main :is(input, select, button):visible')).toHaveCount(0);
		await expect(page.getByText(texts.fees.text)).toBeHidden();
		await expect(page.getByText(texts.sources.rounding.text)).toBeVisible();
		await page.getByText(texts.table.title).click();
		await expect(table(page, 'planPrice').getByRole('row').nth(3)).toHaveText(/6\.000\s*0\sct\s*1,6\sct\s*3,2\sct/);
	});
});

test.describe('typing', () => {
	test('changes headline, receipt, board, drawing, table and address, and asks nobody for anything', async ({
		page,
	}) => {
		await openReady(page, PATH);
		await page.waitForLoadState('networkidle');
		const asked = requests(page);
		await type(page, 'guestsPerEvent', '800');
		await expect(page.getByText('Ein Jahr, 9.600 Gäste')).toBeVisible();
		await expect(page.getByText('1 ct je Gast')).toBeVisible();
		await expect(page.getByRole('img', { name: 'bis 20.000' })).toBeVisible();
		await type(page, 'guestsPerEvent', '400');
		await typeFees(page);
		await expect(headline(page)).toHaveText(/Free kostet euch im Jahr 1\.112,28\s€/);
		await expect(line(page, 'Gebühr, 1.920 × online')).toHaveText(/986,88$/);
		await expect(line(page, 'mit Gebühren')).toHaveText(/1\.208,16$/);
		await expect(line(page, 'Ein Jahr')).toHaveText(/1\.112,28\s€$/);
		await expect(line(page, 'Verein')).toHaveText(/1\.112,28$/);
		await expect(line(page, 'Ermäßigt, 5,00')).toHaveText(/4,52$/);
		await expect(page.getByText(texts.chart.total)).toBeVisible();
		await page.getByText(texts.table.title).click();
		await expect(table(page, 'total').getByRole('row').nth(1)).toHaveText(/^2\.000/);
		await expect(page.locator('main').getByText(texts.open, { exact: true })).toHaveCount(0);
		await expect(page).toHaveURL(shared(FEES));
		// Chromium asks for the icon with each address, its cache included.
		expect({ ...asked, own: asked.own.filter((path) => path !== '/favicon.svg') }).toEqual({ own: [], foreign: [] });
		expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
		expect(await violations(page)).toEqual([]);
	});

	test('one fee leaves the other open, and taking it away leaves both open', async ({ page }) => {
		await openReady(page, PATH);
		await type(page, 'onlineFixedCents', '35');
		await expect(line(page, 'Gebühr, 1.920 × online')).toHaveText(/672,00$/);
		await expect(line(page, 'plus Gebühren')).toHaveText(/offen$/);
		await expect(line(page, 'Kinder, 2,00')).toHaveText(/1,65$/);
		await expect(page.getByText(texts.chart.planPrice)).toBeVisible();
		await type(page, 'onlineFixedCents', '');
		await expect(field(page, 'onlineFixedCents')).not.toHaveAttribute('aria-invalid');
		await expect(line(page, 'Gebühr, 1.920 × online')).toHaveText(/offen$/);
		await expect(page).toHaveURL(shared({}));
	});

	test('says that the same fee in every plan tips nothing, and how much lower a dearer plan’s would have to be', async ({
		page,
	}) => {
		await openReady(page, shared(FEES));
		await expect(page.getByRole('heading', { name: texts.why.title.priceAlone })).toBeVisible();
		await expect(page.getByText(/je Online-Ticket 5\sct niedriger/)).toBeVisible();
		await expect(page.getByText(/je Online-Ticket 10\sct niedriger/)).toBeVisible();
		await type(page, 'onlinePercent', '0');
		await expect(page.getByText(/niedriger/)).toHaveCount(0);
		await expect(page.locator('main').getByText(/^Ab .* Online-Tickets/)).toHaveCount(0);
	});

	test('an order of several tickets rounds once', async ({ page }) => {
		await openReady(page, shared({ onlineBasisPoints: 250, onlineFixedCents: 35 }));
		await type(page, 'ticketsPerOrder', '2');
		// 576 × (40 + 35) + 288 × (25 + 35) + 96 × (10 + 35) ct.
		await expect(line(page, 'Gebühr, 1.920 × online')).toHaveText(/648,00$/);
	});

	test('shares that are not 100 per cent together say how they are taken', async ({ page }) => {
		await openReady(page, PATH);
		await type(page, 'childShare', '30');
		await expect(page.getByText(/ergeben 120\s%\. Wir rechnen im Verhältnis 60\s:\s30\s:\s30/)).toBeVisible();
		await expect(line(page, '2.400 × Erwachsene')).toBeVisible();
		for (const name of ['adultShare', 'reducedShare', 'childShare'] as const) await type(page, name, '0');
		await expect(page.getByText(texts.shares.none)).toBeVisible();
		await expect(line(page, '1.600 × Kinder')).toBeVisible();
	});

	test('a fee above the price shows what is lost', async ({ page }) => {
		await openReady(page, shared({ onlineFixedCents: 300 }));
		await expect(line(page, 'Kinder, 2,00')).toHaveText(/−1,00$/);
	});

	test('is told to a screen reader once it pauses, and what came with the page is not', async ({ page }) => {
		await openReady(page, PATH);
		await expect(spoken(page)).toHaveText('');
		await typeFees(page);
		await expect(spoken(page)).toHaveText(/^Free kostet euch im Jahr 1\.112,28\s€\. .*Gäste zahlen 0\s€ Aufpreis/);
	});

	test('that fits nothing is kept, named at its field when that is left, and spoils no result', async ({ page }) => {
		await openReady(page, PATH);
		for (const text of ['', 'viele', '-5', '1e9', '8,505', '8 %', '1.000,01', '9'.repeat(400)]) {
			await field(page, 'adultCents').fill(text);
			await expect(field(page, 'adultCents')).not.toHaveAttribute('aria-invalid');
			await field(page, 'adultCents').blur();
			await expect(field(page, 'adultCents')).toHaveAttribute('aria-invalid', 'true');
			await expect(field(page, 'adultCents')).toHaveValue(text);
			await expect(field(page, 'adultCents')).toHaveAccessibleDescription(
				/Betrag von 0,00\s€ bis 1\.000,00\s€\. .* mit 8,00\s€\.$/,
			);
			await expect(line(page, 'Eintritt')).toHaveText(/31\.200,00$/);
			await field(page, 'adultCents').fill('8');
			await expect(field(page, 'adultCents')).not.toHaveAttribute('aria-invalid');
		}
		await type(page, 'events', '0');
		await type(page, 'cardBasisPoints', '100,01');
		await type(page, 'onlineFixedCents', '0,35');
		await expect(spoken(page)).toHaveText(
			/Veranstaltungen im Jahr: .*1 bis 366.*0\s% bis 100\s%.* bleibt sie offen\. .*0\sct bis 10\.000\sct/,
		);
		expect(await violations(page)).toEqual([]);
	});

	test('is read in the German way, and well written when the field is left', async ({ page }) => {
		await openReady(page, PATH);
		await type(page, 'adultCents', '8,50 €');
		await type(page, 'childCents', '80 ct');
		await type(page, 'barCentsPerEvent', '1.200');
		await type(page, 'onlinePercent', '60 %');
		await expect(field(page, 'adultCents')).toHaveValue('8,50');
		await expect(field(page, 'childCents')).toHaveValue('0,80');
		await expect(field(page, 'barCentsPerEvent')).toHaveValue('1.200,00');
		await expect(page).toHaveURL(
			shared({ adultCents: 850, childCents: 80, barCentsPerEvent: 120_000, onlinePercent: 60 }),
		);
	});

	test('works with the keyboard alone, in the order of the lines', async ({ page }) => {
		await openReady(page, PATH);
		const names = await page
			.locator('main input')
			.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name));
		expect(names.slice().sort()).toEqual(Object.keys(texts.fields).sort());
		await field(page, names[0] as Name).focus();
		for (const name of names.slice(1)) {
			await page.keyboard.press('Tab');
			await expect(field(page, name as Name)).toBeFocused();
		}
		await page.keyboard.type('8');
		await page.keyboard.press('Enter');
		await expect(line(page, 'Gebühr, 5.940 € mit Karte')).toHaveText(/52,80$/);
		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: texts.ask })).toBeFocused();
	});

	test('before React comes counts like any other, on top of what a link says', async ({ page }) => {
		const release = await holdReactBack(page);
		await page.goto(shared({ cardFixedCents: 8, cardBasisPoints: 0 }));
		await field(page, 'onlineFixedCents').fill('10');
		await expect(headline(page)).toHaveText(EXAMPLE);
		release();
		// 1,920 × 10 and 660 × 8 ct.
		await expect(headline(page)).toHaveText(/244,80\s€/);
		await expect(field(page, 'onlineFixedCents')).toHaveValue('10');
		await expect(field(page, 'cardFixedCents')).toHaveValue('8');
	});

	test('moves nothing when React comes', async ({ page }) => {
		await expectSteady(page, PATH);
	});
});

test.describe('an address', () => {
	test('opens as it was shared, and after a reload and a step back from another page', async ({ page }) => {
		const address = shared({ ...FEES, guestsPerEvent: 1_200 });
		const isShown = async () => {
			await expect(field(page, 'guestsPerEvent')).toHaveValue('1.200');
			await expect(field(page, 'onlineBasisPoints')).toHaveValue('2,5');
			await expect(headline(page)).not.toHaveText(EXAMPLE);
		};
		await openReady(page, address);
		await isShown();
		await page.reload();
		await isShown();
		await page.getByRole('link', { name: common.tools.back, exact: true }).click();
		await expect(page).toHaveURL(address.replace(PATH, '/tools/'));
		await page.goBack();
		await expect(page).toHaveURL(address);
		await isShown();
	});

	test('keeps what it says of another tool', async ({ page }) => {
		const queue = { ...queueExample, counters: 3 };
		await openReady(page, PATH + writeState({ ...untouched, queue }));
		await expect(page.getByText(texts.receipt.example)).toBeVisible();
		await type(page, 'events', '15');
		await expect(page).toHaveURL(PATH + writeState({ ...untouched, queue, costs: { ...costsExample, events: 15 } }));
		await expect(page.getByText(texts.receipt.title)).toBeVisible();
	});

	const whole = shared({ events: 15 });
	const values = Object.values(costsExample);
	const madeUp = (...changed: readonly unknown[]) =>
		`#1.${btoa(JSON.stringify([null, [...changed, ...values.slice(changed.length)], null, null])).replaceAll('=', '')}`;
	for (const [what, fragment] of Object.entries({
		'is cut off': whole.slice(PATH.length, -4),
		'is of another version': whole.slice(PATH.length).replace('#1.', '#7.'),
		'has too many guests': madeUp(12, 1e9),
		'has no guests': madeUp(12, 0),
		'has half a cent': madeUp(12, 400, 800.5),
		'has a fee below nothing': madeUp(...values.slice(0, 13), -1),
		'has markup': '#1.<img src=x onerror=alert(1)>',
		'is endless': `#1.${'A'.repeat(20_000)}`,
	}))
		test(`that ${what} shows the example and says so, until somebody types`, async ({ page }) => {
			const heard = complaints(page);
			await openReady(page, PATH + fragment);
			await expect(page.getByText(common.tools.refused)).toBeVisible();
			await expect(headline(page)).toHaveText(EXAMPLE);
			await type(page, 'events', '15');
			await expect(page.getByText(common.tools.refused)).toHaveCount(0);
			await expect(page).toHaveURL(whole);
			expect(heard).toEqual([]);
		});
});

test('the way to the contact form takes the numbers along as text that can be changed', async ({ page }) => {
	await openReady(page, PATH);
	await typeFees(page);
	await page.getByRole('link', { name: texts.ask }).click();
	await expect(page).toHaveURL('/contact?about=%2Ftools%2Fcosts%2F');
	await expect(contactField(page, 'message')).toHaveValue(
		/Gäste je Veranstaltung: 400\n[\s\S]*Online-Gebühr in Prozent: 2,5\s%\n[\s\S]*Ergebnis: Free kostet euch im Jahr 1\.112,28\s€\. [\s\S]*\n\nhttp.*\/tools\/costs\/#1\./,
	);
	await expect(page.getByText(`${contact.about.label} ${common.pages['/tools/costs/']}`)).toBeVisible();
	await page.goBack();
	await expect(field(page, 'onlineFixedCents')).toHaveValue('35');
});

test('a message about the example says what is open', async ({ page }) => {
	await openReady(page, PATH);
	await page.getByRole('link', { name: texts.ask }).click();
	await expect(contactField(page, 'message')).toHaveValue(/Online-Gebühr in Prozent: offen\n/);
});

test('the largest year fits a phone', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const most = { events: 366, guestsPerEvent: 20_000, adultCents: 100_000, barCentsPerEvent: 10_000_000 };
	await openReady(page, shared({ ...most, ...FEES, onlineFixedCents: 10_000, cardFixedCents: 10_000 }));
	await expect(headline(page)).not.toHaveText(EXAMPLE);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	const outside = await page.locator('main svg[role="img"]').evaluate((svg) => {
		const box = svg.getBoundingClientRect();
		return [...svg.querySelectorAll('text')].filter((text) => {
			const { left, right } = text.getBoundingClientRect();
			return left < box.left - 1 || right > box.right + 1;
		}).length;
	});
	expect(outside).toBe(0);
});

test('on paper it has the numbers, the receipt and the chart, and prints on at most three sheets', async ({ page }) => {
	await openReady(page, shared(FEES));
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	await page.setViewportSize(PAPER);
	const paper = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
	for (const text of [
		'Gäste je Veranstaltung 400',
		'2,5 % + 35 ct',
		'1.112,28',
		'Plan Club 191,88',
		'ihr: 4.800 Gäste',
	])
		expect(paper).toContain(text);
	await expect(page.locator('main input:visible')).toHaveCount(0);
	const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
	expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(3);
});
