import type { Locator, Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { NOWHERE } from '../support/addresses';
import { codeOf } from '../support/built-files';
import { headerLink, pressWhereItIs } from '../support/header';
import { expectPlace, scrollToPlace } from '../support/place';
import { openReady, ready } from '../support/visitor';

function headline(page: Page): Locator {
	return page.getByRole('heading', { level: 1 });
}

/** Text of each part of a page. */
function words(page: Page): Promise<(string | null)[]> {
	return page.evaluate(() => [...document.querySelectorAll('main > *')].map((part) => part.textContent));
}

test.describe('going from page to page', () => {
	test('changes page and title without a fresh load, begins at the top, and going back is where the visitor was', async ({
		page,
	}) => {
		await openReady(page, '/');
		// A fresh load shows by the missing mark.
		await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
		const name = await page.title();
		await scrollToPlace(page, 900);

		await pressWhereItIs(headerLink(page, '/pricing/'));
		await expect(page).toHaveURL('/pricing/');
		await expect(page).not.toHaveTitle(name);
		await expect(page.locator('title')).toHaveCount(1);
		await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
		await expect(headline(page)).toHaveCount(1);
		await expectPlace(page, 0);

		await page.goBack();
		await expect(page).toHaveURL('/');
		await expectPlace(page, 900);
		await expect(page.locator('html')).toHaveAttribute('data-marked');

		await test.step('loaded again, the page is where the visitor was', async () => {
			await page.reload();
			await expect(page.locator('html')).not.toHaveAttribute('data-marked');
			await expectPlace(page, 900);
		});
	});

	test('fetches a page’s code as soon as pointer or focus is on its link, which Ctrl opens in a new tab', async ({
		page,
	}) => {
		await openReady(page, '/');
		for (const [path, touch] of [
			['/pricing/', (link: Locator) => link.hover()],
			['/help/', (link: Locator) => link.focus()],
		] as const) {
			const asked = page.waitForRequest(codeOf(path));
			await touch(headerLink(page, path));
			await asked;
		}
		const opened = page.context().waitForEvent('page');
		await headerLink(page, '/pricing/').click({ modifiers: ['ControlOrMeta'] });
		await expect(await opened).toHaveURL('/pricing/');
		await expect(page).toHaveURL('/');
	});

	test('shows the same page as a fresh load, down to its end', async ({ page }) => {
		const paths = ['/pricing/', '/help/'] as const;
		const fresh = new Map<string, (string | null)[]>();
		for (const path of paths) {
			await openReady(page, path);
			fresh.set(path, await words(page));
		}
		await openReady(page, '/');
		for (const path of paths) {
			await headerLink(page, path).click();
			await expect(page).toHaveURL(path);
			await expect.poll(() => words(page), path).toEqual(fresh.get(path));
		}
	});
});

test.describe('a page that can’t be fetched', () => {
	const { generic, title } = common.error;
	const message = (page: Page) => page.getByText('Something went wrong!', { exact: true });
	const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

	test('says so, tells what went wrong, and is left or tried again', async ({ page }) => {
		// Neither the code nor the document of the page comes.
		const gone = new RegExp(`${codeOf('/pricing/').source}|/pricing/$`);
		await openReady(page, '/help/');
		await page.route(gone, (route) => route.abort());
		await headerLink(page, '/pricing/').click();

		await test.step('in German, with the specification’s words beneath', async () => {
			expect(generic).toBe('Something went wrong!');
			await expect(message(page)).toHaveAttribute('lang', 'en');
			await expect(headline(page)).toHaveText(title);
		});

		await test.step('with what went wrong shown by ‘Show Error’ and hidden by ‘Hide Error’', async () => {
			const detail = page.getByText(/dynamically imported module/);
			await expect(detail).toHaveCount(0);
			await press(page, 'Show Error');
			await expect(detail).toBeVisible();
			await press(page, 'Hide Error');
			await expect(detail).toHaveCount(0);
		});

		await test.step('left by ‘Go Back’', async () => {
			await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveCount(0);
			await press(page, 'Go Back');
			await expect(page).toHaveURL('/help/');
			await expect(message(page)).toHaveCount(0);
		});

		await test.step('shown by ‘Try Again’ once it can be fetched', async () => {
			await headerLink(page, '/pricing/').click();
			await expect(message(page)).toBeVisible();
			await page.unroute(gone);
			await press(page, 'Try Again');
			await expect(message(page)).toHaveCount(0);
			await expect(page).toHaveURL('/pricing/');
			await expect(headline(page)).toBeVisible();
			await expect(headline(page)).not.toHaveText(title);
		});
	});

	test('has ‘Home’ in the place of ‘Go Back’ when it is the home page', async ({ page }) => {
		const gone = new RegExp(`${codeOf('/').source}|:\\d+/$`);
		await openReady(page, '/help/');
		await page.route(gone, (route) => route.abort());
		await page.getByRole('banner').locator('a[href="/"]').first().click();
		await expect(message(page)).toBeVisible();
		await expect(page.getByRole('button', { name: 'Go Back', exact: true })).toHaveCount(0);
		await page.unroute(gone);
		await page.getByRole('link', { name: 'Home', exact: true }).click();
		await expect(message(page)).toHaveCount(0);
		await expect(page).toHaveURL('/');
	});
});

test.describe('an address that no page has', () => {
	const message = (page: Page) => page.getByText('The page you are looking for does not exist.', { exact: true });
	const startOver = (page: Page) => page.getByRole('link', { name: 'Start Over', exact: true });

	test('says so; ‘Go back’ leads to where the visitor came from, ‘Start Over’ home', async ({ page }) => {
		await page.goto('/help/');
		await openReady(page, NOWHERE);
		await expect(message(page)).toBeVisible();
		await page.getByRole('button', { name: 'Go back', exact: true }).click();
		await expect(page).toHaveURL('/help/');

		await openReady(page, '/solutions/gibt-es-nicht/');
		await expect(message(page)).toBeVisible();
		await startOver(page).click();
		await expect(page).toHaveURL('/');
		await expect(message(page)).toHaveCount(0);
	});

	test('has the specification’s short words over its long ones', async ({ page }) => {
		await openReady(page, NOWHERE);
		const words = page.getByRole('main').getByText('Not Found', { exact: true });
		await expect(words).toBeVisible();
		await expect(words.locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute('lang', 'en');
	});

	test('leads home by ‘Go back’ where there is nothing to go back to', async ({ page, context }) => {
		const goBack = (tab: Page) => tab.getByRole('button', { name: 'Go back', exact: true }).click();
		await page.goto('/help/');
		await test.step('in a new tab', async () => {
			const opened = context.waitForEvent('page');
			await page.evaluate((path) => void open(path, '_blank', 'noopener'), NOWHERE);
			const tab = await opened;
			await ready(tab);
			await goBack(tab);
			await expect(tab).toHaveURL('/');
			await tab.close();
		});
		await test.step('in a tab that was ahead of it and came back', async () => {
			const opened = context.waitForEvent('page');
			await page.evaluate((path) => void open(path, '_blank', 'noopener'), NOWHERE);
			const tab = await opened;
			await ready(tab);
			await startOver(tab).click();
			await expect(tab).toHaveURL('/');
			await tab.goBack();
			await expect(message(tab)).toBeVisible();
			await goBack(tab);
			await expect(tab).toHaveURL('/');
		});
		await test.step('but not where going back takes its time', async () => {
			await page.goto(NOWHERE);
			await ready(page);
			await page.route('**/help/', async (route) => {
				await new Promise((resolve) => setTimeout(resolve, 2_500));
				await route.continue();
			});
			await goBack(page);
			await expect(page).toHaveURL('/help/');
		});
	});

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });

		test('leads home by ‘Start Over’ too', async ({ page }) => {
			await page.goto(NOWHERE);
			await expect(message(page)).toBeVisible();
			await startOver(page).click();
			await expect(page).toHaveURL('/');
		});
	});
});
