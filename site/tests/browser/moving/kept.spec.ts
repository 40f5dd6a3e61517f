import type { Page } from '@playwright/test';
import help from '../../../../locales/de/help.json' with { type: 'json' };
import { field } from '../contact/form';
import { expect, test } from '../fixtures';
import { headerLink, pressWhereItIs } from '../support/header';
import { expectPlace, scrollToPlace } from '../support/place';
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
	test('keeps what was typed into the contact form, and the place on the page', async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 600 });
		await openReady(page, '/contact');
		await field(page, 'firstName').fill('Änne');
		await field(page, 'message').fill('Sommerfest am 12. Juli');
		await scrollToPlace(page, 300);
		await leaveAndComeBack(page);
		await expect(field(page, 'firstName')).toHaveValue('Änne');
		await expect(field(page, 'message')).toHaveValue('Sommerfest am 12. Juli');
		await expectPlace(page, 300);
	});

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
