import type { Page } from '@playwright/test';
import { SECOND_RING } from '../support/ring';
import { holdReactBack, ready } from '../support/visitor';
import { expect, test } from './fixtures';
import { bringTranslator, CHANGES } from './foreign';
import { formOf, send, type } from './page';

const dialogs = (page: Page) => page.getByRole('dialog', { name: 'Cookie Consent' });

/** What was posted to the API, from now on. */
function posts(page: Page): string[] {
	const sent: string[] = [];
	page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
	return sent;
}

test.describe('presses before React is there', () => {
	for (const [path, change, tag] of [
		['/contact', 'its words are translated', []],
		['/', undefined, []],
		['/contact', undefined, [SECOND_RING]],
		['/contact', 'a password manager puts something behind each field', [SECOND_RING]],
		['/help/', undefined, [SECOND_RING]],
	] as const)
		test(`all take effect, and once: ${[path, change].filter(Boolean).join(', then ')}`, { tag: [...tag] }, async ({
			page,
			leads,
			traffic,
		}) => {
			await page.addInitScript(bringTranslator);
			const sent = posts(page);
			const release = await holdReactBack(page);
			await page.goto(path);
			const form = formOf(path);
			if (!form) throw new Error(`${path} has no form`);
			await page.getByRole('button', { name: 'Dark', exact: true }).click();
			await page.getByRole('button', { name: 'Cookie Consent', exact: true }).click();
			await type(page, form);
			await send(page, form);
			expect(sent).toEqual([]);
			if (change) await page.evaluate(CHANGES[change]);
			release();
			await ready(page);
			await expect(dialogs(page)).toBeVisible();
			await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
			await expect(page.locator('main [role="status"][tabindex]')).toBeVisible();
			await traffic.settled();
			await expect(dialogs(page)).toHaveCount(1);
			expect(sent).toEqual([form.action]);
			if (form.action === '/api/contact') {
				expect(await leads.from(form.entry.email ?? '')).toHaveLength(1);
			}
		});
});
