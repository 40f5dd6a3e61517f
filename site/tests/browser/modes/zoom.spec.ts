import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { unreadable } from '../every-page/legible';
import { addSpacing, SMALL_PHONE, setTextSize, TEXT, ZOOMED } from '../every-page/reflow';
import { torn } from '../every-page/torn';
import { unfold } from '../every-page/unfold';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

/** What can't be read in the menu, with each of its lists open, and in the consent dialog. */
async function unreadableInOpened(page: Page): Promise<string[]> {
	const found: string[] = [];
	await page.getByRole('button', { name: common.nav.menu }).click();
	for (const group of await page.locator('#menu summary').all()) {
		await group.click();
		// Menu and dialog lie over the page on purpose.
		found.push(...(await unreadable(page)).filter((fault) => !fault.includes('lie on each other')));
	}
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: common.footer.consent }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	found.push(...(await unreadable(page)).filter((fault) => !fault.includes('lie on each other')));
	await page.keyboard.press('Escape');
	return found;
}

test('no word is torn apart in the menu, its lists and the consent dialog, whatever the width', async ({ page }) => {
	await openReady(page, '/legal/imprint');
	for (const width of Object.values(WIDTHS)) {
		await page.setViewportSize(windowOf(width));
		const fold = await unfold(page);
		expect.soft(await torn(page), `at ${width} px`).toEqual([]);
		await fold();
		await page.getByRole('button', { name: common.footer.consent }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		expect.soft(await torn(page), `in the dialog at ${width} px`).toEqual([]);
		await page.keyboard.press('Escape');
	}
});

test.use({ viewport: ZOOMED, contextOptions: { reducedMotion: 'reduce' } });

test.describe('at 400 % zoom', () => {
	test('all can be read in the menu and in the consent dialog, also with wider spacing', async ({ page }) => {
		await openReady(page, '/legal/imprint');
		const found = await unreadableInOpened(page);
		await addSpacing(page);
		expect([...found, ...(await unreadableInOpened(page))]).toEqual([]);
	});
});

test('with text of twice the size on a phone, all can be read in the menu and in the consent dialog', async ({
	page,
}) => {
	await page.setViewportSize(SMALL_PHONE);
	await openReady(page, '/legal/imprint');
	await setTextSize(page, TEXT.double);
	expect(await unreadableInOpened(page)).toEqual([]);
});
