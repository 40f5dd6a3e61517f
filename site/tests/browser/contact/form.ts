import type { Page } from '@playwright/test';
import contact from '../../../../locales/de/contact.json' with { type: 'json' };

const { labels, submit } = contact.form;

/** The text fields by their names on the wire. */
export type TextField = 'firstName' | 'lastName' | 'email' | 'phone' | 'message';

/** What a visitor types. */
export type Entry = Readonly<Record<TextField, string>>;

/** The customer's messages, word for word. */
export const MESSAGES = {
	firstName: 'Bitte gib deinen Vornamen ein.',
	lastName: 'Bitte gib deinen Nachnamen ein.',
	email: 'Bitte gib eine gültige E-Mail-Adresse ein.',
	phone: 'Bitte gib eine gültige Telefonnummer ein.',
	message: 'Bitte gib eine Nachricht ein.',
	privacyAccepted: 'Bitte bestätige unsere Datenschutzerklärung',
} as const;

/** The pages that show the form. */
export const FORM_PAGES = ['/contact', '/help/'] as const;

let visitors = 0;

/** A valid entry with an address that no other test uses. */
export function newEntry(changes: Partial<Entry> = {}): Entry {
	visitors += 1;
	return {
		firstName: 'Änne',
		lastName: 'Groß-Müller',
		email: `aenne.${visitors}@besuch.example`,
		phone: '0721 1234567',
		message: 'Sommerfest am 12. Juli, 400 Gäste.\nWas brauchen wir dafür?',
		...changes,
	};
}

/** Types an entry and ticks the box. */
export async function fill(page: Page, entry: Entry): Promise<void> {
	for (const name of Object.keys(entry) as TextField[]) await field(page, name).fill(entry[name]);
	await box(page).check();
}

/** A text field, found by the label that a visitor reads. */
export function field(page: Page, name: TextField) {
	return page.getByLabel(labels[name], { exact: name !== 'phone' });
}

/** The checkbox of the privacy policy. */
export function box(page: Page) {
	return page.getByRole('checkbox', { name: labels.privacyAccepted });
}

/** The button that sends the form. */
export function sendButton(page: Page) {
	return page.getByRole('button', { name: submit });
}

/** What stands in the fields now. */
export async function typed(page: Page): Promise<Entry & { ticked: boolean }> {
	const value = (name: TextField) => field(page, name).inputValue();
	return {
		firstName: await value('firstName'),
		lastName: await value('lastName'),
		email: await value('email'),
		phone: await value('phone'),
		message: await value('message'),
		ticked: await box(page).isChecked(),
	};
}

/** Text of the element that a field's `aria-describedby` ends with: its error when it has one. */
export async function describedBy(page: Page, name: keyof typeof MESSAGES): Promise<string> {
	const id = (await page.locator(`[name="${name}"]`).getAttribute('aria-describedby'))?.split(' ').at(-1);
	return id === undefined ? '' : page.locator(`[id="${id}"]`).innerText();
}

/** The reference in the confirmation that takes the form's place. */
export async function confirmedReference(page: Page): Promise<string> {
	return confirmation(page).locator('strong').innerText();
}

/** The confirmation that takes the form's place. */
export function confirmation(page: Page) {
	return page.getByRole('status').filter({ has: page.getByRole('heading', { name: contact.sent.title }) });
}
