import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import pricing from '../../../../locales/de/pricing.json' with { type: 'json' };
import { brand } from '../../../src/content/brand';
import { planIds, planName } from '../../../src/content/plans';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { confirmation, fill, newEntry, sendButton } from './form';

test.describe('what a message is about', () => {
	test('comes from the page whose button led to the form, is shown, stored, and told to sales', async ({
		page,
		leads,
	}) => {
		await openReady(page, '/solutions/payments/');
		await page.locator('main a[href^="/contact?"]').first().click();
		await page.waitForURL('**/contact?about=%2Fsolutions%2Fpayments%2F');
		const form = page.locator('form[action="/api/contact"]');
		const name = common.pages['/solutions/payments/'];
		await expect(form.getByText(`${contact.about.label} ${name}`)).toBeVisible();
		const entry = newEntry();
		await fill(page, entry);
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
		const [lead] = await leads.from(entry.email);
		expect(lead?.about?.S).toBe('/solutions/payments/');
		const { sales } = await leads.salesMailOf(lead?.reference?.S ?? '', entry.email);
		expect(sales.body.text).toContain('Es geht um: ');
		expect(sales.body.text).toContain('(/solutions/payments/)');
	});

	test('is a plan and how it would be paid for, and can be taken away', async ({ page, leads }) => {
		await openReady(page, '/contact?about=plan-club&interval=yearly');
		const line = page.getByText('Plan Club (jährlich)');
		await expect(line).toBeVisible();
		const calendar = page.locator(`main a[href^="${brand.meeting.url}"]`);
		await expect(calendar).toHaveAttribute('href', `${brand.meeting.url}?about=plan-club&interval=yearly`);
		const entry = newEntry();
		await fill(page, entry);
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
		expect((await leads.from(entry.email))[0]).toMatchObject({ about: { S: 'club' }, interval: { S: 'yearly' } });

		await openReady(page, '/contact?about=plan-club');
		await page.getByRole('button', { name: contact.about.remove }).click();
		await expect(page.getByText(contact.about.label)).toHaveCount(0);
		const other = newEntry();
		await fill(page, other);
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
		expect((await leads.from(other.email))[0]?.about).toBeUndefined();
	});

	for (const query of ['?about=nonsense', '?about=https%3A%2F%2Fother.example%2F', '?interval=yearly'])
		test(`is nothing for an address with ${query}`, async ({ page }) => {
			await openReady(page, `/contact${query}`);
			await expect(page.getByText(contact.about.label)).toHaveCount(0);
		});

	test('goes with the plan that is chosen to the registration, and with its interval', async ({ page }) => {
		await openReady(page, '/pricing/');
		const register = page.locator('main a[href*="plan=starter"]');
		await expect(register).not.toHaveAttribute('href', /interval/);
		await page.getByText(pricing.interval.yearly, { exact: true }).click();
		await expect(register).toHaveAttribute('href', /\?plan=starter&interval=yearly$/);
		await expect(page.locator('main a[href*="about=plan-pro"]')).toHaveAttribute('href', /interval=yearly/);
	});
});

test('the plans have the names of the price list', () => {
	expect(planIds.map(planName)).toEqual(pricing.plans.map(({ name }) => name));
});
