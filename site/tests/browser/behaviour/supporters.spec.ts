import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { supporters } from '../../../src/content/partners';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

/** The customer's numbers. */
const COPIES = 4;
const CYCLE_MS = 40_000;

function band(page: Page) {
	return page.getByRole('region', { name: common.supporters.label });
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

test('the band of supporters shows every name, and runs around until it is stopped or less motion is asked for', async ({
	page,
}) => {
	await openReady(page, '/');
	await band(page).scrollIntoViewIfNeeded();
	const copies = band(page).locator('ul');

	await test.step('every name in four copies, of which one is read aloud', async () => {
		await expect(copies).toHaveCount(COPIES);
		for (const copy of await copies.all())
			expect(await copy.locator('li').allInnerTexts()).toEqual(supporters.map(({ name }) => name));
		await expect(band(page).getByRole('list')).toHaveCount(1);
	});

	await test.step('once around in 40 seconds', async () => {
		const running = { state: 'running', cycle: CYCLE_MS, rounds: Number.POSITIVE_INFINITY };
		expect(await movements(page)).toEqual(Array(COPIES).fill(running));
	});

	await test.step('stopped and set going by its control', async () => {
		const control = page.getByRole('checkbox', { name: common.supporters.pause });
		for (const state of ['paused', 'running']) {
			await control.press('Space');
			expect(new Set((await movements(page)).map((movement) => movement.state))).toEqual(new Set([state]));
		}
	});

	await test.step('names to the end of the window at every width', async () => {
		for (const width of Object.values(WIDTHS)) {
			await page.setViewportSize(windowOf(width));
			const length = await copies.first().evaluate((copy) => copy.getBoundingClientRect().width);
			// One copy may be out of view while the others fill the band.
			expect((COPIES - 1) * length).toBeGreaterThanOrEqual(width);
		}
	});
});
