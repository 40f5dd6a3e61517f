import type { Page } from '@playwright/test';
import { deadControls } from '../support/dead-controls';
import { FULL_SUITE } from '../support/suite';
import { holdReactBack, holdScripts, PATIENCE_MS, ready } from '../support/visitor';
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
		['/contact', undefined, [FULL_SUITE]],
		['/contact', 'a password manager puts something behind each field', [FULL_SUITE]],
		['/help/', undefined, [FULL_SUITE]],
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
			const dark = page.getByRole('button', { name: 'Dark', exact: true });
			await expect(dark).toHaveCSS('opacity', '1');
			await dark.click();
			await expect(dark, 'the press is seen').not.toHaveCSS('opacity', '1');
			await page.getByRole('button', { name: 'Cookie Consent' }).click();
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

	test('count, each of them, where a button adds one', async ({ page }) => {
		const release = await holdReactBack(page);
		await page.goto('/tools/costs/');
		const events = page.locator('main input[name="events"]');
		const before = Number(await events.inputValue());
		for (let times = 0; times < 3; times++) await page.locator('[data-js$="events-more"]').click();
		release();
		await ready(page);
		await expect(events).toHaveValue(String(before + 3));
	});

	test('are given up with the controls after 8 seconds, and these come back with a React that comes later', async ({
		page,
	}) => {
		await page.clock.install();
		const release = await holdScripts(page);
		await page.goto('/tools/cards/', { waitUntil: 'domcontentloaded' });
		const dark = page.getByRole('button', { name: 'Dark', exact: true });
		const field = page.locator('main input[name="club"]');
		await expect(field).toBeVisible();
		await dark.click();
		await page.clock.fastForward(PATIENCE_MS);
		await expect(dark).toBeHidden();
		await expect(field).toBeHidden();
		expect(await deadControls(page)).toEqual([]);
		release();
		await ready(page);
		await expect(dark).toHaveAttribute('aria-pressed', 'false');
		await page.clock.fastForward(PATIENCE_MS);
		await dark.click();
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
		await field.fill('TSV Probe');
		await expect(page.locator('main figure').first()).toContainText('TSV Probe');
	});
});
