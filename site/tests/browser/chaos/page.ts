import { expect, type Locator, type Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import type { RoutePath } from '../../../src/routes';
import { newEntry } from '../contact/form';

/** A form of the site, what is typed into it, and where it leads without JavaScript. */
export interface Form {
	readonly action: string;
	readonly entry: Readonly<Record<string, string>>;
	readonly thanks: string;
}

/** The pages with a form. */
export const FORM_PAGES = ['/contact', '/help/', '/'] as const satisfies readonly RoutePath[];

/** The form of a page with an entry that no other test uses. */
export function formOf(path: string): Form | undefined {
	if (path === '/contact' || path === '/help/')
		return { action: '/api/contact', entry: { ...newEntry() }, thanks: '**/api/contact?reference=*' };
	if (path === '/') return { action: '/api/signup', entry: { email: newEntry().email }, thanks: '**/signup/asked' };
	return undefined;
}

/** The first of a page's forms, found by what doesn't change with the words on the page. */
function formElement(page: Page, { action }: Form): Locator {
	return page.locator(`main form[action="${action}"]`).first();
}

/** A text field, found by its name on the wire. */
export function fieldOf(page: Page, form: Form, name: string): Locator {
	return formElement(page, form).locator(`[name="${name}"]`);
}

/** Types the entry, ticks what is to be ticked, and leaves the focus in the first field. */
export async function type(page: Page, form: Form): Promise<void> {
	const box = fieldOf(page, form, 'privacyAccepted');
	if (form.action === '/api/contact') await box.check();
	for (const [name, text] of Object.entries(form.entry).reverse()) await fieldOf(page, form, name).fill(text);
}

/** The fields hold what was typed. */
export async function expectTyped(page: Page, form: Form): Promise<void> {
	for (const [name, text] of Object.entries(form.entry)) await expect(fieldOf(page, form, name)).toHaveValue(text);
}

/** Presses the button that sends the form. */
export function send(page: Page, form: Form): Promise<void> {
	return formElement(page, form).locator('button[type="submit"]').click();
}

/** Sends the form and waits until the function has taken it, as a plain form or by React. */
export async function expectSendable(page: Page, form: Form): Promise<void> {
	const answer = page.waitForResponse(
		(response) => response.request().method() === 'POST' && response.url().endsWith(form.action),
	);
	await send(page, form);
	expect((await answer).status(), 'answer to the form').toBeLessThan(400);
}

/** What makes a page this page, as a visitor sees it. */
export function look(page: Page) {
	return page.evaluate(
		(failure) => ({
			headline: [...document.querySelectorAll('main h1, #root > [role="alert"] h1')].map(
				({ textContent }) => textContent,
			),
			parts: document.querySelectorAll('main > *').length,
			header: document.querySelectorAll('#root > header').length,
			footer: document.querySelectorAll('#root > footer').length,
			failed: document.body.textContent.includes(failure),
			title: document.title,
			marked: document.documentElement.hasAttribute('data-marked'),
		}),
		common.error.title,
	);
}

/** Marks the document, so that a fresh load shows by the missing mark, and returns how the page looks. */
export async function markAndLook(page: Page): ReturnType<typeof look> {
	await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
	return look(page);
}
