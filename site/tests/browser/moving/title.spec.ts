import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import help from '../../../../locales/de/help.json' with { type: 'json' };
import pricing from '../../../../locales/de/pricing.json' with { type: 'json' };
import { brand } from '../../../src/content/brand';
import { expect, test } from '../fixtures';
import { headerLink } from '../support/header';
import { FULL_SUITE } from '../support/suite';
import { holdScripts, openReady } from '../support/visitor';

const NAME = `${common.pages['/pricing/']} – ${brand.name}`;
/** How long to look whether a title stays, in milliseconds: what would change it without need is no event to wait for. */
const A_MOMENT = 500;

/** Opens a page; `moved` says whether the head is React's already, which it is after the first change of page. */
async function open(page: Page, moved: boolean): Promise<void> {
	await openReady(page, moved ? '/contact' : '/help/');
	if (!moved) return;
	await headerLink(page, '/help/').click();
	await expect(page).toHaveTitle(help.meta.title);
	await page.waitForLoadState('networkidle');
}

for (const moved of [false, true])
	test(`the title in the tab is the page’s own name while the page is waited for ${moved ? 'after another' : 'first'}`, {
		tag: moved ? FULL_SUITE : [],
	}, async ({ page }) => {
		await open(page, moved);
		const release = await holdScripts(page);
		await headerLink(page, '/pricing/').click();
		await expect(page.getByText(common.pending)).toBeVisible();
		await expect(page).toHaveTitle(NAME);
		await page.waitForTimeout(A_MOMENT);
		await expect(page).toHaveTitle(NAME);
		release();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.hero.title);
		await expect(page).toHaveTitle(pricing.meta.title);
		await expect(page.locator('title')).toHaveCount(1);
	});
