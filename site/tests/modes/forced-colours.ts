import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { CONTRAST, changedPixels, contrastIn } from '../support/pixels';
import { newVisitor, openReady } from '../support/visitor';
import { addresses } from './addresses';
import { showsFocus } from './ring';
import { beginWalk, currentStop } from './walk';

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

/** Pictures of an element with an attribute's value and with another one. */
async function pixelsChangedBy(element: Locator, change: (element: HTMLElement) => void): Promise<number> {
	const before = await element.screenshot();
	await element.evaluate(change as (element: SVGElement | HTMLElement) => void);
	return changedPixels(before, await element.screenshot());
}

describe('in forced colours', { concurrency: 2 }, () => {
	for (const path of addresses) {
		it(`what shows as a box on ${path} keeps an edge, and every picture stands out`, async (test) => {
			const page = await newVisitor(test, { reducedMotion: 'reduce' });
			await openReady(page, path);
			const usual = await boxed(page);
			await page.emulateMedia({ forcedColors: 'active' });
			const forced = new Set(await boxed(page));
			assert.deepEqual(
				usual.filter((control) => !forced.has(control)),
				[],
			);
			for (const picture of await page.locator('svg:visible, img:visible').all()) {
				const look = await picture.evaluate(
					(image) => `${image.parentElement?.className} ${image.outerHTML.slice(0, 300)}`,
				);
				const isSmall = await picture.evaluate((image) => image.getBoundingClientRect().width < 8);
				if (seen.has(look) || isSmall) continue;
				seen.add(look);
				await picture.scrollIntoViewIfNeeded();
				await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined));
				const contrast = await contrastIn(await picture.screenshot());
				assert.ok(contrast >= CONTRAST, `${contrast.toFixed(1)}:1 in ${look.slice(0, 160)}`);
			}
		});
	}

	for (const colorScheme of ['light', 'dark'] as const) {
		it(`what is chosen stands out from what isn’t, on a ${colorScheme} ground`, async (test) => {
			const page = await newVisitor(test, { forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
			await openReady(page, '/pricing/');
			const theme = page.locator('[aria-pressed="true"]');
			const ofTheme = await pixelsChangedBy(page.locator('fieldset', { has: theme }).first(), (switcher) => {
				const [light, , system] = switcher.querySelectorAll('button');
				light?.setAttribute('aria-pressed', 'true');
				system?.setAttribute('aria-pressed', 'false');
			});
			// As much as the edge of a button of 32 pixels.
			assert.ok(ofTheme >= 100, `${ofTheme} pixels tell the chosen theme`);
			const interval = page.locator('fieldset', { has: page.locator('[name="interval"]') });
			const ofInterval = await pixelsChangedBy(interval, (fieldset) => {
				const yearly = fieldset.querySelector<HTMLInputElement>('[value="yearly"]');
				if (yearly) yearly.checked = true;
			});
			assert.ok(ofInterval >= 40, `${ofInterval} pixels tell the chosen interval`);
		});
	}

	for (const path of ['/', '/pricing/', '/contact', '/devices/ticketing/', '/tree/']) {
		it(`the focus shows on ${path}`, async (test) => {
			const page = await newVisitor(test, { forcedColors: 'active', reducedMotion: 'reduce' });
			await openReady(page, path);
			const looks = new Set<string>();
			const hidden: string[] = [];
			for (let presses = (await beginWalk(page)).length; presses > 0; presses--) {
				await page.keyboard.press('Tab');
				const stop = await currentStop(page);
				if (stop === undefined) break;
				if (looks.has(stop.look)) continue;
				looks.add(stop.look);
				if (!(await showsFocus(page, stop))) hidden.push(stop.name);
			}
			assert.deepEqual(hidden, []);
		});
	}
});
