import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { box, confirmation, describedBy, field, fill, MESSAGES, newEntry, sendButton, typed } from './form';

type FieldName = keyof typeof MESSAGES;

/** Names of the fields that are marked as wrong, in the form's order. */
async function wrongFields(page: Page): Promise<string[]> {
	return page
		.locator('form [aria-invalid="true"]')
		.evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''));
}

/** Opens the form and notes what it sends to the API. */
async function openForm(page: Page): Promise<string[]> {
	const sent: string[] = [];
	page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
	await openReady(page, '/contact');
	return sent;
}

/** Presses the button, and expects that the form says what is wrong with exactly these fields and focuses the first. */
async function expectRefused(page: Page, ...names: [FieldName, ...FieldName[]]): Promise<void> {
	await sendButton(page).click();
	await expect(page.getByText(MESSAGES[names[0]])).toBeVisible();
	expect(await wrongFields(page)).toEqual(names);
	for (const name of names) expect(await describedBy(page, name)).toBe(MESSAGES[name]);
	await expect(page.locator(`form [name="${names[0]}"]`)).toBeFocused();
}

test.describe('the contact form, before it sends anything,', () => {
	test('names every field that is required and empty in the specification’s words', async ({ page }) => {
		const sent = await openForm(page);
		await expectRefused(page, 'firstName', 'lastName', 'email', 'message', 'privacyAccepted');
		expect(sent).toEqual([]);
	});

	test('refuses what is no answer, says so beside the field and puts the focus there', async ({ page }) => {
		const wrong: readonly [name: Exclude<FieldName, 'privacyAccepted'>, text: string, why: string][] = [
			['firstName', '   ', 'nothing but spaces'],
			['email', 'kein-at-zeichen', 'no @'],
			['email', '', 'nothing'],
			['phone', 'siebzehn', 'letters'],
			['message', ' \n ', 'nothing but white space'],
		];
		const sent = await openForm(page);
		for (const [name, text, why] of wrong) {
			await test.step(`${why} as ${name}`, async () => {
				await fill(page, newEntry({ [name]: text }));
				await expectRefused(page, name);
			});
		}
		expect(sent).toEqual([]);
	});

	test('asks for the confirmation of the privacy policy and keeps what was typed', async ({ page }) => {
		const sent = await openForm(page);
		const entry = newEntry();
		await fill(page, entry);
		await box(page).uncheck();
		await expectRefused(page, 'privacyAccepted');
		expect(await typed(page)).toEqual({ ...entry, ticked: false });
		expect(sent).toEqual([]);
	});

	test('sends once the wrong fields are mended', async ({ page }) => {
		const sent = await openForm(page);
		const entry = newEntry();
		await fill(page, { ...entry, email: 'kein-at-zeichen' });
		await expectRefused(page, 'email');
		await field(page, 'email').fill(entry.email);
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
		expect(sent).toHaveLength(1);
	});
});
