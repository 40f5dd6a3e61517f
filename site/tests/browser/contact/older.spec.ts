import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../chaos/fixtures';
import { formOf, send, type } from '../chaos/page';
import { REFERENCE } from '../support/leads';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

/** Fills and sends the contact form. @returns the visitor's address */
async function sendMessage(page: Page): Promise<string> {
	const form = formOf('/contact');
	if (!form) throw new Error('/contact has no form');
	await type(page, form);
	await send(page, form);
	return form.entry.email ?? '';
}

/** What some browsers refuse: run in the page before its own scripts. */
const REFUSED: Readonly<Record<string, () => void>> = {
	storage: () => {
		for (const name of ['localStorage', 'sessionStorage'])
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException('The operation is insecure.', 'SecurityError');
				},
			});
	},
	workers: () => {
		window.Worker = class {
			constructor() {
				throw new DOMException('Refused to create a worker.', 'SecurityError');
			}
		} as unknown as typeof Worker;
	},
};

for (const [name, refuse] of Object.entries(REFUSED)) {
	test(`a message is sent from a browser that refuses ${name}`, async ({ page, leads }) => {
		await page.addInitScript(refuse);
		await openReady(page, '/contact');
		const email = await sendMessage(page);
		await expect(page.locator('main [role="status"] strong')).toHaveText(REFERENCE);
		expect(await leads.from(email)).toHaveLength(1);
	});
}

test.describe('without popovers, which Firefox has since version 125 and Safari since 17', () => {
	test.use({ viewport: windowOf(WIDTHS.phone) });

	test('the menu of a phone opens by its button and closes by what is chosen', async ({ page }) => {
		await page.addInitScript(() => {
			for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
				Reflect.deleteProperty(HTMLElement.prototype, name);
		});
		await page.route('/contact', async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, body: (await response.text()).replaceAll(' popover="', ' x-popover="') });
		});
		const uncaught: string[] = [];
		page.on('pageerror', ({ message }) => uncaught.push(message));
		await openReady(page, '/contact');
		const menu = page.locator('#menu');
		const toggle = page.getByRole('button', { name: common.nav.menu });
		await expect(menu).toBeHidden();
		await toggle.click();
		await expect(menu).toBeVisible();
		await menu.getByRole('button', { name: common.close }).click();
		await expect(menu).toBeHidden();
		await toggle.click();
		await menu.getByRole('link', { name: common.pages['/pricing/'], exact: true }).click();
		await expect(page).toHaveURL('/pricing/');
		await expect(menu).toBeHidden();
		expect(uncaught).toEqual([]);
	});
});
