import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import pricing from '../../../../locales/de/pricing.json' with { type: 'json' };
import { codeOf } from '../support/built-files';
import { FULL_SUITE } from '../support/suite';
import { openReady, PATIENCE_MS } from '../support/visitor';
import { failing, HANGS, type Way, ways } from './files';
import { expect, test } from './fixtures';
import { look, markAndLook } from './page';

const GONE = 'header or footer is gone';

/** As after a newer release, and on a line that is too slow. */
const FIRST: readonly Way[] = ['answers with a 404 page', HANGS];

/** Runs in the page: says so when header or footer leave the document. */
function watchShell(gone: string): void {
	const shell = document.querySelectorAll('#root > header, #root > footer');
	const observer = new MutationObserver(() => {
		if ([...shell].every((part) => part.isConnected)) return;
		console.log(gone);
		observer.disconnect();
	});
	observer.observe(document, { childList: true, subtree: true });
}

const headline = (page: Page) => page.locator('main h1');

/** Opens the help page, takes note of a shell that goes, and returns that. */
async function open(page: Page): Promise<string[]> {
	const gone: string[] = [];
	page.on('console', (message) => message.text() === GONE && gone.push(GONE));
	await openReady(page, '/help/');
	await markAndLook(page);
	await page.evaluate(watchShell, GONE);
	return gone;
}

function follow(page: Page): Promise<void> {
	return page.getByRole('banner').getByRole('link', { name: common.pages['/pricing/'], exact: true }).click();
}

test.describe('a link to a page whose code fails', () => {
	for (const way of ways) {
		const tag = FIRST.includes(way) ? [] : [FULL_SUITE];
		test(`loads that page in full when the code ${way}`, { tag }, async ({ page, traffic }) => {
			const code = codeOf('/pricing/');
			if (way === HANGS) await page.clock.install();
			const failed = await failing(page, (file) => code.test(file), way);
			const gone = await open(page);
			await follow(page);
			if (way === HANGS) {
				await failed();
				await page.clock.fastForward(PATIENCE_MS);
			}
			await expect(page.locator('html')).not.toHaveAttribute('data-marked');
			await page.waitForURL('**/pricing/', { waitUntil: 'domcontentloaded' });
			await expect(headline(page)).toHaveText(pricing.hero.title);
			expect(gone).toEqual([]);
			const shown = await look(page);
			const sinceThen = () => traffic.paths.slice(traffic.paths.lastIndexOf('/pricing/'));
			await expect.poll(() => sinceThen().some((file) => code.test(file)), 'the code is asked for again').toBe(true);
			await traffic.settled(way === HANGS ? 1 : 0);
			expect(await look(page)).toEqual(shown);
			expect(shown).toMatchObject({ header: 1, footer: 1, failed: false });
		});
	}

	for (const way of ['breaks off', HANGS] as const) {
		const tag = way === HANGS ? [FULL_SUITE] : [];
		test(`loads that page in full when its styles are what ${way}`, { tag }, async ({ page }) => {
			if (way === HANGS) await page.clock.install();
			const gone = await open(page);
			const failed = await failing(page, (file) => file.endsWith('.css'), way);
			await follow(page);
			await failed();
			if (way === HANGS) await page.clock.fastForward(PATIENCE_MS);
			await expect(page.locator('html')).not.toHaveAttribute('data-marked');
			await expect(headline(page)).toHaveText(pricing.hero.title);
			expect(gone).toEqual([]);
			expect(await look(page)).toMatchObject({ header: 1, footer: 1, failed: false });
		});
	}
});
