import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { supporters } from '../../src/content/partners';
import { until } from '../support/until';
import { newVisitor, openReady, WIDTHS, windowOf } from '../support/visitor';

/** The specification's numbers. */
const COPIES = 4;
const CYCLE_MS = 40_000;

function band(page: Page) {
	return page.getByRole('region', { name: common.supporters.label });
}

/** Opens a page and goes to its band: what is far from the window, or being laid out, has no text to read yet. */
async function openAtBand(page: Page, path: string): Promise<void> {
	await openReady(page, path);
	await band(page).scrollIntoViewIfNeeded();
	await until('the band in the window', async () => {
		const names = band(page).locator('ul').first().locator('li');
		const shown = await names.evaluateAll((all) =>
			all.map((name) => name.checkVisibility({ contentVisibilityAuto: true })),
		);
		return shown.length > 0 && !shown.includes(false) ? true : undefined;
	});
}

/** Whether each copy of the names moves, and how long its way takes. */
function movements(page: Page): Promise<{ state: string; cycle: number; rounds: number }[]> {
	return band(page)
		.locator('ul')
		.evaluateAll((copies) =>
			copies.flatMap((copy) =>
				copy.getAnimations().map((animation) => ({
					state: animation.playState,
					cycle: Number(animation.effect?.getComputedTiming().duration),
					rounds: animation.effect?.getComputedTiming().iterations ?? 0,
				})),
			),
		);
}

for (const path of ['/', '/contact']) {
	describe(`the band of supporters on ${path}`, () => {
		it('shows every name in four copies, of which one is read aloud', async (test) => {
			const page = await newVisitor(test);
			await openAtBand(page, path);
			const copies = band(page).locator('ul');
			assert.equal(await copies.count(), COPIES);
			for (const copy of await copies.all())
				assert.deepEqual(await copy.locator('li').allInnerTexts(), [...supporters]);
			assert.equal(await band(page).getByRole('list').count(), 1);
		});

		it('runs once around in 40 seconds, for ever', async (test) => {
			const page = await newVisitor(test);
			await openAtBand(page, path);
			const running = { state: 'running', cycle: CYCLE_MS, rounds: Number.POSITIVE_INFINITY };
			assert.deepEqual(await movements(page), Array(COPIES).fill(running));
		});

		it('stops and goes on by its control, without JavaScript', async (test) => {
			const page = await newVisitor(test, { javaScriptEnabled: false });
			await page.goto(path);
			const control = page.getByRole('checkbox', { name: common.supporters.pause });
			await control.press('Space');
			assert.deepEqual(new Set((await movements(page)).map(({ state }) => state)), new Set(['paused']));
			await control.press('Space');
			assert.deepEqual(new Set((await movements(page)).map(({ state }) => state)), new Set(['running']));
		});

		it('stands still for those who asked for less motion', async (test) => {
			const page = await newVisitor(test, { reducedMotion: 'reduce' });
			await openAtBand(page, path);
			assert.deepEqual(await movements(page), []);
		});

		it('has names to the end of the window at every width', async (test) => {
			const page = await newVisitor(test);
			await openAtBand(page, path);
			for (const width of Object.values(WIDTHS)) {
				await page.setViewportSize(windowOf(width));
				const lengths = await band(page)
					.locator('ul')
					.evaluateAll((copies) => copies.map((copy) => copy.getBoundingClientRect().width));
				// One copy may be out of view while the others fill the band.
				assert.ok((COPIES - 1) * (lengths[0] ?? 0) >= width, `${lengths} at ${width}`);
			}
		});
	});
}
