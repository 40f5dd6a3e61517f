import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { leadsFrom } from '../support/leads';
import { newVisitor, openReady } from '../support/visitor';
import { confirmation, confirmedReference, describedBy, fill, MESSAGES, newEntry, sendButton, typed } from './form';

const { failed } = common.form;

/** Fills the form and presses the button. */
async function press(page: Page, entry = newEntry()) {
	await openReady(page, '/contact');
	await fill(page, entry);
	await sendButton(page).click();
	return entry;
}

/** The visitor reads this sentence, and everything is as it was typed. */
async function assertKept(page: Page, sentence: string, entry: ReturnType<typeof newEntry>): Promise<void> {
	await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
	assert.deepEqual(await typed(page), { ...entry, ticked: true });
}

describe('a message that can’t be sent keeps what was typed and says what to do', () => {
	it('without a connection, and goes out once there is one', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/contact');
		const entry = newEntry();
		await fill(page, entry);
		await page.context().setOffline(true);
		await sendButton(page).click();
		await assertKept(page, failed.offline, entry);
		await page.context().setOffline(false);
		await sendButton(page).click();
		await confirmation(page).waitFor();
	});

	it('when the server can’t be reached', async (test) => {
		const page = await newVisitor(test);
		await page.route('**/api/contact', (route) => route.abort('connectionrefused'));
		const entry = await press(page);
		await assertKept(page, failed.unreachable, entry);
	});

	// What the API can't be brought to answer here: too many messages, a full table, a body past its limit.
	const answers: readonly [status: number, sentence: string][] = [
		[409, failed.conflict],
		[413, failed.tooLarge],
		[429, failed.tooMany],
		[500, failed.unreachable],
		[503, failed.unreachable],
	];
	for (const [status, sentence] of answers) {
		it(`when the answer is ${status}`, async (test) => {
			const page = await newVisitor(test);
			await page.route('**/api/contact', (route) => route.fulfill({ status, json: {} }));
			const entry = await press(page);
			await assertKept(page, sentence, entry);
		});
	}

	it('when the function refuses a field that the browser let pass', async (test) => {
		const page = await newVisitor(test);
		const entry = await press(page, newEntry({ phone: '12' }));
		await page.getByText(MESSAGES.phone).waitFor();
		assert.equal(await describedBy(page, 'phone'), MESSAGES.phone);
		assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'phone');
		assert.deepEqual(await typed(page), { ...entry, ticked: true });
	});

	it('when the answer is lost, and a second press does not store it twice', async (test) => {
		const page = await newVisitor(test);
		let reference: unknown;
		await page.route(
			'**/api/contact',
			async (route) => {
				const answer = await route.fetch();
				({ reference } = await answer.json());
				await route.abort();
			},
			{ times: 1 },
		);
		const entry = await press(page);
		await assertKept(page, failed.unreachable, entry);
		await sendButton(page).click();
		await confirmation(page).waitFor();
		assert.equal(await confirmedReference(page), reference);
		assert.equal((await leadsFrom(entry.email)).length, 1);
	});
});
