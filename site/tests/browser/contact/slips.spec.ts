import type { Locator, Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../product';
import { FULL_SUITE } from '../support/suite';
import { openReady, requests } from '../support/visitor';
import { confirmation, field, fill, newEntry, sendButton } from './form';

const { slip } = common.form;

function question(page: Page | Locator, address: string) {
	return page.getByText(slip.question.replace('{{address}}', address));
}

function takeButton(page: Page | Locator) {
	return page.getByRole('button', { name: slip.take });
}

test.describe('an address that looks like a slip', () => {
	test('is asked about once the field is left, corrected by one press, or sent as it was typed', async ({
		page,
		leads,
	}) => {
		await openReady(page, '/contact');
		const { own } = requests(page);
		const files = () => own.filter((path) => path.endsWith('.js') && !path.includes('proof.worker'));

		await test.step('by code that is fetched only when an address was typed', async () => {
			await field(page, 'email').focus();
			await field(page, 'phone').focus();
			expect(files()).toEqual([]);
		});

		await test.step('asked about when the field is left', async () => {
			await field(page, 'email').pressSequentially('Mara@gmial.com');
			await expect(question(page, 'Mara@gmail.com')).toHaveCount(0);
			await field(page, 'email').press('Tab');
			await expect(question(page, 'Mara@gmail.com')).toBeVisible();
			await expect(field(page, 'phone')).toBeFocused();
			expect(files()).toHaveLength(1);
		});

		await test.step('corrected', async () => {
			await takeButton(page).click();
			await expect(field(page, 'email')).toHaveValue('Mara@gmail.com');
			await expect(field(page, 'email')).toBeFocused();
			await expect(takeButton(page)).toHaveCount(0);
		});

		await test.step('sent as it was typed', async () => {
			const email = newEntry().email.replace(/@.*/, '@gmx.ed');
			await fill(page, newEntry({ email }));
			await expect(question(page, email.replace('.ed', '.de'))).toBeVisible();
			await sendButton(page).click();
			await expect(confirmation(page)).toBeVisible();
			expect(await leads.from(email)).toHaveLength(1);
		});
	});

	test('of a sign-up is asked about too', { tag: FULL_SUITE }, async ({ page }) => {
		await openReady(page, '/');
		const form = page.locator('form[action="/api/signup"]').first();
		const address = form.locator('[name="email"]');
		await address.fill('mara@web.d');
		await address.blur();
		await expect(question(form, 'mara@web.de')).toBeVisible();
		await takeButton(form).click();
		await expect(address).toHaveValue('mara@web.de');
	});
});
