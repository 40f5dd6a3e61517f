import common from '../../../../locales/de/common.json' with { type: 'json' };
import { unreadable } from '../every-page/legible';
import { torn } from '../every-page/torn';
import { unfold } from '../every-page/unfold';
import { addSpacing, ZOOMED } from '../every-page/reflow';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

for (const width of Object.values(WIDTHS)) {
	test(`no word is torn apart at ${width} px in the menu, its lists and the consent dialog`, async ({ page }) => {
		await page.setViewportSize(windowOf(width));
		await openReady(page, '/legal/imprint');
		const fold = await unfold(page);
		expect(await torn(page)).toEqual([]);
		await fold();
		await page.getByRole('button', { name: common.footer.consent }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		expect(await torn(page)).toEqual([]);
	});
}

test.use({ viewport: ZOOMED, contextOptions: { reducedMotion: 'reduce' } });

test.describe('at 400 % zoom', () => {
	test('all can be read in the menu and in the consent dialog, also with wider spacing', async ({ page }) => {
		await openReady(page, '/legal/imprint');
		const found: string[] = [];
		for (const spaced of [false, true]) {
			if (spaced) await addSpacing(page);
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
		}
		expect(found).toEqual([]);
	});

	test('the header leaves more than half of the window free', async ({ page }) => {
		await openReady(page, '/pricing/');
		await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
		const covered = await page.evaluate(
			() => document.elementFromPoint(160, 0)?.closest('header > div')?.getBoundingClientRect().bottom ?? 0,
		);
		expect(covered).toBeLessThan(ZOOMED.height / 2);
	});
});
