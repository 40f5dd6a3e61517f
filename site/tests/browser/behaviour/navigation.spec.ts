import type { Locator, Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { openReady, scrolledByWheel } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

/** More than the menu or a panel has to press: who still isn't out is trapped. */
const MANY = 60;

function menu(page: Page) {
	return page.getByRole('navigation', { name: common.nav.label });
}

function menuButton(page: Page) {
	return page.getByRole('button', { name: common.nav.menu });
}

/** A panel of the navigation, open or not, by the words that open it. */
function panel(page: Page, name: string) {
	return menu(page)
		.locator('details')
		.filter({ has: page.locator('summary', { hasText: name }) });
}

/** From the first on, the navigation is in the header: a tablet on its side, small windows, a laptop, and the design's own. */
const ROW_WIDTHS = [1_024, 1_100, 1_248, 1_280, WIDTHS.desktop] as const;

/** What the focus is on, as seen from a container: whether it is in it, whether something else is on top of it, and whether
 * it would open a closed part of the container. */
function focusOn(container: Locator) {
	return container.evaluate((element) => {
		const focused = document.activeElement ?? document.body;
		const { left, top, width, height } = focused.getBoundingClientRect();
		const hit = document.elementFromPoint(left + width / 2, top + height / 2);
		return {
			html: focused.outerHTML,
			inside: element.contains(focused),
			covered: hit !== null && !focused.contains(hit) && !hit.contains(focused),
			opens: focused.matches('details:not([open]) > summary'),
		};
	});
}

/** Those of some elements that have something else on top of a place: of their middle, or near one of their corners. */
function coveredOf(elements: Locator): Promise<(string | null)[]> {
	return elements.evaluateAll((all) =>
		all
			.filter((one) => {
				one.scrollIntoView({ block: 'nearest' });
				const { left, right, top, bottom } = one.getBoundingClientRect();
				const middle = [(left + right) / 2, (top + bottom) / 2] as const;
				const corners = [left + 2, right - 2].flatMap((x) => [[x, top + 2] as const, [x, bottom - 2] as const]);
				return [middle, ...corners].some(([x, y]) => {
					const hit = document.elementFromPoint(x, y);
					return !one.contains(hit) && !hit?.contains(one);
				});
			})
			.map(({ textContent }) => textContent),
	);
}

test.describe('the menu on a phone', () => {
	test.use({ viewport: windowOf(WIDTHS.phone), contextOptions: { reducedMotion: 'reduce' } });

	test('is closed until its button is pressed, covers nothing of itself, and closes by every way out', async ({
		page,
	}) => {
		const pricing = menu(page).getByRole('link', { name: common.pages['/pricing/'] });
		await openReady(page, '/legal/imprint');
		await expect(menu(page)).toHaveCount(0);

		await test.step('by its own button, with each of its lists unfolded', async () => {
			await menuButton(page).click();
			for (const opener of await menu(page).locator('summary:visible').all()) {
				await opener.click();
				const covered = await coveredOf(menu(page).locator('a:visible, button:visible, summary:visible, li:visible'));
				expect(covered, `by ${await opener.innerText()}`).toEqual([]);
			}
			await menu(page).getByRole('button', { name: common.close }).click();
			await expect(menu(page)).toHaveCount(0);
		});

		await test.step('by Escape, which gives the focus back to what opened it', async () => {
			await menuButton(page).click();
			await expect(menu(page)).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(menu(page)).toBeHidden();
			await expect(menuButton(page)).toBeFocused();
		});

		await test.step('not by the second half of a double tap, which goes nowhere either', async () => {
			const { x, y } = (await menuButton(page).boundingBox()) ?? { x: 0, y: 0 };
			await page.mouse.dblclick(x + 20, y + 20);
			await expect(menu(page)).toBeVisible();
			await expect(page).toHaveURL('/legal/imprint');
			await page.keyboard.press('Escape');
		});

		await test.step('and until then the page behind stands still', async () => {
			await page.mouse.wheel(0, 600);
			await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
			await menuButton(page).click();
			await menu(page).hover();
			expect(await scrolledByWheel(page)).toBe(0);
			await page.keyboard.press('Escape');
		});

		await test.step('when a page is chosen, also the one that is shown', async () => {
			for (let times = 0; times < 2; times++) {
				await menuButton(page).click();
				await pricing.click();
				await expect(page).toHaveURL('/pricing/');
				await expect(menu(page)).toBeHidden();
			}
		});
	});

	test('shows each of its entries as it gets the focus, and closes when the focus leaves it', async ({ page }) => {
		await openReady(page, '/pricing/');
		await menuButton(page).focus();
		await page.keyboard.press('Enter');
		const list = page.locator('#menu');
		const entries = await list.locator('a, button, summary:visible').count();
		const reached = new Set<string>();
		for (let presses = 0; presses < entries + MANY; presses++) {
			await page.keyboard.press('Tab');
			const { html, inside, covered, opens } = await focusOn(list);
			if (!inside) break;
			expect(covered, html).toBe(false);
			reached.add(html);
			if (opens) await page.keyboard.press('Enter');
		}
		expect(reached.size).toBe(entries);
		await expect(page.locator('#menu:popover-open')).toHaveCount(0);
		expect(await focusOn(list)).toMatchObject({ inside: false, covered: false });
	});
});

test('the menu of a tablet that is turned while it is open closes', async ({ page }) => {
	await page.setViewportSize({ width: 820, height: 1_180 });
	await openReady(page, '/legal/imprint');
	await menuButton(page).click();
	await page.setViewportSize({ width: 1_180, height: 820 });
	await expect(page.locator('#menu:popover-open')).toHaveCount(0);
	expect(await coveredOf(page.getByRole('banner').locator('a:visible, summary:visible'))).toEqual([]);
	await page.setViewportSize({ width: 820, height: 1_180 });
	await expect(menu(page)).toHaveCount(0);
});

test.describe('the navigation on a wide screen', () => {
	const { solutions } = common.nav.groups;

	test('opens a panel inside the window, and closes it by every way out', async ({ page }) => {
		const opener = panel(page, solutions).locator('summary');
		await openReady(page, '/');

		await test.step('by Escape, which gives the focus back to what opened it', async () => {
			await opener.click();
			await page.keyboard.press('Tab');
			await expect(opener).not.toBeFocused();
			await page.keyboard.press('Escape');
			await expect(panel(page, solutions)).not.toHaveAttribute('open');
			await expect(opener).toBeFocused();
		});

		await test.step('by the focus that leaves it', async () => {
			await page.keyboard.press('Enter');
			await page.keyboard.press('Tab');
			expect((await focusOn(panel(page, solutions))).inside).toBe(true);
			for (let presses = 0; presses < MANY && (await focusOn(panel(page, solutions))).inside; presses++)
				await page.keyboard.press('Tab');
			await expect(panel(page, solutions)).not.toHaveAttribute('open');
		});

		await test.step('by a press outside of it', async () => {
			await opener.click();
			await expect(panel(page, solutions)).toHaveAttribute('open');
			await page.mouse.click(5, 600);
			await expect(panel(page, solutions)).not.toHaveAttribute('open');
		});

		await test.step('when a page is chosen from it', async () => {
			await opener.click();
			await panel(page, solutions)
				.getByRole('link', { name: common.pages['/solutions/ticketing/'], exact: true })
				.click();
			await expect(page).toHaveURL('/solutions/ticketing/');
			await expect(panel(page, solutions)).not.toHaveAttribute('open');
		});

		await test.step('keeps every panel inside the window', async () => {
			for (const width of ROW_WIDTHS) {
				await page.setViewportSize(windowOf(width));
				for (const name of [...Object.values(common.nav.groups), common.nav.try]) {
					await panel(page, name).locator('summary').click();
					const box = await panel(page, name).locator('summary + *').or(panel(page, name).locator('+ *')).boundingBox();
					if (!box) throw new Error(`the panel of ${name} is not shown`);
					expect(box.x, name).toBeGreaterThanOrEqual(0);
					expect(box.x + box.width, name).toBeLessThanOrEqual(width);
				}
			}
		});
	});

	test('has every entry in view, in one line each for the bar and the pages', async ({ page }) => {
		await openReady(page, '/legal/privacy');
		const groups = [...Object.values(common.nav.groups), common.nav.try].map((name) => panel(page, name));
		const link = (name: string, exact = true) => page.getByRole('banner').getByRole('link', { name, exact });
		const pages = [link(common.pages['/pricing/']), link(common.pages['/help/']), link(common.nav.trial, false)];
		const rows = {
			'the bar': [common.nav.contact, common.nav.login, common.nav.register].map((name) => link(name)),
			'the navigation': [...groups, ...pages],
		};
		for (const width of ROW_WIDTHS) {
			await page.setViewportSize(windowOf(width));
			for (const [row, entries] of Object.entries(rows)) {
				const middles: number[] = [];
				for (const entry of entries) {
					const { x, y, width: room, height } = (await entry.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
					expect(x, `${row} at ${width} px`).toBeGreaterThanOrEqual(0);
					expect(x + room, `${row} at ${width} px`).toBeLessThanOrEqual(width);
					middles.push(y + height / 2);
				}
				expect(Math.max(...middles) - Math.min(...middles), `${row} at ${width} px`).toBeLessThan(2);
			}
			const all = page.getByRole('banner').locator('a:visible, summary:visible');
			expect(await coveredOf(all), `${width} px`).toEqual([]);
		}
	});
});
