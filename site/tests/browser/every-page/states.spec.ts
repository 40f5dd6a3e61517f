import common from '../../../../locales/de/common.json' with { type: 'json' };
import { MESSAGES, sendButton } from '../contact/form';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

test.describe('what a screen reader says when something opened is what names/ has', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	test('of the menu of a phone', async ({ page }) => {
		await page.setViewportSize(windowOf(WIDTHS.phone));
		await openReady(page, '/');
		await page.getByRole('button', { name: common.nav.menu }).click();
		await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
	});

	test('of a panel of the navigation, and of the consent dialog', async ({ page }) => {
		await openReady(page, '/');
		await page.locator('#menu summary').first().click();
		await expect(page.locator('#menu details').first()).toMatchAriaSnapshot({ name: 'panel.aria.yml' });
		await page.getByRole('button', { name: common.footer.consent }).click();
		await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'consent.aria.yml' });
	});

	test('of a form with errors', async ({ page }) => {
		await openReady(page, '/contact');
		await sendButton(page).click();
		await expect(page.getByRole('alert')).toContainText(MESSAGES.privacyAccepted);
		const form = page.locator('form[action="/api/contact"]');
		await expect(form).toMatchAriaSnapshot({ name: 'contact-errors.aria.yml' });
	});

	test('of an e-mail field with an error', async ({ page }) => {
		await openReady(page, '/');
		const form = page.locator('form[action="/api/signup"]').first();
		await form.getByRole('button').click();
		await expect(form.getByRole('alert')).toBeVisible();
		await expect(form).toMatchAriaSnapshot({ name: 'signup-error.aria.yml' });
	});

	test('of the error screen', async ({ page }) => {
		await openReady(page, '/help/');
		await page.context().setOffline(true);
		await page.getByRole('banner').getByRole('link', { name: common.pages['/pricing/'], exact: true }).click();
		await expect(page.getByText(common.error.generic)).toBeVisible();
		await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'error-screen.aria.yml' });
	});
});
