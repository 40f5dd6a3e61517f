import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/board.json' with { type: 'json' };
import { costsExample } from '../../../src/tools/costs/sales';
import { devicesExample } from '../../../src/tools/devices/answers';
import { queueExample } from '../../../src/tools/queue/model';
import { type State, untouched, writeState } from '../../../src/tools/state';
import { field as contactField } from '../contact/form';
import { violations } from '../every-page/axe';
import { expect, test } from '../fixtures';
import { complaints, openReady, ready, requests } from '../support/visitor';
import { expectSteady } from './steady';

const PATH = '/tools/board/';
const CLUB = texts.head.example.club;

type Name = 'club' | 'meeting' | 'presenter';

const field = (page: Page, name: Name) => page.getByLabel(texts.head[name], { exact: true });
const row = (page: Page, table: string, name: string) =>
	page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });
const costs = (page: Page, name: string) => row(page, texts.costs.caption, name);
const printButton = (page: Page) => page.getByRole('button', { name: texts.take.print });
const copyButton = (page: Page) => page.getByRole('button', { name: texts.take.copy });

/** Address of a paper as somebody shares it. */
function shared(state: Partial<State>): string {
	return PATH + writeState({ ...untouched, ...state });
}

/** Sheets of A4 in a PDF that the browser makes of the page. */
async function sheets(page: Page): Promise<number> {
	const pdf = await page.pdf({ format: 'A4' });
	return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the paper shows the example, marked as one, and nothing to fill in or press', async ({ page }) => {
		await page.goto(PATH);
		await expect(page.getByText('Am Tor öffnen wir 3 Schalter statt 2.')).toBeVisible();
		await expect(costs(page, 'Plan, brutto')).toHaveText(/0\s€95,88\s€191,88\s€Verein$/);
		await expect(costs(page, '1.920 Online-Tickets')).toHaveText(/offenoffenoffenVerein$/);
		await expect(costs(page, 'Aufpreis')).toHaveText(/0\s€0\s€0\s€Gäste$/);
		await expect(row(page, texts.queue.caption, '19:30')).toHaveText('19:3015045');
		await expect(page.getByText(texts.exampleNumbers)).toHaveCount(3);
		await expect(page.getByText(CLUB)).toBeVisible();
		await expect(page.locator('main :is(input, select, button):visible')).toHaveCount(0);
	});
});

test.describe('the paper', () => {
	test('is made of what the other tools hold, and says which parts are still the example', async ({ page }) => {
		const heard = complaints(page);
		await openReady(
			page,
			shared({
				queue: { ...queueExample, counters: 3 },
				costs: { ...costsExample, onlinePercent: 0, onlineBasisPoints: null, cardBasisPoints: 150, cardFixedCents: 0 },
			}),
		);
		// Three counters do, nobody sells online, and the fee for cards is typed.
		await expect(page.locator('main ol').first().getByRole('listitem')).toHaveText([texts.proposal.askForOffer]);
		await expect(page.getByText(texts.queue.enough)).toBeVisible();
		await expect(costs(page, 'Summe')).toHaveText(/\d\s€.*Verein$/);
		await expect(page.getByText(texts.exampleNumbers)).toHaveCount(1);
		await expect(page.getByText(texts.questions.onlineFee)).toHaveCount(0);
		await expect(page.getByText(texts.questions.cardFee)).toHaveCount(0);
		// Whose paper it is, the visitor writes: no invented club stands above real numbers.
		await expect(field(page, 'club')).toHaveValue('');
		expect(heard).toEqual([]);
		expect(await violations(page)).toEqual([]);
	});

	test('leads to the tool whose numbers it shows, and back, with all that was filled in', async ({ page }) => {
		await openReady(page, shared({ costs: { ...costsExample, events: 20 } }));
		await field(page, 'club').fill('TSV Probe');
		await page.locator('main a[href^="/tools/queue/"]', { hasText: texts.ownNumbers }).click();
		await expect(page).toHaveURL(/\/tools\/queue\/#1\./);
		await page.getByLabel('Offene Schalter', { exact: true }).fill('4');
		await page.getByRole('link', { name: common.pages['/tools/board/'], exact: true }).first().click();
		await expect(page).toHaveURL(
			shared({
				queue: { ...queueExample, counters: 4 },
				costs: { ...costsExample, events: 20 },
				board: { club: 'TSV Probe', meeting: '', presenter: '' },
			}),
		);
		await expect(field(page, 'club')).toHaveValue('TSV Probe');
		await expect(page.getByText(texts.queue.enough)).toBeVisible();
		await expect(page.getByText('20 Veranstaltungen')).toBeVisible();
	});
});

test.describe('typing at its head', () => {
	test('goes into the address and onto paper, and asks nobody for anything', async ({ page }) => {
		await openReady(page, PATH);
		await page.waitForLoadState('networkidle');
		const asked = requests(page);
		await field(page, 'club').fill('TSV Probe');
		await field(page, 'meeting').fill('Mittwoch, 12. März');
		await field(page, 'presenter').fill('<b>Mara</b>');
		await expect(page).toHaveURL(
			shared({ board: { club: 'TSV Probe', meeting: 'Mittwoch, 12. März', presenter: '<b>Mara</b>' } }),
		);
		expect({ ...asked, own: asked.own.filter((path) => path !== '/favicon.svg') }).toEqual({ own: [], foreign: [] });
		expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
		await page.emulateMedia({ media: 'print' });
		for (const text of ['TSV Probe', 'Mittwoch, 12. März', '<b>Mara</b>'])
			await expect(page.getByText(text, { exact: true })).toBeVisible();
		await expect(page.locator('main input:visible')).toHaveCount(0);
	});

	test('keeps one line of forty characters, without what nobody sees', async ({ page }) => {
		await openReady(page, PATH);
		await field(page, 'club').fill('');
		await field(page, 'club').evaluate((input: HTMLInputElement) => {
			Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
				input,
				`SV\u202e Mu\u200bster${'x'.repeat(60)}`,
			);
			input.dispatchEvent(new Event('input', { bubbles: true }));
		});
		await expect(field(page, 'club')).toHaveValue(/^SV Musterx{1,30}$/);
		await expect(page).toHaveURL(/#1\./);
		await page.reload();
		await ready(page);
		await expect(page.getByText(common.tools.refused)).toHaveCount(0);
		await expect(field(page, 'club')).toHaveValue(/^SV Musterx{1,30}$/);
	});

	test('before React comes is kept, and nothing moves when it does', async ({ page }) => {
		await expectSteady(page, PATH, () => field(page, 'meeting').fill('Montag'));
		await expect(field(page, 'meeting')).toHaveValue('Montag');
		await expect(page).toHaveURL(shared({ board: { club: CLUB, meeting: 'Montag', presenter: '' } }));
	});

	test('works with the keyboard alone, from the buttons to the lines', async ({ page }) => {
		await openReady(page, PATH);
		await printButton(page).focus();
		await page.keyboard.press('Tab');
		await expect(copyButton(page)).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: texts.take.ask })).toBeFocused();
		for (const name of ['club', 'meeting', 'presenter'] as const) {
			await page.keyboard.press('Tab');
			await expect(field(page, name)).toBeFocused();
		}
		await page.keyboard.type('Kassenführung');
		await expect(page).toHaveURL(shared({ board: { club: CLUB, meeting: '', presenter: 'Kassenführung' } }));
	});
});

test.describe('an address', () => {
	const whole = shared({ queue: queueExample, board: { club: 'TSV', meeting: '', presenter: '' } }).slice(PATH.length);
	const byHand = (json: string) => `#1.${Buffer.from(json).toString('base64url')}`;
	for (const [what, fragment] of Object.entries({
		'is cut off': whole.slice(0, -4),
		'is of another version': whole.replace('#1.', '#7.'),
		'has a head of too many characters': byHand(`[null,null,null,null,["${'x'.repeat(41)}","",""]]`),
		'has a head of two lines': byHand('[null,null,null,null,["a\\nb","",""]]'),
		'has markup': '#1.<img src=x onerror=alert(1)>',
		'ends in half a character': '#%E0%A4%A',
		'is endless': `#1.${'A'.repeat(20_000)}`,
	}))
		test(`that ${what} shows the example and says so`, async ({ page }) => {
			const heard = complaints(page);
			await openReady(page, PATH + fragment);
			await expect(page.getByText(common.tools.refused)).toBeVisible();
			await expect(field(page, 'club')).toHaveValue(CLUB);
			await expect(page.getByText(texts.exampleNumbers)).toHaveCount(3);
			await field(page, 'club').fill('TSV');
			await expect(page.getByText(common.tools.refused)).toHaveCount(0);
			expect(heard).toEqual([]);
		});
});

test.describe('to take along', () => {
	test('the button prints', async ({ page }) => {
		await openReady(page, PATH);
		await page.evaluate(() => {
			window.print = () => document.body.setAttribute('data-printed', '');
		});
		await printButton(page).click();
		await expect(page.locator('body')).toHaveAttribute('data-printed', '');
	});

	for (const [what, most, state] of [
		['the example', 2, {}],
		[
			'an evening that needs fifty counters',
			3,
			{
				queue: { ...queueExample, guests: 20_000, counters: 1, startMinute: 0, payment: 'largeCash' },
				costs: { ...costsExample, events: 366, guestsPerEvent: 20_000, barCentsPerEvent: 10_000_000 },
				board: { club: 'W'.repeat(40), meeting: 'W'.repeat(40), presenter: 'W'.repeat(40) },
			},
		],
		['a quiet evening', 2, { queue: { ...queueExample, guests: 20 } }],
	] as const)
		test(`${what} is printed on at most ${most} sheets of A4, whole and without the site around it`, async ({
			page,
		}) => {
			await openReady(page, shared(state));
			await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
			// The width that the sheet leaves between its margins.
			await page.setViewportSize({ width: 710, height: 1032 });
			const wide = await page.locator('main *').evaluateAll((all) =>
				all
					.filter((one) => one.getClientRects().length > 0 && !one.closest('svg, .sr-only'))
					.filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
					.map((one) => one.outerHTML.slice(0, 80)),
			);
			expect(wide).toEqual([]);
			await expect(page.locator('h1')).toBeHidden();
			await expect(page.getByText(texts.signatures.chair)).toBeVisible();
			await page.emulateMedia({ media: null, colorScheme: null });
			expect(await sheets(page)).toBeLessThanOrEqual(most);
		});

	test('copies a text that reads well in a mail', async ({ page, context }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await openReady(page, shared({ queue: { ...queueExample, ticketPercent: 70 } }));
		await field(page, 'club').fill('TSV Probe');
		await copyButton(page).click();
		await expect(page.getByText(texts.take.copied)).toBeVisible();
		const letter = await page.evaluate(() => navigator.clipboard.readText());
		for (const line of [
			'Verein: TSV Probe',
			'Sitzung am: ________',
			'1 KOSTEN IM JAHR (Beispielzahlen)',
			'- Plan, brutto (Verein): Free 0 €, Starter 95,88 €, Club 191,88 €',
			'2 SCHLANGE AM EINLASS',
			'- heute, 2 Schalter: 3:11 min. So lange wartet, wer zuletzt kommt.',
			`[ ] ${texts.questions.onlineFee} (Angebot)`,
			`[ ] ${texts.steps.lookBack}`,
		])
			expect(letter.replaceAll('\u00a0', ' ').split('\n')).toContain(line);
		expect(letter).toMatch(/\n\nhttp\S+\/tools\/board\/#1\.\S+$/);
		expect(letter).not.toMatch(/\{\{|undefined|null|\n{3}/);
	});

	test('shows the text, marked, where the browser lets nobody copy', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'clipboard', { value: undefined });
		});
		await openReady(page, PATH);
		await copyButton(page).click();
		await expect(page.getByText(texts.take.refused)).toBeVisible();
		const area = page.locator('main textarea');
		await expect(area).toHaveValue(/^Vorlage für die Vorstandssitzung/);
		expect(await area.evaluate((text: HTMLTextAreaElement) => text.selectionEnd - text.selectionStart)).toBeGreaterThan(
			1_000,
		);
		expect(await violations(page)).toEqual([]);
	});

	test('goes into the contact form as text that can be changed', async ({ page }) => {
		await openReady(page, shared({ queue: { ...queueExample, guests: 700 }, devices: devicesExample }));
		await page.getByRole('link', { name: texts.take.ask }).click();
		await expect(page).toHaveURL('/contact?about=%2Ftools%2Fboard%2F');
		await expect(contactField(page, 'message')).toHaveValue(
			/^Unsere Vorstandsmappe\n\nTickets verkaufen [\s\S]*heute, 2 Schalter[\s\S]*Ersatz\n\nhttp\S+\/tools\/board\/#1\.\S+$/,
		);
		await expect(page.getByText(`${contact.about.label} ${common.pages['/tools/board/']}`)).toBeVisible();
	});
});
