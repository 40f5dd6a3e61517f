import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

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

test.describe('the menu on a phone', () => {
	test.use({ viewport: windowOf(WIDTHS.phone) });

	test('is closed until its button is pressed, and closes by every way out', async ({ page }) => {
		const pricing = menu(page).getByRole('link', { name: common.pages['/pricing/'] });
		await openReady(page, '/');
		await expect(menu(page)).toHaveCount(0);

		await test.step('by its own button', async () => {
			await menuButton(page).click();
			await expect(menu(page)).toBeVisible();
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

		await test.step('when a page is chosen', async () => {
			await menuButton(page).click();
			await pricing.click();
			await expect(page).toHaveURL('/pricing/');
			await expect(menu(page)).toBeHidden();
		});

		await test.step('when the page that is shown is chosen once more', async () => {
			await menuButton(page).click();
			await pricing.click();
			await expect(menu(page)).toBeHidden();
		});
	});

	test('unfolds each of its lists without covering anything else of it', async ({ page }) => {
		await openReady(page, '/legal/imprint');
		await menuButton(page).click();
		for (const opener of await menu(page).locator('summary').all()) {
			await opener.click();
			const covered = await menu(page)
				.locator('a:visible, button:visible, summary, li:visible')
				.evaluateAll((all) =>
					all
						.filter((one) => {
							one.scrollIntoView({ block: 'nearest' });
							const { left, top, width, height } = one.getBoundingClientRect();
							const hit = document.elementFromPoint(left + width / 2, top + height / 2);
							return !one.contains(hit) && !hit?.contains(one);
						})
						.map(({ textContent }) => textContent),
				);
			expect(covered, `by ${await opener.innerText()}`).toEqual([]);
		}
	});

	test('opens without React', async ({ page }) => {
		await page.route('**/assets/*.js', (route) => route.abort());
		await page.goto('/');
		await menuButton(page).click();
		await menu(page).getByRole('link', { name: common.pages['/pricing/'] }).click();
		await expect(page).toHaveURL('/pricing/');
		await expect(menu(page)).toHaveCount(0);
	});
});

test.describe('the navigation on a wide screen', () => {
	const { solutions, devices } = common.nav.groups;

	test('opens one panel at a time, inside the window, and closes it by every way out', async ({ page }) => {
		const opener = panel(page, solutions).locator('summary');
		await openReady(page, '/');

		await test.step('by another panel that opens', async () => {
			await opener.click();
			await expect(panel(page, solutions)).toHaveAttribute('open');
			await panel(page, devices).locator('summary').click();
			await expect(panel(page, devices)).toHaveAttribute('open');
			await expect(panel(page, solutions)).not.toHaveAttribute('open');
		});

		await test.step('by Escape, which gives the focus back to what opened it', async () => {
			await opener.click();
			await page.keyboard.press('Tab');
			await expect(opener).not.toBeFocused();
			await page.keyboard.press('Escape');
			await expect(panel(page, solutions)).not.toHaveAttribute('open');
			await expect(opener).toBeFocused();
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
			const width = 1280;
			await page.setViewportSize({ width, height: 800 });
			for (const name of Object.values(common.nav.groups)) {
				await panel(page, name).locator('summary').click();
				const box = await panel(page, name).locator('summary + *').boundingBox();
				if (!box) throw new Error(`the panel of ${name} is not shown`);
				expect(box.x, name).toBeGreaterThanOrEqual(0);
				expect(box.x + box.width, name).toBeLessThanOrEqual(width);
			}
		});
	});

	test.describe('where it just fits', () => {
		test.use({ viewport: windowOf(1_350) });

		test('opens its panel over everything of the header, also while the font has not come', async ({ page }) => {
			await page.route('**/*.woff2', (route) => route.abort());
			await openReady(page, '/legal/privacy');
			await panel(page, solutions).locator('summary').click();
			const covered = await panel(page, solutions)
				.getByRole('link')
				.evaluateAll((links) =>
					links
						.filter((link) => {
							const { left, right, top, bottom } = link.getBoundingClientRect();
							const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [
								[x, top + 1] as const,
								[x, bottom - 1] as const,
							]);
							return points.some(([x, y]) => document.elementFromPoint(x, y) !== link);
						})
						.map((link) => link.textContent),
				);
			expect(covered).toEqual([]);
		});
	});
});
