import type { Page } from '@playwright/test';
import pricing from '../../../../locales/de/pricing.json' with { type: 'json' };
import { plansFor } from '../../../src/content/plan-choice';
import { planIds, planName } from '../../../src/content/plans';
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

/** Answers to the questions above the plans, and the plan that can do what they take. */
const ANSWERED: readonly (readonly [Readonly<Record<string, string>>, string | undefined])[] = [
	[{}, undefined],
	[{ seasonPass: 'no', bar: 'none' }, undefined],
	[{ seasonPass: 'no', bar: 'none', taxOffice: 'no' }, planName('free')],
	[{ bar: 'card' }, planName(plansFor(['cardPayment']).plan ?? 'free')],
	[{ bar: 'card', taxOffice: 'yes' }, planName(plansFor(['cardPayment', 'datev']).plan ?? 'free')],
	[{ seasonPass: 'yes', bar: 'cash', taxOffice: 'no' }, planName(plansFor(['seasonPass', 'pos']).plan ?? 'free')],
];

test('the questions mark the plan that can do what is answered, by keyboard too, and nothing moves', async ({
	page,
}) => {
	/** Names of the plans whose flag shows. */
	const marked = () =>
		page.locator('#plaene h3').evaluateAll((all) => {
			const isShown = (one: Element) => getComputedStyle(one, '::before').display !== 'none';
			return all.filter(isShown).map(({ textContent }) => textContent);
		});
	const place = () =>
		page
			.locator('#plaene li h3')
			.last()
			.evaluate((one) => one.getBoundingClientRect().top + scrollY);
	const places: number[] = [];
	for (const [answers, plan] of ANSWERED) {
		await page.goto('about:blank');
		await openReady(page, '/pricing/');
		places.push(await place());
		for (const [name, value] of Object.entries(answers)) {
			const radio = page.locator(`[name="${name}"][value="${value}"]`);
			await radio.focus();
			await page.keyboard.press('Space');
			await expect(radio).toBeChecked();
		}
		await expect.poll(marked, JSON.stringify(answers)).toEqual(plan ? [plan] : []);
		if (plan) await expect(page.locator('#plaene').getByRole('status')).toContainText(` ${plan}`);
	}
	for (const one of [...places, await place()]) expect(one).toBe(places[0]);
});

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
