import type { Locator } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

/** More than the menu, a panel or the dialog has to press: who still isn't out is trapped. */
const MANY = 60;

interface Focus {
	/** The element that has the focus. */
	readonly html: string;
	/** Whether it is in the container that was asked about. */
	readonly inside: boolean;
	/** Whether something else is on top of it. */
	readonly covered: boolean;
	/** Whether it would open a part of the container that is closed. */
	readonly opens: boolean;
}

/** Where the focus is, as seen from a container. */
function focusOn(container: Locator): Promise<Focus> {
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

test.describe('by keyboard', () => {
	test.describe('on a phone', () => {
		test.use({ viewport: windowOf(WIDTHS.phone), contextOptions: { reducedMotion: 'reduce' } });

		test('the menu shows each of its entries as it gets the focus, and closes when the focus leaves it', async ({
			page,
		}) => {
			const menu = page.locator('#menu');
			await openReady(page, '/pricing/');
			await page.getByRole('button', { name: common.nav.menu }).focus();
			await page.keyboard.press('Enter');
			const entries = await menu.locator('a, button, summary').count();
			const reached = new Set<string>();
			for (let presses = 0; presses < entries + MANY; presses++) {
				await page.keyboard.press('Tab');
				const { html, inside, covered, opens } = await focusOn(menu);
				if (!inside) break;
				expect(covered, html).toBe(false);
				reached.add(html);
				if (opens) await page.keyboard.press('Enter');
			}
			expect(reached.size).toBe(entries);
			expect((await focusOn(menu)).inside, 'the focus is trapped').toBe(false);
			await expect(page.locator('#menu:popover-open')).toHaveCount(0);
			expect((await focusOn(menu)).covered).toBe(false);
		});
	});

	test('plan interval, questions, a panel of the navigation and the consent dialog can be worked', async ({ page }) => {
		await openReady(page, '/pricing/');

		await test.step('the interval changes by the arrow keys', async () => {
			const chosen = page.locator('[name="interval"]:checked');
			await chosen.focus();
			await page.keyboard.press('ArrowRight');
			await expect(chosen).toHaveValue('yearly');
			await page.keyboard.press('ArrowLeft');
			await expect(chosen).toHaveValue('monthly');
		});

		await test.step('a question opens and closes by Enter and by Space, and keeps the focus', async () => {
			const details = page.locator('main details').first();
			const question = details.locator('summary');
			await question.focus();
			for (const key of ['Enter', 'Space']) {
				await page.keyboard.press(key);
				await expect(details).toHaveAttribute('open');
				await expect(question).toBeFocused();
				await page.keyboard.press(key);
				await expect(details).not.toHaveAttribute('open');
				await expect(question).toBeFocused();
			}
		});

		// What opens from here on is where it stays at once.
		await page.emulateMedia({ reducedMotion: 'reduce' });

		await test.step('a panel closes when the focus leaves it', async () => {
			const panel = page.locator('#menu details').first();
			await panel.locator('summary').focus();
			await page.keyboard.press('Enter');
			await page.keyboard.press('Tab');
			expect((await focusOn(panel)).inside).toBe(true);
			for (let presses = 0; presses < MANY && (await focusOn(panel)).inside; presses++)
				await page.keyboard.press('Tab');
			expect((await focusOn(panel)).inside, 'the focus is trapped').toBe(false);
			await expect(page.locator('#menu details[open]')).toHaveCount(0);
		});

		await test.step('the dialog keeps the focus inside, and gives it back to its button on Escape', async () => {
			const button = page.getByRole('button', { name: common.footer.consent });
			await button.focus();
			await page.keyboard.press('Enter');
			const dialog = page.getByRole('dialog');
			await expect(dialog).toBeVisible();
			const controls = await dialog.locator('a, button').count();
			const reached = new Set<string>();
			for (let presses = 0; presses < 2 * controls + 2; presses++) {
				const { html, inside } = await focusOn(dialog);
				// Between its last and its first control the focus visits the browser's own bars.
				expect(inside || html.startsWith('<body'), html).toBe(true);
				if (inside) reached.add(html);
				await page.keyboard.press('Tab');
			}
			expect(reached.size).toBe(controls);
			await page.keyboard.press('Escape');
			await expect(dialog).toHaveCount(0);
			await expect(button).toBeFocused();
		});
	});
});
