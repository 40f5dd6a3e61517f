import { expect, type Page } from '@playwright/test';
import { WIDTHS, windowOf } from '../support/window';
import { sidewaysScroll } from './alive';
import { unreadable } from './legible';

/** A window of 1280 × 1024 at 400 % zoom. */
export const ZOOMED = { width: WIDTHS.smallest, height: 256 };
const UNZOOMED = { width: 1280, height: 1024 };
/** A small desktop, or a tablet held across. */
const SMALL_DESKTOP = { width: 1024, height: 768 };
/** The smallest phone that is still sold. */
export const SMALL_PHONE = { width: 360, height: 740 };

/** The size of text that a browser has when nobody sets one, and twice that, in pixels. */
export const TEXT = { usual: 16, double: 32 };

/** WCAG 1.4.12, word for word. Drawings are pictures. */
const SPACING = `
*:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** Text of twice the size. Widths of media queries do not follow it. */
const LARGE = 'html { font-size: 200% !important; }';

/** Sets the size of text in the browser's settings. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
	await session.detach();
}

/** Gives the page a stylesheet of the visitor's, in place of the one before. */
function setUserStyle(page: Page, rules: string): Promise<void> {
	return page.evaluate((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets = [sheet];
	}, rules);
}

/** Makes text twice as large, as a stylesheet of the visitor's does. */
function enlargeText(page: Page): Promise<void> {
	return setUserStyle(page, LARGE);
}

/** Spaces lines, words and letters wider. */
export function addSpacing(page: Page): Promise<void> {
	return setUserStyle(page, SPACING);
}

/** How much of the window the header covers while the page is scrolled. */
async function coveredByHeader(page: Page): Promise<number> {
	await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
	const part = await page.evaluate(() => {
		const header = document.elementFromPoint(innerWidth / 2, 0)?.closest('header > div');
		return (header?.getBoundingClientRect().bottom ?? 0) / innerHeight;
	});
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	return part;
}

/** What can't be read on phones with text of twice the size, be it set in the browser or by a stylesheet of the visitor's. */
export async function unreadableInLargeText(page: Page): Promise<string[]> {
	const found: string[] = [];
	const look = async (way: string) => {
		for (const width of [WIDTHS.smallest, WIDTHS.phone]) {
			await page.setViewportSize(windowOf(width));
			// What a placeholder says, the field's label says too.
			const faults = (await unreadable(page)).filter((fault) => !fault.endsWith('is longer than its field'));
			found.push(...faults.map((fault) => `${fault}, at ${width} px, by the ${way}`));
		}
	};
	await setTextSize(page, TEXT.double);
	await look('browser');
	await setTextSize(page, TEXT.usual);
	await enlargeText(page);
	await look('stylesheet');
	await setUserStyle(page, '');
	return found;
}

/** Nothing is cut, covered or out of reach at 400 % zoom, on a desktop with text of twice the size, and with wider spacing. */
export async function expectReflow(page: Page): Promise<void> {
	const soft = expect.soft;
	const window = page.viewportSize();
	await page.evaluate(() => document.fonts.ready);
	await page.setViewportSize(ZOOMED);
	soft(await unreadable(page), '400 % zoom').toEqual([]);
	await page.setViewportSize(UNZOOMED);
	await setTextSize(page, TEXT.double);
	soft(await unreadable(page), 'text at 200 %').toEqual([]);
	await page.setViewportSize(SMALL_PHONE);
	soft(await coveredByHeader(page), 'of the phone’s window').toBeLessThan(0.5);
	await page.setViewportSize(UNZOOMED);
	await setTextSize(page, TEXT.usual);
	await page.setViewportSize(SMALL_DESKTOP);
	await enlargeText(page);
	soft(await sidewaysScroll(page), 'text at 200 % by a stylesheet of the visitor’s').toBe(0);
	await page.setViewportSize(UNZOOMED);
	await addSpacing(page);
	soft(await unreadable(page), 'wider spacing').toEqual([]);
	await page.setViewportSize(ZOOMED);
	soft(await unreadable(page), 'wider spacing at 400 % zoom').toEqual([]);
	await setUserStyle(page, '');
	if (window) await page.setViewportSize(window);
}
