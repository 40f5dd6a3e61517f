import type { BrowserContext, Locator, Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import help from '../../../../locales/de/help.json' with { type: 'json' };
import pricing from '../../../../locales/de/pricing.json' with { type: 'json' };
import { brand } from '../../../src/content/brand';
import { expect, test } from '../fixtures';
import { NOWHERE } from '../support/addresses';
import { codeOf } from '../support/built-files';
import { headerLink } from '../support/header';
import { FULL_SUITE } from '../support/suite';
import { openReady, ready } from '../support/visitor';

/** By the English words, which stand behind the German ones. */
function button(page: Page, english: string): Locator {
	return page.getByRole('button', { name: new RegExp(`\\(${english}\\)$`) });
}

function link(page: Page, english: string): Locator {
	return page.getByRole('link', { name: new RegExp(`\\(${english}\\)$`) });
}

test.describe('a page that can’t be fetched', () => {
	const message = (page: Page) => page.getByText('Something went wrong!', { exact: true });

	/** Follows a link while neither the code nor the document of its page comes. Returns what lets them come again. */
	async function failToFetch(page: Page, path: '/' | '/pricing/', from: Locator): Promise<() => Promise<void>> {
		const gone = new RegExp(`${codeOf(path).source}|:\\d+${path}$`);
		await page.route(gone, (route) => route.abort());
		await from.click();
		await expect(message(page)).toBeVisible();
		return () => page.unroute(gone);
	}

	test('says so, tells what went wrong, and is left or tried again', async ({ page }) => {
		const headline = page.getByRole('heading', { level: 1 });
		const failed = /^Nicht geladen: Preise/;
		await openReady(page, '/help/');
		const restore = await failToFetch(page, '/pricing/', headerLink(page, '/pricing/'));

		await test.step('in German, with the customer’s English words beneath', async () => {
			await expect(message(page)).toHaveAttribute('lang', 'en');
			await expect(headline).toHaveText(common.error.title);
			await expect(headline).toBeFocused();
			await expect(page).toHaveTitle(failed);
		});

		await test.step('with what went wrong shown by ‘Show Error’ and hidden by ‘Hide Error’', async () => {
			const detail = page.getByText(/dynamically imported module/);
			await expect(detail).toHaveCount(0);
			await button(page, 'Show Error').click();
			await expect(detail).toBeVisible();
			await button(page, 'Hide Error').click();
			await expect(detail).toHaveCount(0);
		});

		await test.step('left by ‘Go Back’', async () => {
			await expect(link(page, 'Home')).toHaveCount(0);
			await button(page, 'Go Back').click();
			await expect(page).toHaveURL('/help/');
			await expect(message(page)).toHaveCount(0);
			await expect(page).toHaveTitle(help.meta.title);
		});

		await test.step('shown by ‘Try Again’ once it can be fetched', async () => {
			await headerLink(page, '/pricing/').click();
			await expect(message(page)).toBeVisible();
			await expect(page).toHaveTitle(failed);
			await restore();
			await button(page, 'Try Again').click();
			await expect(message(page)).toHaveCount(0);
			await expect(page).toHaveURL('/pricing/');
			await expect(headline).toHaveText(pricing.hero.title);
			await expect(page).toHaveTitle(pricing.meta.title);
		});
	});

	test('has ‘Home’ in the place of ‘Go Back’ when it is the home page, and the supporters all the same', async ({
		page,
	}) => {
		await openReady(page, '/help/');
		const restore = await failToFetch(page, '/', page.getByRole('banner').locator('a[href="/"]').first());
		await expect(button(page, 'Go Back')).toHaveCount(0);
		await expect(page.getByRole('region', { name: common.supporters.label })).toBeVisible();
		await restore();
		await link(page, 'Home').click();
		await expect(message(page)).toHaveCount(0);
		await expect(page).toHaveURL('/');
	});
});

test.describe('an address that no page has', () => {
	const message = (page: Page) => page.getByText('The page you are looking for does not exist.', { exact: true });

	/** Opens it in a tab that has been nowhere before. */
	async function openInNewTab(page: Page, context: BrowserContext): Promise<Page> {
		await page.goto('/help/');
		const opened = context.waitForEvent('page');
		await page.evaluate((path) => void open(path, '_blank', 'noopener'), NOWHERE);
		const tab = await opened;
		await ready(tab);
		return tab;
	}

	test('says so; ‘Go back’ leads to where the visitor came from, ‘Start Over’ home', async ({ page }) => {
		const title = common.notFound.metaTitle.replace('{{brand}}', brand.name);
		await page.goto('/help/');
		await openReady(page, NOWHERE);
		await expect(message(page)).toBeVisible();
		const short = page.getByRole('main').getByText('Not Found', { exact: true });
		await expect(short.locator('xpath=ancestor-or-self::*[@lang][1]')).toHaveAttribute('lang', 'en');
		await expect(page).toHaveTitle(title);
		await button(page, 'Go back').click();
		await expect(page).toHaveURL('/help/');

		await openReady(page, '/solutions/gibt-es-nicht/');
		await link(page, 'Start Over').click();
		await expect(page).toHaveURL('/');
		await expect(message(page)).toHaveCount(0);
		await expect(page).not.toHaveTitle(title);
		await page.goBack();
		await expect(message(page)).toBeVisible();
		await expect(page).toHaveTitle(title);
	});

	test('leads home by ‘Go back’ where there is nothing to go back to', async ({ page, context }) => {
		const tab = await openInNewTab(page, context);
		await button(tab, 'Go back').click();
		await expect(tab).toHaveURL('/');
	});

	test('leads home by ‘Go back’ in a tab that was ahead of it and came back', { tag: FULL_SUITE }, async ({
		page,
		context,
	}) => {
		const tab = await openInNewTab(page, context);
		await link(tab, 'Start Over').click();
		await expect(tab).toHaveURL('/');
		await tab.goBack();
		await expect(message(tab)).toBeVisible();
		await button(tab, 'Go back').click();
		await expect(tab).toHaveURL('/');
	});

	test('leads back, not home, where that takes its time', { tag: FULL_SUITE }, async ({ page }) => {
		await page.goto('/help/');
		await openReady(page, NOWHERE);
		await page.route('**/help/', async (route) => {
			// Longer than the page waits before it leads home (`BEGUN_MS` of src/shell/NotFound.tsx).
			await new Promise((resolve) => setTimeout(resolve, 2_500));
			await route.continue();
		});
		await button(page, 'Go back').click();
		await expect(page).toHaveURL('/help/');
	});
});
