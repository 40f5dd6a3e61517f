import type { Page } from '@playwright/test';
import pricing from '../../../../locales/de/pricing.json' with { type: 'json' };
import { planIds } from '../../../src/content/plans';
import { monthlyOf, net, perMonth, yearly } from '../../../src/content/prices';
import { formatEuro } from '../../../src/ui/amounts';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';

const MONTHLY = planIds.flatMap((id) => monthlyOf(id) ?? []);
const MONTH = MONTHLY.map((price) => `${formatEuro(price)} ${pricing.perMonth}`);
const YEAR = MONTHLY.map((price) => `${formatEuro(yearly(price))} ${pricing.perYear}`);

/** The prices that show in the table, Pro left out. */
async function inTable(page: Page): Promise<string[]> {
	const row = page.getByRole('row', { name: pricing.comparison.basePrice });
	return (await row.getByRole('cell').allInnerTexts()).slice(0, -1).map((text) => text.trim());
}

/** The price of one plan as it shows on its ticket. */
function onTicket(page: Page, plan: string) {
	const ticket = page
		.locator('#plaene')
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name: plan }) });
	return ticket.getByRole('paragraph').filter({ has: page.locator('strong'), visible: true });
}

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'the interval' : 'the interval, without JavaScript,', () => {
		test.use({ javaScriptEnabled });

		test('changes the prices of the tickets and of the comparison alike, and back', async ({ page }) => {
			await (javaScriptEnabled ? openReady(page, '/pricing/') : page.goto('/pricing/'));
			expect(await inTable(page)).toEqual(MONTH);
			await page.getByText(pricing.interval.yearly, { exact: true }).click();
			await expect.poll(() => inTable(page)).toEqual(YEAR);
			await expect(onTicket(page, 'Club')).toContainText(YEAR[2] ?? '');
			await page.getByText(pricing.interval.monthly, { exact: true }).click();
			await expect.poll(() => inTable(page)).toEqual(MONTH);
			await expect(onTicket(page, 'Club')).toContainText(MONTH[2] ?? '');
		});

		test('of a year shows gross beside gross and net beside net, each for the year and for the month', async ({
			page,
		}) => {
			await (javaScriptEnabled ? openReady(page, '/pricing/') : page.goto('/pricing/'));
			await page.getByText(pricing.interval.yearly, { exact: true }).click();
			const total = yearly(monthlyOf('starter') ?? 0);
			const lines = (await onTicket(page, 'Starter').innerText())
				.split('\n')
				.map((line) => line.replaceAll('\u00a0', ' '));
			expect(lines).toEqual(
				[
					`${formatEuro(total)} / Jahr`,
					`${formatEuro(perMonth(total))} / Monat`,
					`netto ${formatEuro(net(total))} / Jahr, ${formatEuro(perMonth(net(total)))} / Monat`,
				].map((line) => line.replaceAll('\u00a0', ' ')),
			);
		});
	});

test('two neighbouring plans differ in what they can do, and the comparison says in what', async ({ page }) => {
	await page.goto('/pricing/');
	const free = page.getByRole('row', { name: pricing.features.reports }).getByRole('cell');
	await expect(free).toHaveText([pricing.comparison.notIncluded, pricing.comparison.included]);
	const club = page.getByRole('row', { name: pricing.features.pos }).getByRole('cell');
	await expect(club).toHaveText([pricing.comparison.notIncluded, pricing.comparison.included]);
	await expect(club.first()).toHaveAttribute('data-plans', 'Free, Starter');
});
