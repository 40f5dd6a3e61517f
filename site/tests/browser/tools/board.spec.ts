import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/board.json' with { type: 'json' };
import { costsExample } from '../../../src/workbench/costs/sales';
import { queueExample } from '../../../src/workbench/queue/model';
import type { State } from '../../../src/workbench/state';
import { violations } from '../every-page/axe';
import { expect, test } from '../fixtures';
import { complaints, openReady } from '../support/visitor';
import { fieldOf, shared, sheetsOf, watchForRequests } from './tool';

const PATH = '/tools/board/';

const paper = (state: Partial<State>) => shared(PATH, state);
const costs = (page: Page, name: string) =>
	page.getByRole('table', { name: texts.costs.caption }).getByRole('row').filter({ hasText: name });
const copyButton = (page: Page) => page.getByRole('button', { name: texts.take.copy });

test.describe('the paper', () => {
	test('is made of what the other tools hold, and says which parts are still the example', async ({ page }) => {
		const heard = complaints(page);
		const typed = { onlinePercent: 0, onlineBasisPoints: null, cardBasisPoints: 150, cardFixedCents: 0 };
		await openReady(page, paper({ queue: { ...queueExample, counters: 3 }, costs: { ...costsExample, ...typed } }));
		// Three counters do, nobody sells online, and the fee for cards is typed.
		await expect(page.locator('main ol').first().getByRole('listitem')).toHaveText([
			/^Wir nehmen den Plan Club für 284,28\s€ im Jahr/,
			/^Obergrenze im ersten Jahr/,
			/^Zum Vertrag bevollmächtigt/,
			texts.proposal.conditions,
		]);
		await expect(page.getByText(texts.queue.enough)).toBeVisible();
		await expect(costs(page, 'Summe')).toHaveText(/\d\s€.*Verein$/);
		await expect(page.getByText(texts.exampleNumbers)).toHaveCount(0);
		await expect(page.getByText(texts.questions.onlineFee)).toHaveCount(0);
		await expect(page.getByText(texts.questions.cardFee)).toHaveCount(0);
		// Whose paper it is, the visitor writes: no invented club stands above real numbers.
		await expect(fieldOf(page, 'club')).toHaveValue('');
		expect(heard).toEqual([]);
		expect(await violations(page)).toEqual([]);
	});

	test('leads to the tool whose numbers it shows, and back, with all that was filled in', async ({ page }) => {
		const board = { club: 'TSV Probe', meeting: '', presenter: '' };
		const state = { costs: { ...costsExample, events: 20 }, board };
		await openReady(page, paper({ costs: state.costs }));
		await expect(page.getByText(texts.exampleNumbers), 'queue and devices').toHaveCount(2);
		const expectUnasked = await watchForRequests(page);
		await fieldOf(page, 'club').fill('TSV Probe');
		await expect(page).toHaveURL(paper(state));
		await expectUnasked();
		await page.locator('main a[href^="/tools/queue/"]', { hasText: texts.ownNumbers }).first().click();
		await fieldOf(page, 'counters').fill('4');
		await page.getByRole('link', { name: common.pages[PATH], exact: true }).first().click();
		await expect(page).toHaveURL(paper({ ...state, queue: { ...queueExample, counters: 4 } }));
		await expect(fieldOf(page, 'club')).toHaveValue('TSV Probe');
		await expect(page.getByText(texts.queue.enough)).toBeVisible();
		await expect(page.getByText('20 Veranstaltungen')).toBeVisible();
	});
});

test.describe('to take along', () => {
	test('the example is printed on at most two sheets of A4, whole and without the site around it', async ({ page }) => {
		await openReady(page, PATH);
		await page.evaluate(() => {
			window.print = () => document.body.setAttribute('data-printed', '');
		});
		await page.getByRole('button', { name: texts.take.print }).click();
		await expect(page.locator('body')).toHaveAttribute('data-printed', '');
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
		await page.emulateMedia({ media: null, colorScheme: null });
		expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
	});

	test('is a text that reads well in a mail', async ({ page, context }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await openReady(
			page,
			paper({ queue: { ...queueExample, guests: 600, ticketPercent: 70, payment: 'contactless' } }),
		);
		await fieldOf(page, 'club').fill('TSV Probe');
		await copyButton(page).click();
		await expect(page.getByText(texts.take.copied)).toBeVisible();
		const letter = await page.evaluate(() => navigator.clipboard.readText());
		for (const line of [
			'Verein: TSV Probe',
			'Sitzung am: ________',
			'1 KOSTEN IM JAHR (Beispielzahlen)',
			'- Plan, brutto (Verein): Club 191,88 €',
			'2 SCHLANGE AM EINLASS',
			'- heute, 2 Schalter: gut 3 Minuten. So lange wartet, wer zuletzt kommt.',
			`[ ] ${texts.questions.onlineFee} (Anfrage)`,
			`[ ] ${texts.steps.lookBack}`,
		])
			expect(letter.replaceAll('\u00a0', ' ').split('\n')).toContain(line);
		expect(letter).toMatch(/\n\nhttp\S+\/tools\/board\/#1\.\S+$/);
		expect(letter).not.toMatch(/\{\{|undefined|null|\n{3}|\u00ad/);
	});

	test('is that text, marked, where the browser lets nobody copy', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'clipboard', { value: undefined });
		});
		await openReady(page, PATH);
		await copyButton(page).click();
		await expect(page.getByText(texts.take.refused)).toBeVisible();
		const area = page.locator('main textarea');
		await expect(area).toHaveValue(/^Vorlage für die Vorstandssitzung/);
		const marked = await area.evaluate((text: HTMLTextAreaElement) => text.selectionEnd - text.selectionStart);
		expect(marked).toBeGreaterThan(1_000);
		expect(await violations(page)).toEqual([]);
	});
});
