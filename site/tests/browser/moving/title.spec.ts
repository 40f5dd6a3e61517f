import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import help from '../../../../locales/de/help.json' with { type: 'json' };
import pricing from '../../../../locales/de/pricing.json' with { type: 'json' };
import { brand } from '../../../src/content/brand';
import { expect, test } from '../fixtures';
import { NOWHERE } from '../support/addresses';
import { codeOf } from '../support/built-files';
import { headerLink } from '../support/header';
import { openReady } from '../support/visitor';

const NAME = `${common.pages['/pricing/']} – ${brand.name}`;
const FAILED = /^Nicht geladen: Preise/;
/** A page's code that comes whole, and fails when it is run. */
const BROKEN = 'export default function Page() { throw new Error("broken"); }';

const message = (page: Page) => page.getByText(common.error.generic, { exact: true });
const home = (page: Page) => page.getByRole('banner').locator('a[href="/"]').first();

/** Opens a page; `moved` says whether the head is React's already, which it is after the first change of page. */
async function open(page: Page, moved: boolean): Promise<void> {
	await openReady(page, moved ? '/contact' : '/help/');
	if (!moved) return;
	await headerLink(page, '/help/').click();
	await expect(page).toHaveTitle(help.meta.title);
	await page.waitForLoadState('networkidle');
}

for (const moved of [false, true]) {
	test.describe(`the title in the tab, ${moved ? 'after a change of page' : 'on the page of arrival'}`, () => {
		test('is the page’s own name while the page is waited for, and its title when it is there', async ({ page }) => {
			let release = () => {};
			const held = new Promise<void>((resolve) => {
				release = resolve;
			});
			await open(page, moved);
			await page.route('**/assets/*.js', async (route) => {
				await held;
				await route.continue();
			});
			await headerLink(page, '/pricing/').click();
			await expect(page.getByText(common.pending)).toBeAttached();
			await expect(page).toHaveTitle(NAME);
			await page.waitForTimeout(300);
			await expect(page).toHaveTitle(NAME);
			release();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.hero.title);
			await expect(page).toHaveTitle(pricing.meta.title);
			await expect(page.locator('title')).toHaveCount(1);
		});

		for (const [way, fail] of [
			['can’t be fetched', (page: Page) => page.context().setOffline(true)],
			[
				'fails to render',
				(page: Page) =>
					page.route(codeOf('/pricing/'), (route) => route.fulfill({ contentType: 'text/javascript', body: BROKEN })),
			],
		] as const) {
			test(`says that a page is not there which ${way}, and goes with that screen`, async ({ page }) => {
				await open(page, moved);
				await fail(page);
				await headerLink(page, '/pricing/').click();
				await expect(message(page)).toBeVisible();
				await expect(page).toHaveTitle(FAILED);
				// The head comes a moment later with the first change of page.
				await page.waitForTimeout(500);
				await expect(page).toHaveTitle(FAILED);
				await page.context().setOffline(false);
				await page.unroute(codeOf('/pricing/'));
				await page.getByRole('button', { name: common.error.back, exact: true }).click();
				await expect(message(page)).toHaveCount(0);
				await expect(page).toHaveTitle(help.meta.title);
			});
		}
	});
}

test('‘Try Again’ gives the tab the page’s title', async ({ page }) => {
	await open(page, true);
	await page.context().setOffline(true);
	await headerLink(page, '/pricing/').click();
	await expect(page).toHaveTitle(FAILED);
	await page.context().setOffline(false);
	await page.getByRole('button', { name: common.error.retry, exact: true }).click();
	await expect(page).toHaveTitle(pricing.meta.title);
});

test('an address that no page has keeps its title, and the next page has its own', async ({ page }) => {
	await openReady(page, NOWHERE);
	const title = common.notFound.metaTitle.replace('{{brand}}', brand.name);
	await expect(page).toHaveTitle(title);
	await home(page).click();
	await expect(page).not.toHaveTitle(title);
	await page.goBack();
	await expect(page).toHaveTitle(title);
});
