import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { newVisitor, openReady } from '../support/visitor';
import { box, confirmation, describedBy, field, fill, MESSAGES, newEntry, sendButton, typed } from './form';

type FieldName = keyof typeof MESSAGES;

/** Names of the fields that are marked as wrong, in the form's order. */
async function wrongFields(page: Page): Promise<string[]> {
	return page
		.locator('form [aria-invalid="true"]')
		.evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''));
}

function focusedField(page: Page): Promise<string | null> {
	return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
}

/** Opens the form and notes what it sends to the API. */
async function openForm(page: Page): Promise<string[]> {
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST') sent.push(request.url());
	});
	await openReady(page, '/contact');
	return sent;
}

describe('the contact form, before it sends anything,', () => {
	it('names every field that is required and empty in the specification’s words', async (test) => {
		const page = await newVisitor(test);
		const sent = await openForm(page);
		await sendButton(page).click();
		await page.getByText(MESSAGES.firstName).waitFor();
		const required: FieldName[] = ['firstName', 'lastName', 'email', 'message', 'privacyAccepted'];
		assert.deepEqual(await wrongFields(page), required);
		for (const name of required) assert.equal(await describedBy(page, name), MESSAGES[name]);
		assert.equal(await focusedField(page), 'firstName');
		assert.deepEqual(sent, []);
	});

	const wrong: readonly [name: Exclude<FieldName, 'privacyAccepted'>, text: string, why: string][] = [
		['firstName', '   ', 'nothing but spaces'],
		['email', 'kein-at-zeichen', 'no @'],
		['email', '', 'nothing'],
		['phone', 'siebzehn', 'letters'],
		['message', ' \n ', 'nothing but white space'],
	];
	for (const [name, text, why] of wrong) {
		it(`refuses ${why} as ${name}, says so beside the field and puts the focus there`, async (test) => {
			const page = await newVisitor(test);
			const sent = await openForm(page);
			await fill(page, newEntry({ [name]: text }));
			await sendButton(page).click();
			await page.getByText(MESSAGES[name]).waitFor();
			assert.deepEqual(await wrongFields(page), [name]);
			assert.equal(await describedBy(page, name), MESSAGES[name]);
			assert.equal(await focusedField(page), name);
			assert.deepEqual(sent, []);
		});
	}

	it('asks for the confirmation of the privacy policy and keeps what was typed', async (test) => {
		const page = await newVisitor(test);
		const sent = await openForm(page);
		const entry = newEntry();
		await fill(page, entry);
		await box(page).uncheck();
		await sendButton(page).click();
		await page.getByText(MESSAGES.privacyAccepted).waitFor();
		assert.equal(await focusedField(page), 'privacyAccepted');
		assert.deepEqual(await typed(page), { ...entry, ticked: false });
		assert.deepEqual(sent, []);
	});

	it('sends once the wrong fields are mended', async (test) => {
		const page = await newVisitor(test);
		const sent = await openForm(page);
		const entry = newEntry();
		await fill(page, { ...entry, email: 'kein-at-zeichen' });
		await sendButton(page).click();
		await page.getByText(MESSAGES.email).waitFor();
		await field(page, 'email').fill(entry.email);
		await sendButton(page).click();
		await confirmation(page).waitFor();
		assert.equal(sent.length, 1);
	});
});
