import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { newVisitor, openReady, WIDTHS, windowOf } from '../support/visitor';

/** More than the menu, a panel or the dialog has to press: who still isn't out is trapped. */
const MANY = 60;

function isFocused(locator: Locator): Promise<boolean> {
	return locator.evaluate((element) => element === document.activeElement);
}

/** Where the focus is: inside of an element, and with something else on top of it. */
function focusOn(container: Locator): Promise<{ inside: boolean; covered: boolean }> {
	return container.evaluate((element) => {
		const focused = document.activeElement ?? document.body;
		const { left, top, width, height } = focused.getBoundingClientRect();
		const hit = document.elementFromPoint(left + width / 2, top + height / 2);
		return {
			inside: element.contains(focused),
			covered: hit !== null && !focused.contains(hit) && !hit.contains(focused),
		};
	});
}

/** Presses Tab until the focus has left a container. */
async function tabOut(page: Page, container: Locator): Promise<void> {
	for (let presses = 0; presses < MANY; presses++) {
		await page.keyboard.press('Tab');
		if (!(await focusOn(container)).inside) return;
	}
	assert.fail('the focus is trapped');
}

function menu(page: Page): Locator {
	return page.locator('#menu');
}

describe('what opens over the page, by keyboard,', () => {
	it('the menu of a phone opens by Enter and shows each of its entries as it gets the focus', async (test) => {
		const page = await newVisitor(test, { viewport: windowOf(WIDTHS.phone), reducedMotion: 'reduce' });
		await openReady(page, '/pricing/');
		await page.getByRole('button', { name: common.nav.menu }).focus();
		await page.keyboard.press('Enter');
		const entries = await menu(page).locator('a, button, summary').count();
		const reached: string[] = [];
		for (let presses = 0; presses < entries + MANY; presses++) {
			await page.keyboard.press('Tab');
			const { inside, covered } = await focusOn(menu(page));
			if (!inside) break;
			assert.equal(covered, false);
			reached.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
			if (await page.evaluate(() => document.activeElement?.matches('details:not([open]) > summary')))
				await page.keyboard.press('Enter');
		}
		assert.equal(new Set(reached).size, entries);
	});

	it('the menu of a phone closes when the focus leaves it, so that it covers nothing that has the focus', async (test) => {
		const page = await newVisitor(test, { viewport: windowOf(WIDTHS.phone), reducedMotion: 'reduce' });
		await openReady(page, '/pricing/');
		await page.getByRole('button', { name: common.nav.menu }).focus();
		await page.keyboard.press('Enter');
		await page.keyboard.press('Tab');
		assert.ok((await focusOn(menu(page))).inside);
		await tabOut(page, menu(page));
		await page.waitForFunction(() => !document.getElementById('menu')?.matches(':popover-open'));
		assert.equal((await focusOn(menu(page))).covered, false);
	});

	it('a panel of the navigation closes when the focus leaves it', async (test) => {
		const page = await newVisitor(test, { reducedMotion: 'reduce' });
		await openReady(page, '/pricing/');
		const panel = menu(page).locator('details').first();
		await panel.locator('summary').focus();
		await page.keyboard.press('Enter');
		await page.keyboard.press('Tab');
		assert.ok((await focusOn(panel)).inside);
		await tabOut(page, panel);
		await page.waitForFunction(() => document.querySelector('#menu details[open]') === null);
	});

	it('the consent dialog keeps the focus inside, and gives it back to its button on Escape', async (test) => {
		const page = await newVisitor(test, { reducedMotion: 'reduce' });
		await openReady(page, '/');
		const button = page.getByRole('button', { name: common.footer.consent });
		await button.focus();
		await page.keyboard.press('Enter');
		const dialog = page.getByRole('dialog');
		await dialog.waitFor();
		const controls = await dialog.locator('a, button').count();
		const reached = new Set<string>();
		for (let presses = 0; presses < 2 * controls + 2; presses++) {
			const { inside } = await focusOn(dialog);
			const focused = await page.evaluate(() => document.activeElement?.outerHTML ?? '');
			// Between its last and its first control the focus visits the browser's own bars.
			assert.ok(inside || focused.startsWith('<body'), focused);
			if (inside) reached.add(focused);
			await page.keyboard.press('Tab');
		}
		assert.equal(reached.size, controls);
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'detached' });
		assert.ok(await isFocused(button));
	});

	it('a question opens and closes by Enter and by Space, and keeps the focus', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/pricing/');
		const question = page.locator('main summary').first();
		const isOpen = () => question.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
		await question.focus();
		for (const [key, open] of [
			['Enter', true],
			['Enter', false],
			['Space', true],
			['Space', false],
		] as const) {
			await page.keyboard.press(key);
			assert.equal(await isOpen(), open);
			assert.ok(await isFocused(question));
		}
	});

	it('the plan interval changes by the arrow keys', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/pricing/');
		await page.locator('[name="interval"]:checked').focus();
		await page.keyboard.press('ArrowRight');
		assert.equal(await page.locator('[name="interval"]:checked').getAttribute('value'), 'yearly');
		await page.keyboard.press('ArrowLeft');
		assert.equal(await page.locator('[name="interval"]:checked').getAttribute('value'), 'monthly');
	});
});
