import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import common from '../../../locales/de/common.json' with { type: 'json' };
import pricing from '../../../locales/de/pricing.json' with { type: 'json' };
import { codeOf } from '../support/page-code';
import { until } from '../support/until';
import { newVisitor, ready } from '../support/visitor';
import { digested, failing, HANGS, ways } from './files';
import { look, markAndLook, uncaught } from './page';

/** How long a visitor waits for a page whose code does not come, with what a busy machine may add, in milliseconds. */
const WAIT_MS = 20_000;

const GONE = 'header or footer is gone';

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

const generic = (page: Page) => page.getByText(common.error.generic, { exact: true });
const headline = (page: Page) => page.locator('main h1');

/** Opens the help page, takes note of a shell that goes, and returns that. */
async function open(page: Page): Promise<string[]> {
	const gone: string[] = [];
	page.on('console', (message) => message.text() === GONE && gone.push(GONE));
	await page.goto('/help/');
	await ready(page);
	await markAndLook(page);
	await page.evaluate(watchShell, GONE);
	return gone;
}

/** Paths of all that is asked for, from now on. */
function requests(page: Page): string[] {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	return asked;
}

function follow(page: Page): Promise<void> {
	return page.getByRole('banner').getByRole('link', { name: common.pages['/pricing/'], exact: true }).click();
}

describe('a link to a page whose code fails', { concurrency: 4 }, () => {
	for (const way of ways) {
		it(`loads that page in full when the code ${way}`, async (test) => {
			const page = await newVisitor(test);
			const errors = uncaught(page);
			const code = codeOf('/pricing/');
			const asked = requests(page);
			await failing(page, (file) => code.test(file), way);
			const gone = await open(page);
			await follow(page);
			await page.waitForFunction(() => !document.documentElement.hasAttribute('data-marked'), undefined, {
				timeout: WAIT_MS,
			});
			await page.waitForURL('**/pricing/', { waitUntil: 'domcontentloaded' });
			assert.equal(await headline(page).textContent(), pricing.hero.title);
			assert.deepEqual(gone, []);
			const shown = await look(page);
			const sinceThen = () => asked.slice(asked.lastIndexOf('/pricing/'));
			await until('the code is asked for again', () => sinceThen().some((file) => code.test(file)) || undefined);
			if (way !== HANGS) await digested(page);
			assert.deepEqual(await look(page), shown);
			assert.deepEqual([shown.header, shown.footer, shown.failed], [1, 1, false]);
			assert.deepEqual(errors, []);
		});
	}

	it('shows the error screen without a connection, and the page by ‘Try Again’ once there is one', async (test) => {
		const page = await newVisitor(test);
		const errors = uncaught(page);
		const gone = await open(page);
		await page.context().setOffline(true);
		await follow(page);
		await generic(page).waitFor();
		const { header, footer, failed, marked } = await look(page);
		assert.deepEqual({ header, footer, failed, marked }, { header: 1, footer: 1, failed: true, marked: true });
		assert.deepEqual(gone, []);
		assert.equal(await page.evaluate(() => document.activeElement?.textContent), common.error.title);
		await page.context().setOffline(false);
		await page.getByRole('button', { name: common.error.retry, exact: true }).click();
		await generic(page).waitFor({ state: 'detached' });
		await headline(page).getByText(pricing.hero.title).waitFor();
		assert.equal(new URL(page.url()).pathname, '/pricing/');
		assert.deepEqual(errors, []);
	});
});
