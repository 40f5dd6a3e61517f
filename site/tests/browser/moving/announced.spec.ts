import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { headerLink } from '../support/header';
import { expectPlace, scrollToPlace } from '../support/place';
import { openReady } from '../support/visitor';

/** Follows the header's link to a page, and waits until that page has the focus. */
async function follow(page: Page, path: '/pricing/' | '/help/'): Promise<void> {
	const before = await page.locator('main h1').innerText();
	await headerLink(page, path).click();
	await expect(page).toHaveURL(path);
	await expect(page.locator('main h1:focus')).not.toHaveText(before);
}

/** What the live regions say that are no part of a page: neither a search's count nor the toasts. */
function spoken(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('[role="status"]')]
			.filter((region) => !region.closest('main, section[aria-live]'))
			.map(({ textContent }) => textContent),
	);
}

/** Waits until the title of the page, and nothing else, is told. */
async function expectTitleTold(page: Page): Promise<void> {
	await expect(async () => expect(await spoken(page)).toEqual([await page.title()])).toPass();
}

/** What has the focus: its name and its place among all that Tab reaches in main, the headline being before the first. */
function focused(page: Page) {
	return page.evaluate(() => {
		const reached = 'a[href], button, input:not([type="hidden"]), textarea, summary, select';
		const headline = document.querySelector('main h1');
		const after = [...document.querySelectorAll<HTMLElement>(`main :is(${reached})`)].filter(
			(element) =>
				element.checkVisibility() &&
				element.tabIndex >= 0 &&
				headline &&
				headline.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
		);
		const { activeElement: active } = document;
		return { isHeadline: active === headline, isFirstAfter: active === after[0], what: active?.outerHTML.slice(0, 80) };
	});
}

test('a page that a link leads to begins at its top, has the focus on its headline, and is told by its title in a live region, once', async ({
	page,
}) => {
	await openReady(page, '/contact');
	expect(await spoken(page)).toEqual(['']);
	for (const path of ['/pricing/', '/help/'] as const) {
		await test.step(path, async () => {
			await scrollToPlace(page, 900);
			await follow(page, path);
			const place = await focused(page);
			expect(place.isHeadline, place.what).toBe(true);
			await expectTitleTold(page);
			await expectPlace(page, 0);
			await page.keyboard.press('Tab');
			const next = await focused(page);
			expect(next.isFirstAfter, next.what).toBe(true);
		});
	}
	await test.step('and back', async () => {
		await page.goBack();
		await expect(page).toHaveURL('/pricing/');
		await expect(page.locator('main input[name="interval"]').first()).toBeAttached();
		await expectTitleTold(page);
	});
});

test('a link to a place in the page leaves the focus with that place', async ({ page }) => {
	await openReady(page, '/help/');
	await page.locator('main nav a[href="#frage"]').click();
	await expect(page).toHaveURL('/help/#frage');
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
	// Where the focus goes on from a place in the page shows by the next Tab alone.
	await page.keyboard.press('Tab');
	await expect(page.locator('#frage :focus')).toHaveCount(1);
});
