import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { codeOf } from '../support/built-files';
import { headerLink, pressWhereItIs } from '../support/header';
import { holdReactBack, openReady, ready } from '../support/visitor';

/** Scrolls to a distance from the page's top, in pixels, as soon as the page is long enough. */
async function scrollToPlace(page: Page, top: number): Promise<void> {
	await page.waitForFunction((y) => {
		if (scrollY !== y) scrollTo({ top: y, behavior: 'instant' });
		return scrollY === y;
	}, top);
}

/** Waits until the page is at a distance from its top, in pixels. */
async function expectPlace(page: Page, top: number): Promise<void> {
	await expect.poll(() => page.evaluate(() => scrollY), 'the place in the page').toBe(top);
}

/** What the live regions say that are no part of a page: neither a search's count nor the toasts. */
function spoken(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('[role="status"]')]
			.filter((region) => !region.closest('main, section[aria-live]'))
			.map(({ textContent }) => textContent),
	);
}

/** Waits until the title of the page, and nothing else, is announced. */
async function expectTitleTold(page: Page): Promise<void> {
	await expect(async () => expect(await spoken(page)).toEqual([await page.title()])).toPass();
}

/** Text of each part of a page. */
function words(page: Page): Promise<(string | null)[]> {
	return page.evaluate(() => [...document.querySelectorAll('main > *')].map((part) => part.textContent));
}

test('who scrolls before React is there stays at that place, also on the way from a fragment', async ({ page }) => {
	for (const address of ['/pricing/', '/tools/costs/', '/#preise'])
		await test.step(address, async () => {
			await page.unrouteAll();
			const release = await holdReactBack(page);
			await page.goto('about:blank');
			await page.goto(address);
			await scrollToPlace(page, 700);
			release();
			await ready(page);
			await expectPlace(page, 700);
		});
});

test('a link shows its page without a fresh load: from the top, with the focus on the headline, told once by its title', async ({
	page,
}) => {
	await openReady(page, '/');
	// A fresh load shows by the missing mark.
	await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
	expect(await spoken(page)).toEqual(['']);
	await scrollToPlace(page, 900);
	for (const path of ['/pricing/', '/help/'] as const)
		await test.step(path, async () => {
			const before = await page.title();
			await pressWhereItIs(headerLink(page, path));
			await expect(page).toHaveURL(path);
			await expect(page).not.toHaveTitle(before);
			for (const once of ['title', 'link[rel="canonical"]', 'meta[name="robots"]', 'h1'])
				await expect(page.locator(once)).toHaveCount(1);
			await expect(page.locator('main h1')).toBeFocused();
			await expectTitleTold(page);
			await expectPlace(page, 0);
			await scrollToPlace(page, 700);
		});

	await test.step('and back, to where the visitor was, also when it is loaded again', async () => {
		await page.goBack();
		await expect(page).toHaveURL('/pricing/');
		await expectTitleTold(page);
		await expectPlace(page, 700);
		await page.goBack();
		await expect(page).toHaveURL('/');
		await expectPlace(page, 900);
		await expect(page.locator('html')).toHaveAttribute('data-marked');
		await page.reload();
		await expect(page.locator('html')).not.toHaveAttribute('data-marked');
		await expectPlace(page, 900);
	});

	await test.step('with all that a fresh load shows', async () => {
		await ready(page);
		await headerLink(page, '/pricing/').dispatchEvent('click');
		await expect(page.locator('main input[name="interval"]').first()).toBeAttached();
		const shown = await words(page);
		await page.reload();
		await ready(page);
		expect(await words(page)).toEqual(shown);
	});
});

test('a page’s code is fetched as soon as pointer or focus is on its link, which Ctrl opens in a new tab', async ({
	page,
}) => {
	await openReady(page, '/');
	for (const [path, touch] of [
		['/pricing/', (link: Locator) => link.hover()],
		['/help/', (link: Locator) => link.focus()],
	] as const) {
		const asked = page.waitForRequest(codeOf(path));
		await touch(headerLink(page, path));
		await asked;
	}
	const opened = page.context().waitForEvent('page');
	await headerLink(page, '/pricing/').click({ modifiers: ['ControlOrMeta'] });
	await expect(await opened).toHaveURL('/pricing/');
	await expect(page).toHaveURL('/');
});
