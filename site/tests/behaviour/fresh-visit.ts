import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { newVisitor, openReady, WIDTHS, windowOf } from '../support/visitor';

/** A page longer than any window. */
const LONG = '/';

/** How many parts of the page have no layout yet. */
function notLaidOut(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			[...document.querySelectorAll('main > * > * > *, footer > * > *')].filter(
				(part) => !part.checkVisibility({ contentVisibilityAuto: true }),
			).length,
	);
}

/** Heights of the parts of a page in whole pixels: as the browser knows them, and with everything laid out. */
function heights(page: Page): Promise<{ known: number[]; real: number[] }> {
	return page.evaluate(() => {
		const measure = () =>
			[...document.querySelectorAll('main > * > *, footer > *')].map((part) =>
				Math.round(part.getBoundingClientRect().height),
			);
		const known = measure();
		const { dataset } = document.documentElement;
		delete dataset.rest;
		const real = measure();
		dataset.rest = '';
		return { known, real };
	});
}

/** A visitor whose React never comes, so that the page stays as the first paint left it. */
async function withoutReact(test: TestContext): Promise<Page> {
	const page = await newVisitor(test, { viewport: windowOf(WIDTHS.phone) });
	await page.route('**/assets/*.js', (route) => route.abort());
	return page;
}

describe('a fresh visit', () => {
	it('lays out the window alone before React is there', async (test) => {
		const page = await withoutReact(test);
		await page.goto(LONG);
		const left = await notLaidOut(page);
		assert.ok(left > 5, `${left} parts are left`);
		assert.equal(
			await page.locator('h1').evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true })),
			true,
		);
	});

	it('knows in the end the height of every part, also after the window’s width has changed', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, LONG);
		for (const width of [WIDTHS.desktop, WIDTHS.phone]) {
			await page.setViewportSize(windowOf(width));
			// The window's new width is told to the page, which then needs a few frames.
			await until(`the heights at ${width} px, with parts left out`, async () => {
				const { known, real } = await heights(page);
				assert.ok(known.length > 5);
				return String(known) === String(real) && (await notLaidOut(page)) > 5 ? true : undefined;
			});
		}
	});

	it('moves nothing on the screen when the rest is laid out', async (test) => {
		const page = await withoutReact(test);
		for (const width of [WIDTHS.phone, WIDTHS.tablet, WIDTHS.desktop]) {
			await page.setViewportSize(windowOf(width));
			await page.goto(LONG);
			const places = () =>
				page.evaluate(() =>
					[...document.querySelectorAll('main > * > *, main > * > * > *')]
						.map((part) => part.getBoundingClientRect())
						.filter(({ top, height }) => height > 0 && top < innerHeight)
						.map(({ left, top }) => [Math.round(left), Math.round(top)]),
				);
			const before = await places();
			assert.ok(before.length > 2);
			await page.evaluate(() => void delete document.documentElement.dataset.rest);
			assert.deepEqual(await places(), before, `${width} px`);
		}
	});

	it('shows the words that a link into the page leads to', async (test) => {
		const page = await withoutReact(test);
		await page.goto(LONG);
		const target = await page.evaluate(() => document.querySelector('main > * > :last-child [id]')?.id);
		assert.ok(target);
		await page.evaluate((id) => location.assign(`#${id}`), target);
		await page.waitForFunction((id) => {
			const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: Number.NaN };
			return top >= 0 && top < innerHeight;
		}, target);
	});
});

describe('a visit that is not fresh', () => {
	it('comes back to the same place when the page is loaded again', async (test) => {
		const page = await withoutReact(test);
		await page.goto(LONG);
		await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
		const place = () =>
			page.evaluate(() => Math.round(document.querySelector('footer')?.getBoundingClientRect().top ?? 0));
		await page.waitForFunction(() => scrollY > 2000);
		const before = await place();
		await page.reload();
		await page.waitForFunction(() => scrollY > 2000);
		assert.equal(await notLaidOut(page), 0);
		assert.ok(Math.abs((await place()) - before) <= 2, `${before} before, ${await place()} after`);
	});

	it('has everything laid out when its address names a place in the page', async (test) => {
		const page = await withoutReact(test);
		await page.goto(`${LONG}#inhalt`);
		assert.equal(await notLaidOut(page), 0);
	});

	it('has everything laid out where JavaScript is off', async (test) => {
		const page = await newVisitor(test, { javaScriptEnabled: false });
		await page.goto(LONG);
		assert.equal(await page.locator('html[data-rest]').count(), 0);
	});
});
