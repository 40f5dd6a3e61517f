import { expect, type Page } from '@playwright/test';
import { WIDTHS, windowOf } from '../support/window';
import { unreadable } from './legible';
import { unreadableInLargeText } from './reflow';
import { torn } from './torn';
import { unfold } from './unfold';

/** The page fits these widths, and can be read: no word is torn, cut or under another one, whatever its own part unfolds. */
export async function expectFit(page: Page, widths: readonly number[] = Object.values(WIDTHS)): Promise<void> {
	const soft = expect.soft;
	for (const width of widths) {
		await page.setViewportSize(windowOf(width));
		const fold = await unfold(page, 'main');
		soft(await torn(page), `torn at ${width} px`).toEqual([]);
		soft(await unreadable(page), `unreadable at ${width} px`).toEqual([]);
		await fold();
	}
}

/** The widest letters that may stand in for the font on a phone, by the names under which systems have them. */
const STAND_IN = 'local("Arial"), local("Liberation Sans"), local("Arimo")';

/** The page fits a phone without its font, too: in letters as wide as Arial's, where this machine has such. */
export async function expectFitWithoutFont(page: Page): Promise<void> {
	const window = page.viewportSize();
	const setFonts = (family: string) =>
		page.evaluate((value) => {
			document.documentElement.style.setProperty('--font', value);
		}, family);
	const isThere = await page.evaluate(async (source) => {
		const face = new FontFace('stand-in', source, { weight: '100 900' });
		document.fonts.add(face);
		return face.load().then(
			() => true,
			() => false,
		);
	}, STAND_IN);
	if (!isThere) return;
	await setFonts('stand-in');
	await expectFit(page, [WIDTHS.smallest]);
	expect.soft(await unreadableInLargeText(page), 'text at 200 % on a phone').toEqual([]);
	await setFonts('');
	if (window) await page.setViewportSize(window);
}
