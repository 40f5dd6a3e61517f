import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { field } from '../contact/form';
import { newVisitor, ready } from '../support/visitor';

/** How far from its place a page may be when the visitor is back, in pixels. */
const TOLERANCE = 2;

const inView = (page: Page) => page.locator('main');
const search = (page: Page) => inView(page).locator('input[type="search"]');

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await ready(page);
}

/** Presses the header's link where it is: `click` would first scroll to where the sticky header once was. */
async function goTo(page: Page, path: '/pricing/' | '/help/'): Promise<void> {
	const link = page.getByRole('banner').getByRole('link', { name: common.pages[path], exact: true });
	const box = await link.boundingBox();
	assert.ok(box);
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
	await page.waitForURL(`**${path}`);
}

/** Scrolls as soon as the page is long enough. */
async function scrollToY(page: Page, top: number): Promise<void> {
	await page.waitForFunction((y) => {
		if (scrollY !== y) scrollTo({ top: y, behavior: 'instant' });
		return scrollY === y;
	}, top);
}

/** The place comes with the page's full height. */
async function assertAt(page: Page, top: number): Promise<void> {
	await page
		.waitForFunction(([y, tolerance]) => Math.abs(scrollY - y) <= tolerance, [top, TOLERANCE] as const, {
			timeout: 5_000,
		})
		.catch(async () => assert.equal(await page.evaluate(() => scrollY), top));
}

describe('going away and back', { concurrency: 4 }, () => {
	it('keeps what was typed into the contact form, and the place on the page', async (test) => {
		const page = await newVisitor(test, { viewport: { width: 1440, height: 600 } });
		await open(page, '/contact');
		await field(page, 'firstName').fill('Änne');
		await field(page, 'message').fill('Sommerfest am 12. Juli');
		await scrollToY(page, 300);
		await goTo(page, '/pricing/');
		await inView(page).locator('input[name="interval"]').first().waitFor();
		await page.goBack();
		await page.waitForURL('**/contact');
		await field(page, 'firstName').waitFor();
		assert.equal(await field(page, 'firstName').inputValue(), 'Änne');
		assert.equal(await field(page, 'message').inputValue(), 'Sommerfest am 12. Juli');
		await assertAt(page, 300);
	});

	it('keeps what was searched for on the help page, and what was found', async (test) => {
		const page = await newVisitor(test);
		await open(page, '/help/');
		await search(page).fill('dauerkarte');
		const found = () => inView(page).locator('details:visible').count();
		const before = await found();
		assert.ok(before > 0);
		await goTo(page, '/pricing/');
		await inView(page).locator('input[name="interval"]').first().waitFor();
		await page.goBack();
		await page.waitForURL('**/help/');
		await search(page).waitFor();
		assert.equal(await search(page).inputValue(), 'dauerkarte');
		assert.equal(await found(), before);
	});

	it('begins a page at its top, and comes back to the place in the page that was left', async (test) => {
		const page = await newVisitor(test);
		await open(page, '/help/');
		await scrollToY(page, 1_200);
		await goTo(page, '/pricing/');
		await assertAt(page, 0);
		await scrollToY(page, 700);
		await page.goBack();
		await page.waitForURL('**/help/');
		await assertAt(page, 1_200);
		await page.goForward();
		await page.waitForURL('**/pricing/');
		await assertAt(page, 700);
	});
});
