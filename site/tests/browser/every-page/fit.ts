import { expect, type Page } from '@playwright/test';
import { WIDTHS, windowOf } from '../support/window';
import { sidewaysScroll } from './alive';
import { setTextSize, TEXT, unreadableInLargeText } from './reflow';
import { torn } from './torn';
import { touching } from './touching';
import { unfold } from './unfold';

/** The page fits these widths, and neither tears a word apart nor lays one over another, whatever is open. */
export async function expectFit(page: Page, widths: readonly number[] = Object.values(WIDTHS)): Promise<void> {
	const soft = expect.soft;
	for (const width of widths) {
		await page.setViewportSize(windowOf(width));
		soft(await sidewaysScroll(page), `sideways at ${width} px`).toBe(0);
		const fold = await unfold(page);
		soft(await torn(page), `torn at ${width} px`).toEqual([]);
		soft(await touching(page), `one over another at ${width} px`).toEqual([]);
		await fold();
	}
}

/** The page fits a phone without its font, too: in plain Arial, as where none of the fallbacks of theme/font.css is there. */
export async function expectFitWithoutFont(page: Page): Promise<void> {
	const window = page.viewportSize();
	const setFonts = (family: string) =>
		page.evaluate((value) => {
			for (const name of ['--font', '--font-narrow']) document.documentElement.style.setProperty(name, value);
		}, family);
	await setFonts('Arial, sans-serif');
	await expectFit(page, [WIDTHS.smallest]);
	expect.soft(await unreadableInLargeText(page), 'text at 200 % on a phone').toEqual([]);
	await setTextSize(page, TEXT.usual);
	await setFonts('');
	if (window) await page.setViewportSize(window);
}
