import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import compared from '../../../../locales/de/devices/fields.json' with { type: 'json' };
import pos from '../../../../locales/de/devices/pos.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/devices.json' with { type: 'json' };
import { devicesExample } from '../../../src/tools/devices/answers';
import { queueExample } from '../../../src/tools/queue/model';
import { untouched, writeState } from '../../../src/tools/state';
import { field as contactField } from '../contact/form';
import { violations } from '../every-page/axe';
import { PAPER } from '../every-page/print';
import { expect, test } from '../fixtures';
import { complaints, holdReactBack, openReady, requests } from '../support/visitor';
import { expectSteady } from './steady';

const PATH = '/tools/devices/';
const EXAMPLE = 'Auf eure Packliste gehören 32 Geräte';

type Question = keyof typeof texts.questions;

const choice = (page: Page, question: Question) =>
	page.getByRole('radiogroup', { name: texts.questions[question].label, exact: true });
const answer = (page: Page, question: Question, text: string) =>
	choice(page, question).getByRole('radio', { name: text, exact: true });
const bar = (page: Page) => page.getByLabel(texts.barLabel, { exact: true });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const list = (page: Page) => page.getByRole('region', { name: texts.list.title });
const names = (page: Page) => list(page).getByRole('heading', { level: 3 });
const spoken = (page: Page) => page.locator('main [role="status"].sr-only');

/** Address of answers as somebody shares them. */
function shared(change: Partial<typeof devicesExample>, evening?: Partial<typeof queueExample>): string {
	const queue = evening ? { ...queueExample, ...evening } : null;
	return PATH + writeState({ ...untouched, queue, devices: { ...devicesExample, ...change } });
}

/** Chooses an answer as people do: by its words. */
async function give(page: Page, question: Question, text: string): Promise<void> {
	await choice(page, question).getByText(text, { exact: true }).click();
	await expect(answer(page, question, text)).toBeChecked();
}

/** The names of classes that show in the list. */
async function listed(page: Page): Promise<readonly string[]> {
	return (await names(page).allTextContents()).map((name) =>
		name.replace(`, ${texts.list.compare}`, '').replace('\u00a0', ' ').replaceAll('\u00ad', ''),
	);
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('shows the list of the example, what it is from, and nothing to choose', async ({ page }) => {
		await page.goto(PATH);
		await expect(headline(page)).toHaveText(EXAMPLE);
		expect(await page.locator('main').innerText()).toMatch(
			/Am Platz gibt es Steckdosen\s*\.\s+WLAN und Empfang sind wackelig/,
		);
		await expect(page.locator('main :is(input, select, button):visible')).toHaveCount(0);
		await expect(page.getByText(texts.questions.power.none)).toBeHidden();
		await expect(names(page)).toHaveCount(5);
		await expect(page.getByText('unter fünf Minuten')).toBeVisible();
	});
});

test.describe('an answer', () => {
	test('changes headline, drawing, list and address, and asks nobody for anything', async ({ page }) => {
		await openReady(page, PATH);
		await page.waitForLoadState('networkidle');
		const asked = requests(page);
		await give(page, 'power', 'keinen Strom');
		await expect(headline(page)).not.toHaveText(EXAMPLE);
		expect(await listed(page)).toContain('Mobiler Bondrucker, 58 mm');
		expect(await listed(page)).not.toContain('Kassenschublade');
		await expect(page.getByText(texts.list.cashBox)).toBeVisible();
		await expect(page).toHaveURL(shared({ power: 'none' }));
		await give(page, 'team', 'geht zu den Gästen');
		await expect(page.getByRole('img', { name: 'Theke · 3 Personen · Mobile Handkasse' })).toBeVisible();
		await bar(page).fill('0');
		await expect(page.getByRole('img', { name: texts.drawing.none })).toBeVisible();
		expect(await listed(page)).not.toContain('Mobile Handkasse');
		await expect(page).toHaveURL(shared({ power: 'none', team: 'walking', barPercent: 0 }));
		expect({ ...asked, own: asked.own.filter((path) => path !== '/favicon.svg') }).toEqual({ own: [], foreign: [] });
		expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
		expect(await violations(page)).toEqual([]);
	});

	test('strikes the other one out', async ({ page }) => {
		await openReady(page, PATH);
		const line = (text: string) =>
			choice(page, 'network')
				.getByText(text)
				.evaluate((element) => getComputedStyle(element).textDecorationLine);
		expect([await line('stabil'), await line('wackelig')]).toEqual(['line-through', 'none']);
		await choice(page, 'network').getByText('stabil').click();
		expect([await line('stabil'), await line('wackelig')]).toEqual(['none', 'line-through']);
	});

	test('is told to a screen reader once it pauses, and what came with the page is not', async ({ page }) => {
		await openReady(page, PATH);
		await expect(spoken(page)).toHaveText('');
		await answer(page, 'receipt', 'kein Papier').focus();
		await page.keyboard.press('Space');
		await expect(spoken(page)).toHaveText(
			/^Auf eure Packliste gehören 18 Geräte: 3 × Mobiler Ticket\u00adscanner \+ 1 Reserve, .*\.$/,
		);
	});

	test('is given with the keyboard alone, in the order of the sentences', async ({ page }) => {
		await openReady(page, PATH);
		await answer(page, 'power', 'Steckdosen').focus();
		for (const [question, text] of [
			['network', 'wackelig'],
			['team', 'steht am Tresen'],
			['receipt', 'Bons auf Papier'],
			['passes', 'nur einen Code'],
			['payment', 'auch bar'],
		] as const) {
			await page.keyboard.press('Tab');
			await expect(answer(page, question, text)).toBeFocused();
		}
		await page.keyboard.press('ArrowLeft');
		await expect(answer(page, 'payment', 'nur mit Karte')).toBeChecked();
		expect(await listed(page)).not.toContain('Kassenschublade');
		await page.keyboard.press('Tab');
		await expect(bar(page)).toBeFocused();
		await page.keyboard.type('60 %');
		await page.keyboard.press('Enter');
		await expect(bar(page)).toHaveValue('60');
		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: texts.change })).toBeFocused();
	});

	test('that is no number is kept, named at its field when that is left, and spoils no list', async ({ page }) => {
		await openReady(page, PATH);
		for (const text of ['', 'viele', '-5', '1e9', '12,5', '101', '9'.repeat(400)]) {
			await bar(page).fill(text);
			await expect(bar(page)).not.toHaveAttribute('aria-invalid');
			await bar(page).blur();
			await expect(bar(page)).toHaveAttribute('aria-invalid', 'true');
			await expect(bar(page)).toHaveValue(text);
			await expect(bar(page)).toHaveAccessibleDescription(/ganze Zahl von 0 bis 100\. .* mit 30\.$/);
			await expect(headline(page)).toHaveText(EXAMPLE);
			await bar(page).fill('30');
			await expect(bar(page)).not.toHaveAttribute('aria-invalid');
		}
		expect(await violations(page)).toEqual([]);
	});

	test('given before React comes counts like any other, on top of what a link says', async ({ page }) => {
		const release = await holdReactBack(page);
		await page.goto(shared({ network: 'steady' }));
		await choice(page, 'team').getByText('geht zu den Gästen').click();
		await bar(page).fill('0');
		await expect(headline(page)).toHaveText(EXAMPLE);
		release();
		await expect(answer(page, 'team', 'geht zu den Gästen')).toBeChecked();
		await expect(bar(page)).toHaveValue('0');
		await expect(page).toHaveURL(shared({ network: 'steady', team: 'walking', barPercent: 0 }));
		expect(await listed(page)).toEqual(['Mobiler Scanner mit Drucker', 'Mobiles Kartenterminal mit Drucker']);
	});

	test('moves nothing when React comes', async ({ page }) => {
		await expectSteady(page, PATH);
	});
});

test.describe('an address', () => {
	test('opens as it was shared, after a reload too, and again when another one comes', async ({ page }) => {
		await openReady(page, shared({ passes: 'nfc', barPercent: 55 }));
		for (let times = 0; times < 2; times++) {
			await expect(answer(page, 'passes', 'auch NFC')).toBeChecked();
			await expect(bar(page)).toHaveValue('55');
			await page.reload();
		}
		const { hash } = new URL(shared({ payment: 'cashless' }), 'http://localhost');
		await page.evaluate((other) => {
			location.hash = other;
		}, hash);
		await expect(answer(page, 'payment', 'nur mit Karte')).toBeChecked();
		await expect(answer(page, 'passes', 'nur einen Code')).toBeChecked();
		await expect(bar(page)).toHaveValue('30');
	});

	test('counts the guests of the queue tool, leads there to change them, and comes back with them', async ({
		page,
	}) => {
		const evening = { guests: 1_200, counters: 3 };
		await openReady(page, `${PATH}${writeState({ ...untouched, queue: { ...queueExample, ...evening } })}`);
		await expect(page.getByText('1.200 Gäste')).toBeVisible();
		await expect(headline(page)).not.toHaveText(EXAMPLE);
		await give(page, 'network', 'stabil');
		await expect(page).toHaveURL(shared({ network: 'steady' }, evening));
		await page.getByRole('link', { name: texts.change }).click();
		await expect(page).toHaveURL(shared({ network: 'steady' }, evening).replace(PATH, '/tools/queue/'));
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.getByLabel('Gäste am Abend', { exact: true }).fill('100');
		await page.getByLabel('Gäste am Abend', { exact: true }).blur();
		await expect(page).toHaveURL(
			shared({ network: 'steady' }, { ...evening, guests: 100 }).replace(PATH, '/tools/queue/'),
		);
		await page.goto(page.url().replace('/tools/queue/', PATH));
		await expect(page.getByText('100 Gäste')).toBeVisible();
		await expect(answer(page, 'network', 'stabil')).toBeChecked();
	});

	const whole = shared({ network: 'steady' });
	const written = (values: string) => `#1.${btoa(values).replaceAll('=', '')}`;
	for (const [what, fragment] of Object.entries({
		'is cut off': whole.slice(PATH.length, -4),
		'is of another version': whole.slice(PATH.length).replace('#1.', '#7.'),
		'has an answer that is none': written('[null,null,["solar","steady","standing","paper","code","cashToo",30],null]'),
		'is out of bounds': written('[null,null,["mains","steady","standing","paper","code","cashToo",1e9],null]'),
		'has markup': '#1.<img src=x onerror=alert(1)>',
		'ends in half a character': '#%E0%A4%A',
	}))
		test(`that ${what} shows the example and says so, until somebody answers`, async ({ page }) => {
			const heard = complaints(page);
			await openReady(page, PATH + fragment);
			await expect(page.getByText(common.tools.refused)).toBeVisible();
			await expect(headline(page)).toHaveText(EXAMPLE);
			await give(page, 'network', 'stabil');
			await expect(page.getByText(common.tools.refused)).toHaveCount(0);
			await expect(page).toHaveURL(whole);
			expect(heard).toEqual([]);
		});
});

test.describe('a class of the list', () => {
	const heads = (page: Page) => page.locator('main thead th');
	const [fixed, dual, tablet, handheld] = pos.comparison.classes.map(
		({ id }) => compared.classes[id as keyof typeof compared.classes],
	);

	test('leads to the comparison, which begins with the classes of the list', async ({ page }) => {
		// A till of its own kind at the gate and at the bar.
		await openReady(page, shared({ network: 'steady' }));
		await list(page).getByRole('link', { name: 'Kasse mit zweiter Anzeige' }).click();
		await expect(page).toHaveURL('/devices/pos/?classes=dual-display-pos+fixed-pos#vergleich');
		await expect(heads(page)).toHaveText([dual, fixed, tablet, handheld].map(String));
		await expect(page.getByLabel('Klasse 1')).toHaveValue('dual-display-pos');
		await expect(page.getByRole('heading', { name: pos.comparison.title })).toBeInViewport();
	});

	test('is named by an address in any way: what no class is called is passed over', async ({ page }) => {
		const heard = complaints(page);
		await openReady(
			page,
			'/devices/pos/?classes=constructor+handheld-pos+handheld-pos+%3Cb%3E+%F0%9F%8E%9F+mobile-scanner',
		);
		await expect(heads(page)).toHaveText([handheld, fixed, dual, tablet].map(String));
		await openReady(page, '/devices/pos/?classes=%FF&classes=tablet-pos');
		await expect(heads(page)).toHaveText([fixed, dual, tablet, handheld].map(String));
		expect(heard).toEqual([]);
	});
});

test('the way to the contact form takes the list along as text, and says which page it is from', async ({ page }) => {
	await openReady(page, PATH);
	await give(page, 'payment', 'nur mit Karte');
	await page.getByRole('link', { name: texts.ask }).click();
	await expect(page).toHaveURL('/contact?about=%2Ftools%2Fdevices%2F');
	await expect(contactField(page, 'message')).toHaveValue(
		/^Unsere Packliste .*:\n3 × Mobiler Ticketscanner \+ 1 Reserve\n6 × Kasse auf dem Tablet \+ 1 Reserve\n[\s\S]*Gezahlt wird nur mit Karte\.[\s\S]*600 Gäste[\s\S]*\n\nhttp.*\/tools\/devices\/#1\./,
	);
	await expect(page.getByText(`${contact.about.label} ${common.pages['/tools/devices/']}`)).toBeVisible();
	await page.goBack();
	await expect(answer(page, 'payment', 'nur mit Karte')).toBeChecked();
});

test('on paper it has the answers, the list and where it is from, and prints on at most two sheets', async ({
	page,
}) => {
	await openReady(page, shared({ network: 'steady' }));
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	await page.setViewportSize(PAPER);
	const paper = (await page.locator('main').innerText()).replace(/\s*\n\s*/g, ' ');
	for (const text of [
		'WLAN und Empfang sind stabil',
		'3 + 1 Reserve Handscanner am Kabel',
		'600 Gäste',
		'Deutsche Bundesbank',
	])
		expect(paper).toContain(text);
	expect(paper).not.toContain('wackelig');
	await expect(page.locator('main input:visible')).toHaveCount(0);
	const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
	expect((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length).toBeLessThanOrEqual(2);
});
