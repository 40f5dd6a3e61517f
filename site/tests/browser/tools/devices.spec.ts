import type { Page } from '@playwright/test';
import compared from '../../../../locales/de/devices/fields.json' with { type: 'json' };
import pos from '../../../../locales/de/devices/pos.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/devices.json' with { type: 'json' };
import { devicesExample } from '../../../src/workbench/devices/answers';
import { queueExample } from '../../../src/workbench/queue/model';
import { violations } from '../every-page/axe';
import { expect, test } from '../fixtures';
import { SECOND_RING } from '../support/ring';
import { complaints, openReady } from '../support/visitor';
import { fieldOf, headline, shared, spoken, type, watchForRequests } from './tool';

const PATH = '/tools/devices/';
const EXAMPLE = 'Auf eure Packliste gehören 32 Geräte';

type Question = keyof typeof texts.questions;

const choice = (page: Page, question: Question) =>
	page.getByRole('radiogroup', { name: texts.questions[question].label, exact: true });
const answer = (page: Page, question: Question, text: string) =>
	choice(page, question).getByRole('radio', { name: text, exact: true });
const list = (page: Page) => page.getByRole('region', { name: texts.list.title });

/** Address of answers as somebody shares them. */
function answers(change: Partial<typeof devicesExample>, evening?: Partial<typeof queueExample>, path = PATH): string {
	const queue = evening ? { ...queueExample, ...evening } : null;
	return shared(path, { queue, devices: { ...devicesExample, ...change } });
}

/** Chooses an answer as people do: by its words. */
async function give(page: Page, question: Question, text: string): Promise<void> {
	await choice(page, question).getByText(text, { exact: true }).click();
	await expect(answer(page, question, text)).toBeChecked();
}

/** The names of classes that show in the list. */
async function listed(page: Page): Promise<readonly string[]> {
	const names = await list(page).getByRole('heading', { level: 3 }).allTextContents();
	return names.map((name) =>
		name.replace(` ${texts.list.compare}`, '').replace('\u00a0', ' ').replaceAll('\u00ad', ''),
	);
}

test('an answer changes headline, drawing, list and address, is told once it pauses, and asks nobody for anything', async ({
	page,
}) => {
	await openReady(page, PATH);
	const expectUnasked = await watchForRequests(page);
	await expect(spoken(page), 'what came with the page').toHaveText('');
	await test.step('with a key', async () => {
		await answer(page, 'receipt', 'kein Papier').focus();
		await page.keyboard.press('Space');
		await expect(spoken(page)).toHaveText(
			/^Auf eure Packliste gehören 18 Geräte: 3 × Mobiler Ticket\u00adscanner \+ 1 Reserve, .*\.$/,
		);
		await page.keyboard.press('ArrowLeft');
		await expect(answer(page, 'receipt', 'Bons auf Papier')).toBeChecked();
		await expect(headline(page)).toHaveText(EXAMPLE);
	});
	await test.step('by its words, and the other one is struck out', async () => {
		const lines = () =>
			choice(page, 'power')
				.locator('label > span')
				.evaluateAll((words) => words.map((word) => getComputedStyle(word).textDecorationLine));
		expect(await lines()).toEqual(['none', 'line-through']);
		await give(page, 'power', 'keinen Strom');
		expect(await lines()).toEqual(['line-through', 'none']);
	});
	await expect(headline(page)).not.toHaveText(EXAMPLE);
	expect(await listed(page)).toContain('Mobiler Bondrucker, 58 mm');
	expect(await listed(page)).not.toContain('Kassenschublade');
	await expect(page.getByText(texts.list.cashBox)).toBeVisible();
	await give(page, 'team', 'geht zu den Gästen');
	await expect(page.getByRole('img', { name: 'Theke · 3 Personen · Mobile Handkasse' })).toBeVisible();
	await fieldOf(page, 'barPercent').fill('0');
	await expect(page.getByRole('img', { name: texts.drawing.none })).toBeVisible();
	expect(await listed(page)).not.toContain('Mobile Handkasse');
	await expect(page).toHaveURL(answers({ power: 'none', team: 'walking', barPercent: 0 }));
	await expectUnasked();
	expect(await violations(page)).toEqual([]);
});

test('the guests of the queue tool are counted, can be changed there, and come back', async ({ page }) => {
	const evening = { guests: 1_200, counters: 3 };
	await openReady(page, shared(PATH, { queue: { ...queueExample, ...evening } }));
	await expect(page.getByText('1.200 Gäste')).toBeVisible();
	await expect(headline(page)).not.toHaveText(EXAMPLE);
	await give(page, 'network', 'stabil');
	await expect(page).toHaveURL(answers({ network: 'steady' }, evening));
	await page.getByRole('link', { name: texts.change }).click();
	await expect(page).toHaveURL(answers({ network: 'steady' }, evening, '/tools/queue/'));
	await type(page, 'guests', '100');
	const changed = { ...evening, guests: 100 };
	await expect(page).toHaveURL(answers({ network: 'steady' }, changed, '/tools/queue/'));
	await page.goto(answers({ network: 'steady' }, changed));
	await expect(page.getByText('100 Gäste')).toBeVisible();
});

test.describe('a class of the list', () => {
	const heads = (page: Page) => page.locator('main thead th');
	const [fixed, dual, tablet, handheld] = pos.comparison.classes.map(
		({ id }) => compared.classes[id as keyof typeof compared.classes],
	);

	test('leads to the comparison, which begins with the classes of the list', async ({ page }) => {
		// A till of its own kind at the gate and at the bar.
		await openReady(page, answers({ network: 'steady' }));
		await list(page).getByRole('link', { name: 'Kasse mit zweiter Anzeige' }).click();
		await expect(page).toHaveURL('/devices/pos/?classes=dual-display-pos+fixed-pos#vergleich');
		await expect(heads(page)).toHaveText([dual, fixed, tablet, handheld].map(String));
		await expect(page.getByLabel('Klasse 1')).toHaveValue('dual-display-pos');
		await expect(page.getByRole('heading', { name: pos.comparison.title })).toBeInViewport();
	});

	test('is named by an address in any way: what no class is called is passed over', { tag: SECOND_RING }, async ({
		page,
	}) => {
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
