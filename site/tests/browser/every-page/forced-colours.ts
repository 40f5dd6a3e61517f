import { expect, type Page } from '@playwright/test';
import { CONTRAST, contrastsIn } from '../support/pixels';

/** Longest time for a picture of a whole page, in milliseconds: a busy machine takes longer for it than for any other action. */
const PICTURE_MS = 60_000;

/** What is narrower is a dot or a line, in pixels. */
const SMALLEST_PX = 8;

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
	expect.soft(await palePictures(page), 'pictures that do not stand out in forced colours').toEqual([]);
	await page.emulateMedia({ forcedColors: null });
}

/** Pictures without anything that stands out from the rest of them, as one picture of the whole page shows them. */
async function palePictures(page: Page): Promise<string[]> {
	const pictures = await page.evaluate(async (smallest) => {
		await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
		return [...document.querySelectorAll('svg, img')]
			.filter((image) => image.checkVisibility({ visibilityProperty: true }) && !image.parentElement?.closest('svg'))
			.map((image) => {
				const { left, top, width, height } = image.getBoundingClientRect();
				const name = `${image.parentElement?.className} ${image.outerHTML.slice(0, 160)}`;
				return { name, left: left + scrollX, top: top + scrollY, width, height };
			})
			.filter(({ left, top, width }) => width >= smallest && left >= 0 && top >= 0);
	}, SMALLEST_PX);
	const contrasts = contrastsIn(await page.screenshot({ fullPage: true, timeout: PICTURE_MS }), pictures);
	return pictures.filter((_, index) => (contrasts[index] ?? 0) < CONTRAST).map(({ name }) => name);
}
