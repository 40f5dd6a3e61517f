import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/queue.json' with { type: 'json' };
import { queueExample } from '../../../src/tools/queue/model';
import { untouched, writeState } from '../../../src/tools/state';
import { field as contactField } from '../contact/form';
import { violations } from '../every-page/axe';
import { PAPER } from '../every-page/print';
import { expect, test } from '../fixtures';
import { complaints, holdReactBack, openReady, requests } from '../support/visitor';
import { expectSteady } from './steady';

const PATH = '/tools/queue/';
const EXAMPLE = 'Beim Anpfiff stehen 150 draußen';

type Name = keyof typeof texts.fields;

const field = (page: Page, name: Name) => page.getByLabel(texts.fields[name], { exact: true });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const levers = (page: Page) => page.getByRole('table', { name: texts.levers.caption });
const today = (page: Page) => levers(page).getByRole('row').nth(1);
const spoken = (page: Page) => page.locator('main [role="status"].sr-only');

/** Types into a field and leaves it. */
async function type(page: Page, name: Name, text: string): Promise<void> {
	await field(page, name).fill(text);
	await field(page, name).blur();
}

/** Address of an evening as somebody shares it. */
function shared(change: Partial<typeof queueExample>): string {
	return PATH + writeState({ ...untouched, queue: { ...queueExample, ...change } });
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('shows the example, how it was reckoned, and nothing to fill in', async ({ page }) => {
		await page.goto(PATH);
		await expect(headline(page)).toHaveText(EXAMPLE);
		expect(await page.locator('main').innerText()).toMatch(/Es kommen\s+600\s+Gäste/);
		await expect(page.getByText('21:22 min').first()).toBeVisible();
		await expect(page.locator('main :is(input, select, button):visible')).toHaveCount(0);
		await expect(page.getByText('A. K. Erlang')).toBeVisible();
		await page.getByText(texts.evening.title).click();
		await expect(page.getByRole('row', { name: '19:30 150' })).toBeVisible();
	});
});

test.describe('typing', () => {
	test('changes headline, board, tables, drawing and address, and asks nobody for anything', async ({ page }) => {
		await openReady(page, PATH);
		await page.waitForLoadState('networkidle');
		const asked = requests(page);
		await field(page, 'ticketPercent').fill('70 %');
		await expect(headline(page)).toHaveText('Beim Anpfiff stehen 35 draußen');
		await expect(today(page)).toHaveText(/35\s*3:11/);
		await expect(page.getByRole('img', { name: 'wächst die Schlange auf 35' })).toBeVisible();
		await page.getByText(texts.evening.title).click();
		await expect(page.getByRole('row', { name: '19:30 35' })).toBeVisible();
		await expect(page).toHaveURL(shared({ ticketPercent: 70 }));
		await field(page, 'payment').selectOption(texts.payments.cash);
		await expect(page.getByText('Das dauert 18,7')).toBeVisible();
		await field(page, 'counters').fill('3');
		await expect(headline(page)).toHaveText(texts.headline.quiet_one);
		await expect(page).toHaveURL(shared({ ticketPercent: 70, payment: 'cash', counters: 3 }));
		// Chromium asks for the icon with each address, its cache included.
		expect({ ...asked, own: asked.own.filter((path) => path !== '/favicon.svg') }).toEqual({ own: [], foreign: [] });
		expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
		expect(await violations(page)).toEqual([]);
	});

	test('is told to a screen reader once it pauses, and what came with the page is not', async ({ page }) => {
		await openReady(page, PATH);
		await expect(spoken(page)).toHaveText('');
		await field(page, 'guests').press('End');
		await page.keyboard.type('0');
		await expect(spoken(page)).toHaveText(/^Beim Anpfiff stehen 5\.369 draußen\. .* Dafür reichen \d+ Schalter\.$/);
	});

	test('that fits nothing is kept, named at its field when that is left, and spoils no result', async ({ page }) => {
		await openReady(page, PATH);
		for (const text of ['', 'viele', '-5', '1e9', '12,5', '20.001', '9'.repeat(400)]) {
			await field(page, 'guests').fill(text);
			await expect(field(page, 'guests')).not.toHaveAttribute('aria-invalid');
			await field(page, 'guests').blur();
			await expect(field(page, 'guests')).toHaveAttribute('aria-invalid', 'true');
			await expect(field(page, 'guests')).toHaveValue(text);
			await expect(field(page, 'guests')).toHaveAccessibleDescription(/ganze Zahl von 1 bis 20\.000\. .* mit 600\.$/);
			await expect(headline(page)).toHaveText(EXAMPLE);
			await field(page, 'guests').fill('600');
			await expect(field(page, 'guests')).not.toHaveAttribute('aria-invalid');
		}
		await type(page, 'startMinute', '24:00');
		await type(page, 'scanTenths', '5,55');
		await expect(spoken(page)).toHaveText(
			/Uhrzeit des Anpfiffs: .*0:00 bis 23:59.*Sekunden für einen Scan: .*1 bis 120/,
		);
		expect(await violations(page)).toEqual([]);
		await expect(page).toHaveURL(shared({}));
	});

	test('is read in the German way, and well written when the field is left', async ({ page }) => {
		await openReady(page, PATH);
		await type(page, 'guests', ' 1200 Gäste');
		await type(page, 'scanTenths', '5.5');
		await type(page, 'startMinute', '9 Uhr');
		await expect(field(page, 'guests')).toHaveValue('1.200');
		await expect(field(page, 'scanTenths')).toHaveValue('5,5');
		await expect(field(page, 'startMinute')).toHaveValue('9:00');
		await expect(page).toHaveURL(shared({ guests: 1_200, scanTenths: 55, startMinute: 540 }));
	});

	test('works with the keyboard alone, in the order of the sentence', async ({ page }) => {
		await openReady(page, PATH);
		await field(page, 'startMinute').focus();
		for (const name of ['guests', 'rushPercent', 'ticketPercent', 'scanTenths', 'payment', 'handlingTenths'] as const) {
			await page.keyboard.press('Tab');
			await expect(field(page, name)).toBeFocused();
		}
		await page.keyboard.press('Tab');
		await page.keyboard.type('3');
		await page.keyboard.press('Enter');
		await expect(headline(page)).toHaveText('Beim Anpfiff stehen 45 draußen');
		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: texts.ask })).toBeFocused();
	});

	test('before React comes counts like any other, on top of what a link says', async ({ page }) => {
		const release = await holdReactBack(page);
		await page.goto(shared({ counters: 3 }));
		await field(page, 'ticketPercent').fill('70');
		await expect(headline(page)).toHaveText(EXAMPLE);
		release();
		await expect(headline(page)).toHaveText(texts.headline.quiet_one);
		await expect(field(page, 'ticketPercent')).toHaveValue('70');
		await expect(field(page, 'counters')).toHaveValue('3');
	});

	test('moves nothing when React comes', async ({ page }) => {
		await expectSteady(page, PATH);
	});
});

test.describe('an address', () => {
	test('opens as it was shared, and after a reload and a step back from another page', async ({ page }) => {
		const address = shared({ counters: 3, guests: 1_200 });
		const isShown = async () => {
			await expect(field(page, 'guests')).toHaveValue('1.200');
			await expect(field(page, 'counters')).toHaveValue('3');
			await expect(headline(page)).not.toHaveText(EXAMPLE);
		};
		await openReady(page, address);
		await isShown();
		await page.reload();
		await isShown();
		await page.getByRole('link', { name: common.tools.back, exact: true }).click();
		await expect(page).toHaveURL(address.replace('/queue/', '/'));
		await page.goBack();
		await expect(page).toHaveURL(address);
		await isShown();
		await page.evaluate(
			(hash) => {
				location.hash = hash;
			},
			new URL(shared({ counters: 4 }), 'http://localhost').hash,
		);
		await expect(field(page, 'counters')).toHaveValue('4');
		await expect(field(page, 'guests')).toHaveValue('600');
	});

	const whole = shared({ counters: 3 });
	for (const [what, fragment] of Object.entries({
		'is cut off': whole.slice(PATH.length, -4),
		'is of another version': whole.slice(PATH.length).replace('#1.', '#7.'),
		'is out of bounds': `#1.${btoa('[[1e9,60,40,50,"contactless",100,2,1170],null,null,null]').replaceAll('=', '')}`,
		'has markup': '#1.<img src=x onerror=alert(1)>',
		'is neither numbers nor a place': '#60%25',
		'ends in half a character': '#%E0%A4%A',
		'is endless': `#1.${'A'.repeat(20_000)}`,
	}))
		test(`that ${what} shows the example and says so, until somebody types`, async ({ page }) => {
			const heard = complaints(page);
			await openReady(page, PATH + fragment);
			await expect(page.getByText(common.tools.refused)).toBeVisible();
			await expect(headline(page)).toHaveText(EXAMPLE);
			await type(page, 'counters', '3');
			await expect(page.getByText(common.tools.refused)).toHaveCount(0);
			await expect(page).toHaveURL(whole);
			expect(heard).toEqual([]);
		});

	for (const fragment of ['#inhalt', '#main', '#', ''])
		test(`that ends with ‘${fragment}’ leads to a place and is no broken one`, async ({ page }) => {
			await openReady(page, PATH + fragment);
			await expect(headline(page)).toHaveText(EXAMPLE);
			await expect(page.getByText(common.tools.refused)).toHaveCount(0);
		});

	test('keeps the visitor where he is, and what was filled in, when the skip link is used', async ({ page }) => {
		await openReady(page, PATH);
		await type(page, 'counters', '3');
		await page.locator('#root > a').first().focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(`${PATH}#inhalt`);
		await expect(field(page, 'counters')).toHaveValue('3');
		await expect(page.getByText(common.tools.refused)).toHaveCount(0);
	});
});

test.describe('the way to the contact form', () => {
	const ask = (page: Page) => page.getByRole('link', { name: texts.ask }).click();
	const isCarried = (page: Page) =>
		expect(contactField(page, 'message')).toHaveValue(
			/Es kommen 600 Gäste.* Offen: 3 Schalter\.\n\nErgebnis: Beim Anpfiff stehen 45 draußen\. .*\n\nhttp.*\/tools\/queue\/#1\./,
		);

	test('takes the numbers along as text that can be changed, and says which page they are from', async ({ page }) => {
		await openReady(page, PATH);
		await type(page, 'counters', '3');
		await ask(page);
		await expect(page).toHaveURL('/contact?about=%2Ftools%2Fqueue%2F');
		await isCarried(page);
		await expect(page.getByText(`${contact.about.label} ${common.pages['/tools/queue/']}`)).toBeVisible();
		await contactField(page, 'message').fill('Ruft mich an.');
		await page.goBack();
		await expect(field(page, 'counters')).toHaveValue('3');
		await page.goForward();
		await expect(contactField(page, 'message')).toHaveValue('Ruft mich an.');
	});

	test('puts them below what was typed there before, once', async ({ page }) => {
		await openReady(page, '/contact');
		await contactField(page, 'message').fill('Wir feiern am 12. Juli.');
		await page.locator('#root > footer').getByRole('link', { name: common.pages['/tools/queue/'] }).click();
		await type(page, 'counters', '3');
		for (let times = 0; times < 2; times++) {
			await ask(page);
			await isCarried(page);
			const message = await contactField(page, 'message').inputValue();
			expect(message.split('Wir feiern am 12. Juli.\n\n')).toHaveLength(2);
			expect(message.split('Ergebnis:')).toHaveLength(2);
			await page.goBack();
			await expect(page).toHaveURL(shared({ counters: 3 }));
		}
	});
});

test('on paper it has the numbers, the result and the evening, and prints on at most three sheets', async ({
	page,
}) => {
	await openReady(page, shared({ counters: 3 }));
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	await page.setViewportSize(PAPER);
	const paper = await page.locator('main').innerText();
	for (const text of ['stehen 45 draußen', 'Es kommen 600 Gäste', '4:14', '19:30\t45', 'Deutsche Bundesbank'])
		expect(paper.replace(/\s*\n\s*/g, ' ')).toContain(text);
	await expect(page.locator('main input:visible')).toHaveCount(0);
	const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
	expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(3);
});
