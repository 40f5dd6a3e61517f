import { describe, it } from 'node:test';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { MESSAGES, sendButton } from '../contact/form';
import { newVisitor, openReady, WIDTHS, windowOf } from '../support/visitor';
import { assertSpoken, spoken } from './snapshot';

/** Files of what opens or appears over or in a page. */
export const STATES = ['menu', 'panel', 'consent', 'contact-errors', 'signup-error', 'error-screen'] as const;

const still = { reducedMotion: 'reduce' } as const;

describe('what a screen reader says when something opened', () => {
	it('is what names/menu.yaml has of the menu of a phone', async (test) => {
		const page = await newVisitor(test, { ...still, viewport: windowOf(WIDTHS.phone) });
		await openReady(page, '/');
		await page.getByRole('button', { name: common.nav.menu }).click();
		assertSpoken('menu', await spoken(page.getByRole('banner')));
	});

	it('is what names/panel.yaml has of a panel of the navigation', async (test) => {
		const page = await newVisitor(test, still);
		await openReady(page, '/');
		await page.locator('#menu summary').first().click();
		assertSpoken('panel', await spoken(page.locator('#menu details').first()));
	});

	it('is what names/consent.yaml has of the consent dialog', async (test) => {
		const page = await newVisitor(test, still);
		await openReady(page, '/');
		await page.getByRole('button', { name: common.footer.consent }).click();
		await page.getByRole('dialog').waitFor();
		assertSpoken('consent', await spoken(page.getByRole('dialog')));
	});

	it('is what names/contact-errors.yaml has of a form with errors', async (test) => {
		const page = await newVisitor(test, still);
		await openReady(page, '/contact');
		await sendButton(page).click();
		await page.getByText(MESSAGES.privacyAccepted).waitFor();
		assertSpoken('contact-errors', await spoken(page.locator('form[action="/api/contact"]')));
	});

	it('is what names/signup-error.yaml has of an e-mail field with an error', async (test) => {
		const page = await newVisitor(test, still);
		await openReady(page, '/');
		const form = page.locator('form[action="/api/signup"]').first();
		await form.getByRole('button').click();
		await form.getByRole('alert').waitFor();
		assertSpoken('signup-error', await spoken(form));
	});

	it('is what names/error-screen.yaml has of the error screen', async (test) => {
		const page = await newVisitor(test, still);
		await openReady(page, '/help/');
		await page.context().setOffline(true);
		await page.getByRole('banner').getByRole('link', { name: common.pages['/pricing/'], exact: true }).click();
		await page.getByText(common.error.generic).waitFor();
		assertSpoken('error-screen', await spoken(page.getByRole('main')));
	});
});
