import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import pricing from '../../../../locales/de/pricing.json' with { type: 'json' };
import { brand } from '../../../src/content/brand';
import { expect, test } from '../product';
import { openReady } from '../support/visitor';
import { confirmation, field, fill, newEntry, sendButton } from './form';

test.describe('what a message is about', () => {
	test('comes from the page whose button led to the form, and is shown', async ({ page }) => {
		await openReady(page, '/solutions/payments/');
		await page.locator('main a[href^="/contact?"]').first().click();
		await page.waitForURL('**/contact?about=%2Fsolutions%2Fpayments%2F');
		const name = common.pages['/solutions/payments/'];
		await expect(page.locator('form').getByText(`${contact.about.label} ${name}`)).toBeVisible();
		await expect(page.locator('form [name="about"]')).toHaveValue('/solutions/payments/');
	});

	test('is the open fee, which the message already asks for when it comes from the prices', async ({ page }) => {
		await openReady(page, '/pricing/');
		await page.getByRole('link', { name: pricing.openFee.ask }).click();
		await page.waitForURL('**/contact?about=%2Fpricing%2F');
		await expect(field(page, 'message')).toHaveValue(pricing.openFee.message);
	});

	test('is what is open, each point that was pressed, below the others', async ({ page }) => {
		const { items, message } = pricing.costs.open;
		const asked = items.slice(1, 3).map(({ question }) => question);
		await openReady(page, '/pricing/');
		for (const question of asked) {
			await page.getByRole('link', { name: question }).click();
			await expect(field(page, 'message')).toHaveValue(new RegExp(`${question.replace('?', '\\?')}$`));
			if (question !== asked.at(-1)) await page.goBack();
		}
		await expect(field(page, 'message')).toHaveValue(asked.map((question) => `${message} ${question}`).join('\n\n'));
	});

	test('is a plan and how it would be paid for, until that is taken away, and nothing else that an address says', async ({
		page,
		leads,
	}) => {
		for (const query of ['about=https%3A%2F%2Fother.example%2F', 'interval=yearly']) {
			await openReady(page, `/contact?${query}`);
			await expect(page.getByText(contact.about.label)).toHaveCount(0);
		}
		await openReady(page, '/contact?about=plan-club&interval=yearly');
		await expect(page.getByText('Plan Club (jährlich)')).toBeVisible();
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
		await expect(page.locator('[name="about"]')).toHaveCount(0);
	});
});
