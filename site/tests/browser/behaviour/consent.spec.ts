import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
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

	test('asks nothing where no counting script is set up, and says so', async ({ page }) => {
		await openReady(page, '/');
		const dialog = await openDialog(page);
		await expect(dialog).toContainText(common.consent.nothing);
		for (const sentence of Object.values(common.consent.current)) await expect(dialog).not.toContainText(sentence);
		await expect(dialog.getByRole('button')).toHaveCount(1);
		await dialog.getByRole('button', { name: common.consent.close }).click();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		expect(await stored(page)).toBeNull();
	});

	test('closes by Escape without an answer', async ({ page }) => {
		await openReady(page, '/');
		await openDialog(page);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		expect(await stored(page)).toBeNull();
	});

	test('has an answer of earlier load nothing where no counting script is set up any more', async ({ page }) => {
		const { foreign } = requests(page);
		await page.addInitScript(() => {
			localStorage.setItem('nono-consent', '{"version":1,"statistics":true,"at":"2026-01-01T00:00:00.000Z"}');
		});
		await openReady(page, '/');
		await expect(await openDialog(page)).toContainText(common.consent.nothing);
		expect(foreign).toEqual([]);
	});
});
