import type { Page } from '@playwright/test';
import { field } from '../contact/form';
import { expect, test } from '../fixtures';
import { headerLink, pressWhereItIs } from '../support/header';
import { expectPlace, scrollToPlace } from '../support/place';
import { openReady } from '../support/visitor';

/** Leaves for the pricing page, and waits until it is there. */
async function leaveForPricing(page: Page): Promise<void> {
	await pressWhereItIs(headerLink(page, '/pricing/'));
	await expect(page).toHaveURL('/pricing/');
	await expect(page.locator('main input[name="interval"]').first()).toBeVisible();
}

async function goBackTo(page: Page, path: string): Promise<void> {
	await page.goBack();
	await expect(page).toHaveURL(path);
}

test.describe('going away and back', () => {
	test.describe('in a low window', () => {
		test.use({ viewport: { width: 1440, height: 600 } });

		test('keeps what was typed into the contact form, and the place on the page', async ({ page }) => {
			await openReady(page, '/contact');
			await field(page, 'firstName').fill('Änne');
			await field(page, 'message').fill('Sommerfest am 12. Juli');
			await scrollToPlace(page, 300);
			await leaveForPricing(page);
			await goBackTo(page, '/contact');
			await expect(field(page, 'firstName')).toHaveValue('Änne');
			await expect(field(page, 'message')).toHaveValue('Sommerfest am 12. Juli');
			await expectPlace(page, 300);
		});
	});

	test('begins a page at its top, and comes back to the place in the page that was left, and to what was searched for there', async ({
		page,
	}) => {
		await openReady(page, '/help/');
		await scrollToPlace(page, 1_200);
		await leaveForPricing(page);
		await expectPlace(page, 0);
		await scrollToPlace(page, 700);
		await goBackTo(page, '/help/');
		await expectPlace(page, 1_200);
		await page.goForward();
		await expect(page).toHaveURL('/pricing/');
		await expectPlace(page, 700);
		await goBackTo(page, '/help/');

		await test.step('the search and what was found', async () => {
			const search = page.locator('main input[type="search"]');
			const found = page.locator('main details:visible');
			const all = await found.count();
			await search.fill('dauerkarte');
			await expect(found).not.toHaveCount(all);
			const before = await found.count();
			expect(before).toBeGreaterThan(0);
			await leaveForPricing(page);
			await goBackTo(page, '/help/');
			await expect(search).toHaveValue('dauerkarte');
			await expect(found).toHaveCount(before);
		});
	});
});
