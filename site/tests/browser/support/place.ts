import { expect, type Page } from '@playwright/test';

/** Scrolls to a distance from the page's top, in pixels, as soon as the page is long enough. */
export async function scrollToPlace(page: Page, top: number): Promise<void> {
	await page.waitForFunction((y) => {
		if (scrollY !== y) scrollTo({ top: y, behavior: 'instant' });
		return scrollY === y;
	}, top);
}

/** Waits until the page is at a distance from its top, in pixels. */
export async function expectPlace(page: Page, top: number): Promise<void> {
	await expect.poll(() => page.evaluate(() => scrollY), 'the place in the page').toBe(top);
}
