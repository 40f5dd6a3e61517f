import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { newVisitor, ready } from '../support/visitor';

/** Follows the header's link to a page, and waits until that page has the focus. */
async function follow(page: Page, path: string): Promise<void> {
	const before = await page.locator('main h1').textContent();
	await page.locator(`header a[href="${path}"]`).first().click();
	await page.waitForURL(`**${path}`);
	await page.waitForFunction(
		(words) => document.activeElement?.matches('main h1') && document.activeElement.textContent !== words,
		before,
	);
}

/** What the live regions say that are no part of a page: neither a search's count nor the toasts. */
function spoken(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('[role="status"]')]
			.filter((region) => !region.closest('main, [data-sonner-toaster], section[aria-live]'))
			.map(({ textContent }) => textContent),
	);
}

/** Waits until the title of the page, and nothing else, is told. */
async function tellsItsTitle(page: Page): Promise<void> {
	await until('the title in the live region, once', async () => {
		const [told, ...others] = await spoken(page);
		return told === (await page.title()) && others.length === 0 ? true : undefined;
	});
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

describe('a page that a link leads to', { concurrency: 4 }, () => {
	it('has the focus on its headline, and the next Tab goes to what follows', async (test) => {
		const page = await newVisitor(test);
		await page.goto('/contact');
		await ready(page);
		for (const path of ['/pricing/', '/help/']) {
			await follow(page, path);
			assert.equal((await focused(page)).isHeadline, true, `${path}: ${(await focused(page)).what}`);
			await page.keyboard.press('Tab');
			assert.equal((await focused(page)).isFirstAfter, true, `${path}: ${(await focused(page)).what}`);
		}
	});

	it('is told by its title in a live region, once, that was silent until then', async (test) => {
		const page = await newVisitor(test);
		await page.goto('/contact');
		await ready(page);
		assert.deepEqual(await spoken(page), ['']);
		for (const path of ['/pricing/', '/help/']) {
			await follow(page, path);
			await tellsItsTitle(page);
		}
		await page.goBack();
		await page.waitForURL('**/pricing/');
		await page.waitForFunction(() => document.querySelector('main input[name="interval"]') !== null);
		await tellsItsTitle(page);
	});

	it('begins at its top', async (test) => {
		const page = await newVisitor(test);
		await page.goto('/help/');
		await ready(page);
		await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
		await follow(page, '/pricing/');
		await page.waitForFunction(() => scrollY === 0);
	});
});

describe('a link to a place in the page', () => {
	it('leaves the focus with that place', async (test) => {
		const page = await newVisitor(test);
		await page.goto('/help/');
		await ready(page);
		await page.locator('main nav a[href="#frage"]').click();
		await page.waitForFunction(() => location.hash === '#frage' && scrollY > 0);
		// Where the focus goes on from a place in the page shows by the next Tab alone.
		await page.keyboard.press('Tab');
		assert.ok(await page.evaluate(() => document.querySelector('#frage')?.contains(document.activeElement)));
	});
});
