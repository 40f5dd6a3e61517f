import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { newVisitor, openReady } from '../support/visitor';
import { addresses } from './addresses';
import { unreadable } from './legible';

/** A4 with margins of 1 cm, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };
const MARGIN = '1cm';

/** WCAG's enhanced contrast of text; ink on paper has 21. */
const INK = 7;

/** What a visitor can only press or turn: of no use on a sheet. The fields of a form can be filled in by hand. */
const CONTROLS = 'main :is(button, search, [type="radio"], details p > a[href^="#"])';

/** What of the shell still shows. */
function shellOnPaper(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('#root > *:not(main), #root nav, #root dialog')]
			.flatMap((element) => [element, ...element.querySelectorAll('*')])
			.filter((element) => element.getClientRects().length > 0)
			.map((element) => `${element.localName} ‘${element.textContent?.trim().slice(0, 40)}’`)
			.slice(0, 5),
	);
}

/** The controls, and the marks beside questions, that still show. */
function controlsOnPaper(page: Page): Promise<string[]> {
	return page.evaluate(
		(controls) => [
			...[...document.querySelectorAll(controls)]
				.filter((element) => element.getClientRects().length > 0)
				.map((element) => `${element.localName} ‘${element.textContent?.trim().slice(0, 40)}’`),
			...[...document.querySelectorAll('main summary')]
				.filter((summary) => getComputedStyle(summary, '::after').display !== 'none')
				.map((summary) => `mark of ‘${summary.textContent}’`),
		],
		CONTROLS,
	);
}

/** Parts with text that a printer would get as a picture, blurred and not to be searched. */
function rasterised(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('main, main *')]
			.filter((element) => element.getClientRects().length > 0 && element.textContent?.trim())
			.filter((element) => getComputedStyle(element).filter !== 'none')
			.map((element) => `${element.localName} ‘${element.textContent?.trim().slice(0, 40)}’`),
	);
}

/** Text that isn't dark on white, one line each. Grounds are left out by most printers. */
function pale(page: Page): Promise<string[]> {
	return page.evaluate((ink) => {
		const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
		const contrast = (colour: string) => {
			const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
			return 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05);
		};
		const found = new Set<string>();
		for (const element of document.querySelectorAll<HTMLElement>('main *:not(svg, svg *)')) {
			const text = [...element.childNodes]
				.filter((node) => node.nodeType === Node.TEXT_NODE)
				.map((node) => node.nodeValue?.trim());
			if (text.join('') === '' || element.getClientRects().length === 0) continue;
			const { color, backgroundColor } = getComputedStyle(element);
			if (contrast(color) < ink) found.add(`‘${text.join(' ').slice(0, 40)}’ is ${color}`);
			if (!/(, 0\)|255, 255, 255\))$/.test(backgroundColor))
				found.add(`‘${text.join(' ').slice(0, 40)}’ is on ${backgroundColor}`);
		}
		return [...found];
	}, INK);
}

describe('on paper', { concurrency: 2 }, () => {
	for (const path of addresses) {
		it(`${path} is its own text in ink, whole, on no more sheets than it needs`, async (test) => {
			const page = await newVisitor(test, { reducedMotion: 'reduce', colorScheme: 'dark' });
			await openReady(page, path);
			await page.emulateMedia({ media: 'print' });
			await page.setViewportSize(PAPER);
			assert.deepEqual(await shellOnPaper(page), []);
			assert.deepEqual(await controlsOnPaper(page), []);
			assert.deepEqual(await pale(page), []);
			assert.deepEqual(await rasterised(page), []);
			assert.deepEqual(await unreadable(page), []);
			const folded = await page.locator('main details:not([open]) > summary').evaluateAll((all) =>
				all
					.filter((summary) => summary.getClientRects().length > 0)
					.filter((summary) => !summary.nextElementSibling?.checkVisibility())
					.map((summary) => summary.textContent),
			);
			assert.deepEqual(folded, []);

			const height = await page.evaluate(() => document.documentElement.scrollHeight);
			const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
			const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
			const sheets = (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length;
			// What must not be torn leaves some of a sheet empty.
			const most = Math.ceil((height / PAPER.height) * 1.35) + 1;
			assert.ok(sheets >= 1 && sheets <= most, `${sheets} sheets, ${height} pixels fit on ${most}`);
		});
	}

	for (const path of ['/devices/ticketing/', '/help/', '/pricing/'] as const) {
		it(`on ${path} headings and terms ask to stay with what follows, and questions to stay whole`, async (test) => {
			const page = await newVisitor(test);
			await openReady(page, path);
			await page.emulateMedia({ media: 'print' });
			const breaks = (selector: string, side: 'breakAfter' | 'breakInside') =>
				page.locator(selector).evaluateAll((all, name) => all.map((element) => getComputedStyle(element)[name]), side);
			assert.deepEqual(
				new Set(await breaks('main :is(h2, h3, dt, tr:has([scope="rowgroup"]))', 'breakAfter')),
				new Set(['avoid']),
			);
			assert.deepEqual(new Set(await breaks('main :is(details, dl > div)', 'breakInside')), new Set(['avoid']));
		});
	}

	it('the plans begin on a sheet of their own, with their heading', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/pricing/');
		await page.emulateMedia({ media: 'print' });
		const plans = page.locator('#plaene');
		assert.equal(await plans.evaluate((section) => getComputedStyle(section).breakBefore), 'page');
		assert.equal(await plans.locator('h2').count(), 1);
	});

	for (const path of ['/pricing/', '/devices/ticketing/', '/devices/pos/', '/legal/privacy'] as const) {
		it(`the tables on ${path} have every column on the sheet, and no row is torn`, async (test) => {
			const page = await newVisitor(test);
			await openReady(page, path);
			await page.emulateMedia({ media: 'print' });
			await page.setViewportSize(PAPER);
			const tables = await page.locator('main table').evaluateAll(
				(all, width) =>
					all.map((table) => {
						const cells = [...table.querySelectorAll('th, td')].filter((cell) => cell.getClientRects().length > 0);
						const rows = [...table.querySelectorAll('tr')].filter((row) => row.getClientRects().length > 0);
						const keeps = (element: Element | null): boolean =>
							element !== null &&
							(getComputedStyle(element).breakInside.startsWith('avoid') ||
								(element !== table && keeps(element.parentElement)));
						return {
							cells: cells.length > 0,
							outside: cells.filter((cell) => cell.getBoundingClientRect().right > width + 1).length,
							torn: rows.filter((row) => !keeps(row)).length,
						};
					}),
				PAPER.width,
			);
			assert.notEqual(tables.length, 0);
			for (const table of tables) assert.deepEqual(table, { cells: true, outside: 0, torn: 0 });
		});
	}
});
