import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import texts from '../../../../locales/de/tools/costs.json' with { type: 'json' };
import { costsExample } from '../../../src/workbench/costs/sales';
import { expect, test } from '../fixtures';
import { FULL_SUITE } from '../support/suite';
import { openReady } from '../support/visitor';
import { fieldOf, headline, shared, type } from './tool';

const PATH = '/tools/costs/';
const FEES = { onlineBasisPoints: 250, onlineFixedCents: 35, cardBasisPoints: 120, cardFixedCents: 8 } as const;

/** Nobody pays in cash: Starter can that, and Club too. */
const CASHLESS = { onlinePercent: 100, barCardPercent: 100 } as const;

const year = (change: Partial<typeof costsExample>) => shared(PATH, { costs: { ...costsExample, ...change } });
/** A line of the receipt: what it is, and its amount. */
const line = (page: Page, name: string) =>
	page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).first();

test.describe('under a thumb', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('the whole row is the field, the result stays in sight, and a press hands the link on', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'share', { value: ({ url }: ShareData) => Promise.resolve(console.info(url)) });
		});
		await openReady(page, PATH);
		const row = page.locator('main p', { has: page.locator('[name="events"]') });
		const box = await row.boundingBox();
		await row.tap({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
		await expect(fieldOf(page, 'events')).toBeFocused();
		await type(page, 'events', '15');
		const results = page.getByText(await headline(page).innerText(), { exact: true });
		await expect(results.last()).toBeInViewport();
		const handed = page.waitForEvent('console');
		await page.getByRole('button', { name: common.tools.share.copy }).tap();
		expect((await handed).text()).toContain(year({ events: 15 }));
	});
});

test('a fee that nobody has named is open in the receipt until it is typed', async ({ page }) => {
	await openReady(page, year(CASHLESS));
	await type(page, 'onlineFixedCents', '400');
	await expect(line(page, 'Gebühr, 4.800 × online')).toHaveText(/19\.200,00$/);
	await expect(line(page, 'plus Gebühren')).toHaveText(/noch offen$/);
	await expect(line(page, 'Kinder, 3,00'), 'a fee above the price').toHaveText(/−1,00$/);
	await type(page, 'onlineFixedCents', '');
	await expect(fieldOf(page, 'onlineFixedCents')).not.toHaveAttribute('aria-invalid');
	await expect(line(page, 'Gebühr, 4.800 × online')).toHaveText(/noch offen$/);
	await expect(page).toHaveURL(year(CASHLESS));
});

test('a plan that can’t do what the year needs is left out, and the reason is shown', async ({ page }) => {
	await openReady(page, PATH);
	const reason = page.getByText(/fehlt hier: Dort gibt es/);
	await expect(headline(page), 'before anybody typed').toHaveText(texts.headline.open);
	await expect(line(page, 'Plan Starter')).toHaveText(/keine Kasse für Bargeld$/);
	await expect(reason).toHaveText(
		/ Starter fehlt hier: Dort gibt es keine Kasse für Bargeld\. Bleibt Bargeld in einer offenen Ladenkasse, reicht Starter\. /,
	);
	for (const name of Object.keys(CASHLESS)) await type(page, name, '100');
	await expect(headline(page)).toHaveText('Am günstigsten ist Starter');
	await expect(reason).toHaveText(/^Free fehlt hier: Dort gibt es keine Kartenzahlung\. \S+ Pläne/);
	await page.getByLabel(common.tools.wishes.datev).selectOption('yes');
	await expect(headline(page)).toHaveText('Zu diesen Zahlen passt Club');
	await expect(reason).toHaveText(/Starter fehlt hier: Dort gibt es keine DATEV-Datei\./);
	await page.getByLabel(common.tools.wishes.datev).selectOption('no');
	await type(page, 'barCentsPerEvent', '0');
	await expect(headline(page)).toHaveText('Am günstigsten ist Free');
	await expect(line(page, 'Plan Free')).toHaveText(/0\s€$/);
	await expect(reason).toHaveCount(0);
	await expect(page.getByRole('link', { name: texts.plans })).toBeVisible();
});

test('a count of one is written in the singular', async ({ page }) => {
	await openReady(page, year({ events: 1, guestsPerEvent: 1, childShare: 0, reducedShare: 0, adultShare: 100 }));
	await expect(page.getByText('Ein Jahr, 1 Gast', { exact: true })).toBeVisible();
	await page
		.getByRole('navigation', { name: common.nav.nearby })
		.getByRole('link', { name: common.pages['/tools/board/'] })
		.click();
	await expect(page.getByText(/Grundlage: 1 Veranstaltung mit je 1 Gast,/)).toBeVisible();
	await page
		.getByRole('navigation', { name: common.nav.nearby })
		.getByRole('link', { name: common.pages['/tools/queue/'] })
		.click();
	await type(page, 'guests', '1');
	await expect(page.locator('main')).toContainText('Es kommt');
	await expect(page.locator('main')).not.toContainText('Es kommen');
});

test('shares that are not 100 per cent together say how they are taken', async ({ page }) => {
	await openReady(page, PATH);
	await type(page, 'childShare', '30');
	await expect(page.getByText(/ergeben 120\s%\. Wir rechnen im Verhältnis 60\s:\s30\s:\s30/)).toBeVisible();
	await expect(line(page, '2.400 × Erwachsene')).toBeVisible();
	for (const name of ['adultShare', 'reducedShare', 'childShare']) await type(page, name, '0');
	await expect(page.getByText(texts.shares.none)).toBeVisible();
	await expect(line(page, '1.600 × Kinder')).toBeVisible();
});

test('the largest year fits a phone', { tag: FULL_SUITE }, async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const most = { events: 366, guestsPerEvent: 20_000, adultCents: 100_000, barCentsPerEvent: 10_000_000 };
	await openReady(page, year({ ...most, ...FEES, onlineFixedCents: 10_000, cardFixedCents: 10_000 }));
	await expect(fieldOf(page, 'events')).toHaveValue('366');
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
