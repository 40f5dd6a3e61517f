import common from '../../../../locales/de/common.json' with { type: 'json' };
import { movements } from '../every-page/motion';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

test.describe('for those who asked for less motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	test('nothing moves when menu, panel and dialog open', async ({ page }) => {
		await openReady(page, '/pricing/');
		await page.locator('#menu summary').first().click();
		expect(await movements(page)).toEqual([]);
		await page.getByRole('button', { name: common.footer.consent }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		expect(await movements(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await page.setViewportSize(windowOf(WIDTHS.phone));
		await page.getByRole('button', { name: common.nav.menu }).click();
		expect(await movements(page)).toEqual([]);
	});
});

test('motion there is for everybody else', async ({ page }) => {
	await openReady(page, '/');
	expect(await movements(page)).not.toEqual([]);
});
