import { expect, type Page } from '@playwright/test';
import { CONTRAST, contrastIn } from '../support/pixels';

/** What is narrower is a dot or a line, in pixels. */
const SMALLEST_PX = 8;

/** Looks that were seen already: header and footer are the same on every page. */
const seen = new Set<string>();

/** The controls whose box shows as a ground or a border, by their places among all controls. */
function boxed(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const transparent = 'rgba(0, 0, 0, 0)';
		return [...document.querySelectorAll('a, button, input, select, textarea')].flatMap((control, place) => {
			if (!control.checkVisibility({ visibilityProperty: true }) || control.matches('.sr-only')) return [];
			// The skip link comes into the window with the focus, whose outline it has then.
			if (control.getBoundingClientRect().bottom < 0) return [];
			const style = getComputedStyle(control);
			const sides = ['top', 'right', 'bottom', 'left'];
			const hasBorder = sides.some(
				(side) =>
					style.getPropertyValue(`border-${side}-style`) !== 'none' &&
					Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1 &&
					style.getPropertyValue(`border-${side}-color`) !== transparent,
			);
			const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
			const isNative = style.appearance !== 'none' && control.matches('[type="checkbox"], [type="radio"]');
			// Forced colours take every ground away.
			const hasGround = !matchMedia('(forced-colors: active)').matches && style.backgroundColor !== transparent;
			const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
			return hasBorder || hasOutline || isNative || hasGround ? [`${place} ${control.localName} ‘${words}’`] : [];
		});
	});
}

/** In forced colours what shows as a box keeps an edge, and every picture stands out. */
export async function expectForcedColours(page: Page): Promise<void> {
	const usual = await boxed(page);
	await page.emulateMedia({ forcedColors: 'active' });
	const forced = new Set(await boxed(page));
	expect
		.soft(
			usual.filter((control) => !forced.has(control)),
			'boxes without an edge in forced colours',
		)
		.toEqual([]);
	const pictures = page.locator('svg:visible, img:visible');
	const looks = await pictures.evaluateAll(
		(all, smallest) =>
			all.map((image) =>
				image.getBoundingClientRect().width < smallest
					? ''
					: `${image.parentElement?.className} ${image.outerHTML.slice(0, 300)}`,
			),
		SMALLEST_PX,
	);
	for (const [index, look] of looks.entries()) {
		if (look === '' || seen.has(look)) continue;
		seen.add(look);
		const picture = pictures.nth(index);
		await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined));
		const contrast = contrastIn(await picture.screenshot());
		expect.soft(contrast, `contrast in forced colours of ${look.slice(0, 160)}`).toBeGreaterThanOrEqual(CONTRAST);
	}
	await page.emulateMedia({ forcedColors: null });
}
