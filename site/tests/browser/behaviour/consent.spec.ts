import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openReady, requests } from '../support/visitor';

async function openDialog(page: Page) {
	await page.getByRole('button', { name: 'Cookie Consent' }).click();
	const dialog = page.getByRole('dialog', { name: 'Cookie Consent' });
	await expect(dialog).toBeVisible();
	return dialog;
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('nono-consent'));

test.describe('the consent dialog', () => {
	test('stays closed and stores nothing until it is asked for', async ({ page }) => {
		await openReady(page, '/');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		expect(await page.evaluate(() => localStorage.length)).toBe(0);
	});

	test('offers refusing and agreeing side by side, in the same size', async ({ page }) => {
		await openReady(page, '/');
		const dialog = await openDialog(page);
		const refuse = await dialog.getByRole('button', { name: 'Ablehnen' }).boundingBox();
		const accept = await dialog.getByRole('button', { name: 'Zustimmen' }).boundingBox();
		expect({ ...refuse, x: 0 }).toEqual({ ...accept, x: 0 });
	});

	for (const [answer, statistics] of [
		['Ablehnen', false],
		['Zustimmen', true],
	] as const) {
		test(`keeps '${answer}' with the version of the question, and says so when it is opened again`, async ({
			page,
		}) => {
			await openReady(page, '/pricing/');
			await (await openDialog(page)).getByRole('button', { name: answer }).click();
			await expect(page.getByRole('dialog')).toHaveCount(0);
			const consent = JSON.parse((await stored(page)) ?? 'null');
			expect(consent).toMatchObject({ statistics, version: 1 });
			expect(Date.parse(consent.at)).toBeGreaterThan(0);
			await page.reload();
			const dialog = await openDialog(page);
			await expect(dialog).toContainText(statistics ? 'Du hast zugestimmt.' : 'Du hast abgelehnt.');
		});
	}

	test('closes by Escape without an answer', async ({ page }) => {
		await openReady(page, '/');
		await openDialog(page);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		expect(await stored(page)).toBeNull();
	});

	test('asks nobody outside when no analytics host is set up, whatever the answer', async ({ page }) => {
		const { foreign } = requests(page);
		await openReady(page, '/');
		await (await openDialog(page)).getByRole('button', { name: 'Zustimmen' }).click();
		await page.reload();
		expect(foreign).toEqual([]);
	});
});
