import type { Locator, Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../fixtures';
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
	test('is asked about once the field is left, and mended by one press', async ({ page }) => {
		await openReady(page, '/contact');
		await field(page, 'email').pressSequentially('Mara@gmial.com');
		await expect(question(page, 'Mara@gmail.com')).toHaveCount(0);
		await field(page, 'email').press('Tab');
		await expect(question(page, 'Mara@gmail.com')).toBeVisible();
		await expect(field(page, 'phone')).toBeFocused();
		await takeButton(page).click();
		await expect(field(page, 'email')).toHaveValue('Mara@gmail.com');
		await expect(field(page, 'email')).toBeFocused();
		await expect(takeButton(page)).toHaveCount(0);
	});

	test('is sent as it was typed when the visitor means it', async ({ page, leads }) => {
		await openReady(page, '/contact');
		const email = newEntry().email.replace(/@.*/, '@gmx.ed');
		await fill(page, newEntry({ email }));
		await expect(question(page, email.replace('.ed', '.de'))).toBeVisible();
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
		expect(await leads.from(email)).toHaveLength(1);
	});

	test('of a sign-up is asked about too', async ({ page }) => {
		await openReady(page, '/');
		const form = page.locator('form[action="/api/signup"]').first();
		const address = form.locator('[name="email"]');
		await address.fill('mara@web.d');
		await address.blur();
		await expect(question(form, 'mara@web.de')).toBeVisible();
		await takeButton(form).click();
		await expect(address).toHaveValue('mara@web.de');
	});

	test('is looked for only when an address was typed', async ({ page }) => {
		await openReady(page, '/contact');
		const { own } = requests(page);
		const files = () => own.filter((path) => path.endsWith('.js') && !path.includes('proof.worker'));
		await field(page, 'firstName').fill('Änne');
		await field(page, 'email').focus();
		await field(page, 'phone').focus();
		expect(files()).toEqual([]);
		await field(page, 'email').fill('mara@verein.example');
		await field(page, 'email').blur();
		await expect.poll(files).toHaveLength(1);
	});

	test('is sent when what would have found it does not come', async ({ page, leads }) => {
		await openReady(page, '/contact');
		await page.route('**/assets/*.js', (route) => route.abort());
		const entry = newEntry({ email: newEntry().email.replace(/@.*/, '@gmial.com') });
		const failed = page.waitForEvent('requestfailed', (request) => !request.url().includes('proof.worker'));
		await fill(page, entry);
		await failed;
		await page.unroute('**/assets/*.js');
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
		expect(await leads.from(entry.email)).toHaveLength(1);
	});
});
