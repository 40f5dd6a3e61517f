import type { Page } from '@playwright/test';
import pricing from '../../../../locales/de/pricing.json' with { type: 'json' };
import { planIds } from '../../../src/content/plans';
import { monthlyOf, net, perMonth, yearly } from '../../../src/content/prices';
import { formatEuro } from '../../../src/money/amounts';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { sheetsOf } from '../tools/tool';

const MONTHLY = planIds.flatMap((id) => monthlyOf(id) ?? []);
const MONTH = MONTHLY.map((price) => `${formatEuro(price)} ${pricing.perMonth}`);
const YEAR = MONTHLY.map((price) => `${formatEuro(yearly(price))} ${pricing.perYear}`);

/** A text whose blanks are all of one kind. */
function plain(text: string): string {
	return text.replaceAll('\u00a0', ' ');
}

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
			const choose = (interval: 'monthly' | 'yearly') =>
				page.getByText(pricing.interval[interval], { exact: true }).click();
			await (javaScriptEnabled ? openReady(page, '/pricing/') : page.goto('/pricing/'));
			expect(await inTable(page)).toEqual(MONTH);
			await choose('yearly');
			await expect.poll(() => inTable(page)).toEqual(YEAR);

			await test.step('of a year gross beside gross and net beside net, each for the year and for the month', async () => {
				const total = yearly(monthlyOf('starter') ?? 0);
				expect(plain(await onTicket(page, 'Starter').innerText()).split('\n')).toEqual(
					[
						`${formatEuro(total)} / Jahr`,
						`${formatEuro(perMonth(total))} / Monat`,
						`netto ${formatEuro(net(total))} / Jahr, ${formatEuro(perMonth(net(total)))} / Monat`,
					].map(plain),
				);
			});

			await test.step('and goes with the plan to the registration and to the contact form, where a script can tell', async () => {
				const along = javaScriptEnabled ? /interval=yearly$/ : /(?<!yearly)$/;
				await expect(page.locator('main a[href*="plan=starter"]')).toHaveAttribute('href', along);
				await expect(page.locator('main a[href*="about=plan-pro"]')).toHaveAttribute('href', along);
			});

			await choose('monthly');
			await expect.poll(() => inTable(page)).toEqual(MONTH);
			await expect(onTicket(page, 'Club')).toContainText(MONTH[2] ?? '');
		});
	});

test('the plans print on at most two sheets', async ({ page }) => {
	await openReady(page, '/pricing/');
	expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});
