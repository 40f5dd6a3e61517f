import { expect, type Page } from '@playwright/test';
import { openPdf, overlapsOf } from '../../built/downloads/read';
import { unreadable } from './legible';

/** As browsers set it. */
const MARGIN = '1cm';
/** A4 between these margins, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };

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

/** What the end of a sheet may part from what follows it, or tear: headings and terms; questions, terms with theirs, rows. */
function tearable(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const keeps = (element: Element, side: 'breakAfter' | 'breakInside'): boolean =>
			getComputedStyle(element)[side].startsWith('avoid');
		const isKept = (row: Element | null): boolean =>
			row !== null && (keeps(row, 'breakInside') || (!row.matches('table') && isKept(row.parentElement)));
		const shown = (selector: string) =>
			[...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
		return [
			...shown('main :is(h2, h3, dt, tr:has([scope="rowgroup"]))').filter((element) => !keeps(element, 'breakAfter')),
			...shown('main :is(details, dl > div)').filter((element) => !keeps(element, 'breakInside')),
			...shown('main tr').filter((row) => !isKept(row)),
		].map((element) => `${element.localName} ‘${element.textContent?.trim().slice(0, 40)}’`);
	});
}

/** How many sheets there are, and which words lie over others on them. */
async function printed(page: Page): Promise<{ sheets: number; crowded: string[] }> {
	// Words in drawings may lie over others.
	const setDrawings = (visibility: string) =>
		page.locator('svg').evaluateAll((all, value) => {
			for (const drawing of all) drawing.style.visibility = value;
		}, visibility);
	await setDrawings('hidden');
	const pdf = await openPdf(
		await page.pdf({ format: 'A4', margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } }),
	);
	await setDrawings('');
	return { sheets: pdf.numPages, crowded: await overlapsOf(pdf) };
}

/** On paper the page is its own text in ink, whole, on no more sheets than it needs. */
export async function expectPrintable(page: Page): Promise<void> {
	const soft = expect.soft;
	const window = page.viewportSize();
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	await page.setViewportSize(PAPER);
	soft(await shellOnPaper(page), 'shell on paper').toEqual([]);
	soft(await controlsOnPaper(page), 'controls on paper').toEqual([]);
	soft(await pale(page), 'pale on paper').toEqual([]);
	soft(await rasterised(page), 'printed as a picture').toEqual([]);
	soft(await unreadable(page), 'unreadable on paper').toEqual([]);
	soft(await tearable(page), 'torn by the end of a sheet').toEqual([]);
	const folded = await page.locator('main details:not([open]) > summary').evaluateAll((all) =>
		all
			.filter((summary) => summary.getClientRects().length > 0)
			.filter((summary) => !summary.nextElementSibling?.checkVisibility())
			.map((summary) => summary.textContent),
	);
	soft(folded, 'folded on paper').toEqual([]);

	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	const { sheets, crowded } = await printed(page);
	// What must not be torn leaves some of a sheet empty.
	const most = Math.ceil((height / PAPER.height) * 1.35) + 1;
	soft(sheets, `sheets for ${height} pixels`).toBeGreaterThanOrEqual(1);
	soft(sheets, `sheets for ${height} pixels`).toBeLessThanOrEqual(most);
	soft(crowded, 'words over words').toEqual([]);
	await page.emulateMedia({ media: null, colorScheme: null });
	if (window) await page.setViewportSize(window);
}
