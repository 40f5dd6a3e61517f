import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { newVisitor, openReady, WIDTHS, windowOf } from '../support/visitor';

const phone = { viewport: windowOf(WIDTHS.phone) };

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

async function isOpen(page: Page, name: string): Promise<boolean> {
	return panel(page, name).evaluate((details: HTMLDetailsElement) => details.open);
}

describe('the menu on a phone', () => {
	it('is closed until its button is pressed, and closes by its own button', async (test) => {
		const page = await newVisitor(test, phone);
		await openReady(page, '/');
		assert.equal(await menu(page).count(), 0);
		await menuButton(page).click();
		await menu(page).waitFor();
		await menu(page).getByRole('button', { name: common.close }).click();
		await menu(page).waitFor({ state: 'detached' });
	});

	it('opens without React', async (test) => {
		const page = await newVisitor(test, phone);
		await page.route('**/assets/*.js', (route) => route.abort());
		await page.goto('/');
		await menuButton(page).click();
		await menu(page).getByRole('link', { name: common.pages['/pricing/'] }).click();
		await page.waitForURL('**/pricing/');
		assert.equal(await menu(page).count(), 0);
	});

	it('closes when a page is chosen', async (test) => {
		const page = await newVisitor(test, phone);
		await openReady(page, '/');
		await menuButton(page).click();
		await menu(page).getByRole('link', { name: common.pages['/pricing/'] }).click();
		await page.waitForURL('**/pricing/');
		await menu(page).waitFor({ state: 'hidden' });
	});

	it('closes when the page that is shown is chosen once more', async (test) => {
		const page = await newVisitor(test, phone);
		await openReady(page, '/pricing/');
		await menuButton(page).click();
		await menu(page).getByRole('link', { name: common.pages['/pricing/'] }).click();
		await menu(page).waitFor({ state: 'hidden' });
	});

	it('closes by Escape and gives the focus back to its button', async (test) => {
		const page = await newVisitor(test, phone);
		await openReady(page, '/');
		await menuButton(page).click();
		await menu(page).waitFor();
		await page.keyboard.press('Escape');
		await menu(page).waitFor({ state: 'hidden' });
		assert.ok(await menuButton(page).evaluate((button) => button === document.activeElement));
	});
});

describe('the navigation on a wide screen', () => {
	const { solutions, devices } = common.nav.groups;

	it('opens one panel at a time', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		await panel(page, solutions).locator('summary').click();
		assert.equal(await isOpen(page, solutions), true);
		await panel(page, devices).locator('summary').click();
		assert.equal(await isOpen(page, devices), true);
		assert.equal(await isOpen(page, solutions), false);
	});

	it('opens its panel over everything of the header, also while the font has not come', async (test) => {
		const page = await newVisitor(test, { viewport: windowOf(1_350) });
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
		assert.deepEqual(covered, []);
	});

	it('closes a panel by Escape and gives the focus back to what opened it', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		await panel(page, solutions).locator('summary').click();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Escape');
		assert.equal(await isOpen(page, solutions), false);
		assert.ok(
			await panel(page, solutions)
				.locator('summary')
				.evaluate((summary) => summary === document.activeElement),
		);
	});

	it('closes a panel by a press outside of it', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		await panel(page, solutions).locator('summary').click();
		await page.mouse.click(5, 600);
		assert.equal(await isOpen(page, solutions), false);
	});

	it('closes a panel when a page is chosen from it', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		await panel(page, solutions).locator('summary').click();
		await panel(page, solutions)
			.getByRole('link', { name: common.pages['/solutions/ticketing/'], exact: true })
			.click();
		await page.waitForURL('**/solutions/ticketing/');
		assert.equal(await isOpen(page, solutions), false);
	});

	it('keeps every panel inside the window', async (test) => {
		const page = await newVisitor(test, { viewport: { width: 1280, height: 800 } });
		await openReady(page, '/');
		for (const name of Object.values(common.nav.groups)) {
			await panel(page, name).locator('summary').click();
			const box = await panel(page, name).locator('summary + *').boundingBox();
			assert.ok(box && box.x >= 0 && box.x + box.width <= 1280, `${name}: ${JSON.stringify(box)}`);
		}
	});
});
