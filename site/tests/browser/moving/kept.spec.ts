import type { Page } from '@playwright/test';
import help from '../../../../locales/de/help.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { headerLink, pressWhereItIs } from '../support/header';
import { openReady } from '../support/visitor';

/** Leaves for the pricing page and comes back once it is there. */
async function leaveAndComeBack(page: Page): Promise<void> {
	const from = page.url();
	await pressWhereItIs(headerLink(page, '/pricing/'));
	await expect(page).toHaveURL('/pricing/');
	await expect(page.locator('main input[name="interval"]').first()).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(from);
}

test.describe('going away and back', () => {
	test('shows a question that a link leads to, though a search hides it', async ({ page }) => {
		await openReady(page, '/help/');
		const search = page.locator('main input[type="search"]');
		for (const [words, place] of [
			['dauerkarte', 'auszahlung'],
			['Ehrengäste', 'papers'],
		] as const) {
			await search.fill(words);
			await expect(page.locator(`#${place}`)).toBeHidden();
			await page.evaluate((id) => location.assign(`#${id}`), place);
			await expect(page.locator(`#${place}`)).toBeInViewport();
			await expect(search).toHaveValue('');
		}
		await expect(page.locator('#auszahlung')).toHaveAttribute('open', '');
		await search.fill('dauerkarte');
		const shelf = page.getByRole('navigation', { name: help.search.contents }).getByRole('link').first();
		await shelf.click();
		await expect(search, 'what the search found leads nowhere else').toHaveValue('dauerkarte');
	});

	test('keeps what was searched for on the help page, and what was found', async ({ page }) => {
		await openReady(page, '/help/');
		const search = page.locator('main input[type="search"]');
		const found = page.locator('main details:visible');
		const all = await found.count();
		await search.fill('dauerkarte');
		await expect(found).not.toHaveCount(all);
		const before = await found.count();
		expect(before).toBeGreaterThan(0);
		await leaveAndComeBack(page);
		await expect(search).toHaveValue('dauerkarte');
		await expect(found).toHaveCount(before);
	});
});
