import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';

/** WCAG's enhanced contrast of text (1.4.6), and what hair lines have to have then. */
const WANTED = { text: 7, line: 4.5 };

test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

/** Texts and lines of a legal page, all of which lie on its own ground, that do not stand out enough. */
function pale(page: Page): Promise<string[]> {
	return page.evaluate(({ text, line }) => {
		const luminance = (colour: string) => {
			const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
				const share = Number(value) / 255;
				return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const ground = luminance(getComputedStyle(document.documentElement).backgroundColor);
		const contrast = (colour: string) => {
			const ink = luminance(colour);
			return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
		};
		return [...document.querySelectorAll('main table *, main h2 *, main header *')].flatMap((element) => {
			if (element.closest('mark')) return [];
			const { color, borderTopWidth, borderTopColor } = getComputedStyle(element);
			const hasPaleLine = Number.parseFloat(borderTopWidth) > 0 && contrast(borderTopColor) < line;
			return contrast(color) < text || hasPaleLine ? [element.outerHTML.slice(0, 80)] : [];
		});
	}, WANTED);
}

test('who asks for more contrast gets strong inks and lines, in both themes', async ({ page }) => {
	await openReady(page, '/legal/privacy');
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		expect.soft(await pale(page), colorScheme).toEqual([]);
	}
});
