import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [device, width] of [
	['wide screens', WIDTHS.desktop],
	['phones', WIDTHS.phone],
] as const) {
	test.describe(`on ${device}`, () => {
		test.use({ viewport: windowOf(width) });

		test('the skip link leads past header and navigation', async ({ page }) => {
			await openReady(page, '/contact');
			await page.keyboard.press('Tab');
			const skip = page.locator('a[href="#inhalt"]');
			await expect(skip).toBeFocused();
			await expect(skip).toBeInViewport({ ratio: 1 });
			await page.keyboard.press('Enter');
			await expect(page.locator('main')).toBeFocused();
			await page.keyboard.press('Tab');
			await expect(page.locator('main :focus')).toHaveCount(1);
		});
	});
}
