import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import { expect, test } from '../product';
import { openReady } from '../support/visitor';
import {
	box,
	confirmation,
	describedBy,
	field,
	fill,
	MESSAGES,
	newEntry,
	sendButton,
	type TextField,
	typed,
} from './form';

type FieldName = keyof typeof MESSAGES;

const { examples } = contact.form;

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

/** What a screen reader is taken to when several fields are wrong. */
function summary(page: Page) {
	return page.getByRole('alert').filter({ hasText: common.form.problem });
}

/** Presses the button, and expects that the form says what is wrong with exactly these fields, and that the focus is on the
 * one that is wrong, or on the summary of several. */
async function expectRefused(page: Page, ...names: [FieldName, ...FieldName[]]): Promise<void> {
	await sendButton(page).click();
	await expect(page.locator(`form [name="${names[0]}"][aria-invalid="true"]`)).toBeVisible();
	expect(await wrongFields(page)).toEqual(names);
	for (const name of names) expect(await describedBy(page, name)).toBe(MESSAGES[name]);
	await expect(names.length > 1 ? summary(page) : page.locator(`form [name="${names[0]}"]`)).toBeFocused();
	await expect(summary(page)).toHaveCount(names.length > 1 ? 1 : 0);
}

test.describe('the contact form, before it sends anything,', () => {
	test('names every field that is required and empty in the customer’s words, and leads from a summary to each', async ({
		page,
	}) => {
		const sent = await openForm(page);
		const all = ['firstName', 'lastName', 'email', 'message', 'privacyAccepted'] as const;
		await expectRefused(page, ...all);
		const links = summary(page).getByRole('link');
		await expect(links).toHaveText(all.map((name) => MESSAGES[name]));
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await expect(field(page, 'lastName')).toBeFocused();
		await expect(page).toHaveURL('/contact');
		await field(page, 'lastName').fill('Groß');
		await expect(links).toHaveCount(4);
		await expectRefused(page, 'firstName', 'email', 'message', 'privacyAccepted');
		expect(sent).toEqual([]);
	});

	test('refuses what is no answer, says so beside the field, puts the focus there, and sends once it is corrected', async ({
		page,
	}) => {
		const wrong: readonly [name: TextField, text: string, sentence: string, why: string][] = [
			['firstName', '   ', MESSAGES.firstName, 'nothing but spaces'],
			['email', 'kein-at-zeichen', MESSAGES.email, 'no @'],
			['phone', 'siebzehn', MESSAGES.phone, 'letters'],
		];
		const sent = await openForm(page);
		const entry = newEntry();
		for (const [name, text, sentence, why] of wrong)
			await test.step(`${why} as ${name}`, async () => {
				await fill(page, { ...entry, [name]: text });
				await sendButton(page).click();
				await expect(page.locator(`form [name="${name}"][aria-invalid="true"]`)).toBeFocused();
				expect(await wrongFields(page)).toEqual([name]);
				expect(await describedBy(page, name)).toBe(sentence);
				const example = text !== '' && name in examples ? examples[name as keyof typeof examples] : undefined;
				if (example) await expect(field(page, name)).toHaveAccessibleDescription(`${example} ${sentence}`);
				await field(page, name).fill(entry[name]);
			});

		await test.step('the confirmation of the privacy policy is missing', async () => {
			await box(page).uncheck();
			await expectRefused(page, 'privacyAccepted');
			expect(await typed(page)).toEqual({ ...entry, ticked: false });
			await box(page).check();
			expect(await wrongFields(page)).toEqual([]);
		});

		expect(sent).toEqual([]);
		const asked: readonly [name: TextField, text: string, why: string][] = [
			['email', 'mara@192.0.2.1', 'no domain'],
			['phone', '0000', 'no number'],
		];
		for (const [index, [name, text, why]] of asked.entries())
			await test.step(`${why} as ${name}, which the function alone knows`, async () => {
				await fill(page, { ...entry, [name]: text });
				await sendButton(page).click();
				await expect(page.locator(`form [name="${name}"][aria-invalid="true"]`)).toBeFocused();
				expect(await describedBy(page, name)).toBe(MESSAGES[name]);
				expect(await typed(page)).toEqual({ ...entry, [name]: text, ticked: true });
				expect(sent).toHaveLength(index + 1);
				await field(page, name).fill(entry[name]);
			});
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
	});

	test('turns a red field quiet as soon as it is right, and none red while it is typed into', async ({ page }) => {
		await openForm(page);
		await field(page, 'email').pressSequentially('mara');
		expect(await wrongFields(page)).toEqual([]);
		await fill(page, newEntry({ email: 'mara' }));
		await expectRefused(page, 'email');
		await field(page, 'email').press('End');
		await field(page, 'email').pressSequentially('@verein');
		expect(await wrongFields(page)).toEqual(['email']);
		await field(page, 'email').pressSequentially('.e');
		await expect(page.getByText(MESSAGES.email)).toHaveCount(0);
		expect(await wrongFields(page)).toEqual([]);
	});

	test('cuts nothing off, and says how long a text may be', async ({ page }) => {
		const sent = await openForm(page);
		await fill(page, newEntry());
		await field(page, 'message').fill('');
		await page.evaluate((text) => document.execCommand('insertText', false, text), 'x'.repeat(5_001));
		await expect(field(page, 'message')).toHaveValue('x'.repeat(5_001));
		await sendButton(page).click();
		expect(await describedBy(page, 'message')).toBe(common.form.length.replace('{{max}}', '5.000'));
		await expect(field(page, 'message')).toBeFocused();
		expect(sent).toEqual([]);
		await field(page, 'message').fill('x'.repeat(5_000));
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
	});
});
