import type { Locator } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import board from '../../../../locales/de/tools/board.json' with { type: 'json' };
import { unseenFocus } from '../every-page/focus-ring';
import { beginWalk, currentStop } from '../every-page/walk';
import { expect, test } from '../fixtures';
import { changedPlaces } from '../support/pixels';
import { openReady } from '../support/visitor';

/** Pixels that tell what is chosen: of the theme as many as the edge of a button of 32 pixels has. */
const CHOSEN = { theme: 100, interval: 40 };

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** Pixels that differ between an element as it is and as a change makes it. */
async function pixelsChangedBy(element: Locator, change: (element: HTMLElement) => void): Promise<number> {
	const before = await element.screenshot();
	await element.evaluate(change as (element: SVGElement | HTMLElement) => void);
	return changedPlaces(before, await element.screenshot()).length;
}

test('in forced colours what is chosen stands out from what isn’t, on a light ground and a dark one', async ({
	page,
}) => {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		await openReady(page, '/pricing/');
		const theme = page.locator('fieldset', { has: page.locator('[aria-pressed="true"]') }).first();
		const ofTheme = await pixelsChangedBy(theme, (switcher) => {
			const [light, , system] = switcher.querySelectorAll('button');
			light?.setAttribute('aria-pressed', 'true');
			system?.setAttribute('aria-pressed', 'false');
		});
		expect(ofTheme).toBeGreaterThanOrEqual(CHOSEN.theme);
		const interval = page.locator('fieldset', { has: page.locator('[name="interval"]') });
		const ofInterval = await pixelsChangedBy(interval, (fieldset) => {
			const yearly = fieldset.querySelector<HTMLInputElement>('[value="yearly"]');
			if (yearly) yearly.checked = true;
		});
		expect(ofInterval).toBeGreaterThanOrEqual(CHOSEN.interval);
	}
});

test('in forced colours what opens over a page has an edge', async ({ page }) => {
	await page.context().grantPermissions(['clipboard-write']);
	await openReady(page, '/tools/board/');
	const edges = (what: string) => expect(page.locator(what), what).toHaveCSS('border-block-end', /^[12]px solid/);
	for (const [place, panel] of [
		[0, 'details[open] + *'],
		[1, 'details[open] > :last-child'],
	] as const) {
		await page.locator('#menu summary').nth(place).click();
		await edges(`#menu ${panel}`);
	}
	await page.keyboard.press('Escape');
	await page.getByRole('banner').getByRole('link', { name: common.social.contact }).hover();
	await edges('[data-tooltip]');
	await page.getByRole('button', { name: board.take.copy }).click();
	await edges(`[aria-label="${common.toasts}"] > *`);
	await page.getByRole('button', { name: common.footer.consent }).click();
	await edges('dialog');
});

test('in forced colours the focus shows', async ({ page }) => {
	await openReady(page, '/contact');
	const hidden: string[] = [];
	// What looks alike shows its focus alike.
	const seen = new Set<string>();
	for (let presses = (await beginWalk(page)).length; presses > 0; presses--) {
		await page.keyboard.press('Tab');
		const stop = await currentStop(page);
		if (stop === undefined) break;
		const look = stop.look.join(' < ');
		if (seen.has(look)) continue;
		seen.add(look);
		const fault = await unseenFocus(page, stop);
		if (fault) hidden.push(`${stop.name} ${fault}`);
	}
	expect(hidden, 'show the focus by an outline, which forced colours keep').toEqual([]);
});
