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
	for (const group of await page.locator('#menu summary:visible').all()) {
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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('menu, its lists and the consent dialog tear no word apart and can be read: at every width, zoomed, in large text, spaced', async ({
	page,
}) => {
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
	await page.setViewportSize(SMALL_PHONE);
	await setTextSize(page, TEXT.double);
	expect.soft(await unreadableInOpened(page), 'text at 200 % on a phone').toEqual([]);
	await setTextSize(page, TEXT.usual);
	await page.setViewportSize(ZOOMED);
	expect.soft(await unreadableInOpened(page), '400 % zoom').toEqual([]);
	await addSpacing(page);
	expect.soft(await unreadableInOpened(page), 'wider spacing at 400 % zoom').toEqual([]);
});
