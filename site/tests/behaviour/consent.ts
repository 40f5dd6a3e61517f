import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { foreignRequests, newVisitor, openReady } from '../support/visitor';

async function openDialog(page: Page) {
	await page.getByRole('button', { name: 'Cookie Consent' }).click();
	const dialog = page.getByRole('dialog', { name: 'Cookie Consent' });
	await dialog.waitFor();
	return dialog;
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('nono-consent'));

describe('the consent dialog', () => {
	it('stays closed and stores nothing until it is asked for', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		assert.equal(await page.getByRole('dialog').count(), 0);
		assert.equal(await page.evaluate(() => localStorage.length), 0);
	});

	it('offers refusing and agreeing side by side, in the same size', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		const dialog = await openDialog(page);
		const refuse = await dialog.getByRole('button', { name: 'Ablehnen' }).boundingBox();
		const accept = await dialog.getByRole('button', { name: 'Zustimmen' }).boundingBox();
		assert.equal(refuse?.height, accept?.height);
		assert.equal(refuse?.width, accept?.width);
		assert.equal(refuse?.y, accept?.y);
	});

	for (const [answer, statistics] of [
		['Ablehnen', false],
		['Zustimmen', true],
	] as const) {
		it(`keeps '${answer}' with the version of the question, and says so when it is opened again`, async (test) => {
			const page = await newVisitor(test);
			await openReady(page, '/pricing/');
			await (await openDialog(page)).getByRole('button', { name: answer }).click();
			await page.getByRole('dialog').waitFor({ state: 'detached' });
			const consent = JSON.parse((await stored(page)) ?? 'null');
			assert.equal(consent.statistics, statistics);
			assert.equal(consent.version, 1);
			assert.ok(Date.parse(consent.at) > 0);
			await page.reload();
			await (await openDialog(page)).getByText(statistics ? 'Du hast zugestimmt.' : 'Du hast abgelehnt.').waitFor();
		});
	}

	it('closes by Escape without an answer', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		await openDialog(page);
		await page.keyboard.press('Escape');
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		assert.equal(await stored(page), null);
	});

	it('asks nobody outside when no analytics host is set up, whatever the answer', async (test) => {
		const page = await newVisitor(test);
		const foreign = foreignRequests(page);
		await openReady(page, '/');
		await (await openDialog(page)).getByRole('button', { name: 'Zustimmen' }).click();
		await page.reload();
		assert.deepEqual(foreign, []);
	});
});
