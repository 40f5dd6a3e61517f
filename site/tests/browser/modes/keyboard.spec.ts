import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

test('the skip link leads past header and navigation, on wide screens and on phones', async ({ page }) => {
	for (const width of [WIDTHS.desktop, WIDTHS.phone]) {
		await page.setViewportSize(windowOf(width));
		await openReady(page, '/contact');
		await page.keyboard.press('Tab');
		const skip = page.locator('a[href="#inhalt"]');
		await expect(skip).toBeFocused();
		await expect(skip).toBeInViewport({ ratio: 1 });
		await page.keyboard.press('Enter');
		await expect(page.locator('main')).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(page.locator('main :focus')).toHaveCount(1);
		// The fragment would be where the next page begins.
		await page.goto('about:blank');
	}
});
