import { expect, type Page } from '@playwright/test';
import { CONTRAST } from '../support/pixels';
import { marks } from './marks';

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

/** Chooses a theme on the site, or none. */
function choose(page: Page, theme: string | undefined): Promise<void> {
	return page.evaluate((value) => {
		if (value) document.documentElement.dataset.theme = value;
		else delete document.documentElement.dataset.theme;
	}, theme);
}

/**
 * With a light palette and a dark one of forced colours, whatever theme was chosen: what shows as a box keeps an edge, every
 * word of a drawing can be read, and what stands out in its usual colours does so still.
 */
export async function expectForcedColours(page: Page): Promise<void> {
	for (const [colorScheme, other] of [
		['light', 'dark'],
		['dark', 'light'],
	] as const) {
		await page.emulateMedia({ colorScheme, forcedColors: null });
		const [boxes, usual] = [await boxed(page), await marks(page)];
		await page.emulateMedia({ forcedColors: 'active' });
		await choose(page, other);
		const [edges, forced] = [new Set(await boxed(page)), await marks(page)];
		await choose(page, undefined);
		expect
			.soft(
				boxes.filter((control) => !edges.has(control)),
				`boxes without an edge, ${colorScheme}`,
			)
			.toEqual([]);
		const stoodOut = new Set(usual.filter(({ contrast }) => contrast >= CONTRAST).map(({ place }) => place));
		const faults = forced
			.filter(({ place, contrast, wanted }) => contrast < (wanted ?? (stoodOut.has(place) ? CONTRAST : 0)))
			.map(({ name, contrast }) => `${contrast.toFixed(1)} : 1, ${name}`);
		expect.soft([...new Set(faults)], `pale in drawings, ${colorScheme}`).toEqual([]);
	}
	await page.emulateMedia({ colorScheme: 'light', forcedColors: null });
}
