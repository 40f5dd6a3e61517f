import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { pages } from '../../src/routes';
import { until } from '../support/until';
import { newVisitor, openReady, WIDTHS, windowOf } from '../support/visitor';

/** A page longer than any window. */
const LONG = '/';

/** One page of each layout whose parts lie elsewhere in its markup. */
const LAYOUTS = [LONG, '/help/', '/contact', '/legal/privacy', '/solutions/ticketing/', '/tree/'];

/** Everything that may be a part of a page. */
const PARTS = 'main > * > *, main section, main + section, footer > *, [data-below]';

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
	return page.evaluate((parts) => {
		const measure = () =>
			[...document.querySelectorAll(parts)].map((part) => Math.round(part.getBoundingClientRect().height));
		const known = measure();
		const { dataset } = document.documentElement;
		delete dataset.rest;
		const real = measure();
		dataset.rest = '';
		return { known, real };
	}, PARTS);
}

/** The parts that wait until the first paint: where each begins, in pixels below the window's end, and what it holds. */
function setAside(page: Page): Promise<{ below: number; words: string; within: boolean }[]> {
	return page.evaluate((parts) => {
		const waits = (part: Element) => getComputedStyle(part).animationName === 'aside';
		return [...document.querySelectorAll(parts)].filter(waits).map((part) => {
			const holder = part.parentElement?.closest(parts);
			return {
				below: Math.round(part.getBoundingClientRect().top) - innerHeight,
				words: part.textContent.slice(0, 40),
				within: !!holder && waits(holder),
			};
		});
	}, PARTS);
}

/** The moment in which parts wait has passed. */
async function nothingWaits(page: Page): Promise<void> {
	await page.waitForFunction((parts) => {
		const shown = [...document.querySelectorAll(parts)].map((part) => getComputedStyle(part).contentVisibility);
		return shown.includes('auto') && !shown.includes('hidden');
	}, PARTS);
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

	it('lets nothing wait that a phone’s window shows, and no part within a part', async (test) => {
		const page = await withoutReact(test);
		for (const [width, height] of [
			[360, 640],
			[390, 844],
			[430, 860],
		] as const) {
			await page.setViewportSize({ width, height });
			for (const { path } of pages) {
				await page.goto(path);
				const parts = await setAside(page);
				assert.ok(parts.length > 1, `${path} at ${width} px`);
				assert.deepEqual(
					parts.filter(({ below, within }) => below < 0 || within),
					[],
					`${path} at ${width} px`,
				);
			}
		}
	});

	it('lets nothing wait for long, with or without React', async (test) => {
		const page = await withoutReact(test);
		for (const path of LAYOUTS) {
			await page.goto(path);
			await nothingWaits(page);
			await page.locator('footer').scrollIntoViewIfNeeded();
			await page.waitForFunction(() =>
				document.querySelector('footer a')?.checkVisibility({ contentVisibilityAuto: true }),
			);
		}
	});

	it('lets nothing wait that is printed, and nothing in a wide window', async (test) => {
		const page = await withoutReact(test);
		await page.emulateMedia({ media: 'print' });
		for (const path of LAYOUTS) {
			await page.goto(path, { waitUntil: 'commit' });
			await page.waitForSelector('footer', { state: 'attached' });
			const shown = await page.evaluate(
				(parts) =>
					[...document.querySelectorAll(parts)]
						.filter((part) => part.getClientRects().length > 0)
						.map((part) => getComputedStyle(part).contentVisibility),
				PARTS,
			);
			assert.deepEqual(new Set(shown), new Set(['visible']), path);
		}
		await page.emulateMedia({ media: 'screen' });
		await page.setViewportSize(windowOf(WIDTHS.tablet));
		await page.goto(LONG);
		assert.deepEqual(await setAside(page), []);
	});

	for (const path of LAYOUTS) {
		it(`knows in the end the height of every part of ${path}, also after the window’s width has changed`, async (test) => {
			const page = await newVisitor(test);
			await openReady(page, path);
			for (const width of [WIDTHS.desktop, WIDTHS.phone]) {
				await page.setViewportSize(windowOf(width));
				// The window's new width is told to the page, which then needs a few frames.
				await until(`the heights at ${width} px, with parts left out`, async () => {
					const { known, real } = await heights(page);
					assert.ok(known.length > 1);
					return String(known) === String(real) && (await notLaidOut(page)) > 0 ? true : undefined;
				});
			}
		});
	}

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
		await nothingWaits(page);
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
