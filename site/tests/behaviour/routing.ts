import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { codeOf } from '../support/page-code';
import { newVisitor, openReady } from '../support/visitor';

/** A link of the header. */
function headerLink(page: Page, path: keyof typeof common.pages) {
	return page.getByRole('banner').getByRole('link', { name: common.pages[path], exact: true });
}

/** Presses a link that is in view. `click` would first scroll to where the sticky header once was. */
async function pressWhereItIs(page: Page, link: Locator): Promise<void> {
	const box = await link.boundingBox();
	assert.ok(box);
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

function headline(page: Page): Promise<string | null> {
	return title(page).textContent();
}

function title(page: Page): Locator {
	return page.getByRole('heading', { level: 1 });
}

/** Marks the document, so that a fresh load shows by the missing mark. */
async function mark(page: Page): Promise<void> {
	await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

function isMarked(page: Page): Promise<boolean> {
	return page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

describe('going from page to page', () => {
	it('changes the page, the title and the robots tag without a fresh load', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		await mark(page);
		const name = await page.title();
		await headerLink(page, '/pricing/').click();
		await page.waitForURL('**/pricing/');
		await page.waitForFunction((old) => document.title !== old, name);
		assert.ok(await isMarked(page));
		assert.equal(await page.locator('title').count(), 1);
		assert.equal(await title(page).count(), 1);
	});

	for (const [how, touch] of [
		['the pointer is over its link', (page: Page) => headerLink(page, '/pricing/').hover()],
		['its link has the focus', (page: Page) => headerLink(page, '/pricing/').focus()],
	] as const) {
		it(`fetches a page’s code as soon as ${how}`, async (test) => {
			const page = await newVisitor(test);
			await openReady(page, '/');
			const asked = page.waitForRequest(codeOf('/pricing/'));
			await touch(page);
			await asked;
			assert.equal(new URL(page.url()).pathname, '/');
		});
	}

	it('shows the same page as a fresh load, down to its end', async (test) => {
		const fresh = await newVisitor(test);
		const page = await newVisitor(test);
		const words = (visitor: Page) =>
			visitor.evaluate(() => [...document.querySelectorAll('main > *')].map((part) => part.textContent));
		for (const path of ['/pricing/', '/help/'] as const) {
			await openReady(fresh, path);
			await openReady(page, '/');
			await headerLink(page, path).click();
			await page.getByRole('heading', { level: 1, name: (await headline(fresh)) ?? '', exact: true }).waitFor();
			const expected = await words(fresh);
			await page.waitForFunction((count) => document.querySelectorAll('main > *').length === count, expected.length);
			assert.deepEqual(await words(page), expected, path);
		}
	});

	it('opens a link in a new tab when Ctrl is held, and stays', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		const opened = page.context().waitForEvent('page');
		await headerLink(page, '/pricing/').click({ modifiers: ['ControlOrMeta'] });
		const tab = await opened;
		await tab.waitForURL('**/pricing/');
		assert.equal(new URL(page.url()).pathname, '/');
	});

	it('begins a new page at its top, and going back is where the visitor was', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
		await page.waitForFunction(() => scrollY === 900);
		await pressWhereItIs(page, headerLink(page, '/pricing/'));
		await page.waitForURL('**/pricing/');
		await page.waitForFunction(() => scrollY === 0);
		await page.goBack();
		await page.waitForURL('**/');
		await page.waitForFunction(() => scrollY === 900);
	});

	it('loaded again, is where the visitor was', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
		await page.waitForFunction(() => scrollY === 900);
		await page.reload();
		await page.waitForFunction(() => scrollY === 900);
	});
});

describe('a page that can’t be fetched', () => {
	const generic = common.error.generic;

	/** Goes from the help page to the pricing page, of which neither code nor document comes. */
	async function fail(page: Page): Promise<RegExp> {
		const gone = new RegExp(`${codeOf('/pricing/').source}|/pricing/$`);
		await openReady(page, '/help/');
		await page.route(gone, (route) => route.abort());
		await headerLink(page, '/pricing/').click();
		await page.getByText('Something went wrong!', { exact: true }).waitFor();
		return gone;
	}

	it('says so in German, with the specification’s words beneath', async (test) => {
		const page = await newVisitor(test);
		await fail(page);
		await page.getByRole('heading', { level: 1, name: common.error.title }).waitFor();
		assert.equal(generic, 'Something went wrong!');
		assert.equal(await page.getByText(generic, { exact: true }).getAttribute('lang'), 'en');
		assert.equal(await title(page).count(), 1);
	});

	it('is shown by ‘Try Again’ once it can be fetched', async (test) => {
		const page = await newVisitor(test);
		await page.unroute(await fail(page));
		await page.getByRole('button', { name: 'Try Again', exact: true }).click();
		await page.getByText('Something went wrong!').waitFor({ state: 'detached' });
		await title(page).waitFor();
		assert.equal(new URL(page.url()).pathname, '/pricing/');
		assert.notEqual(await title(page).innerText(), common.error.title);
	});

	it('is left by ‘Go Back’', async (test) => {
		const page = await newVisitor(test);
		await fail(page);
		assert.equal(await page.getByRole('link', { name: 'Home', exact: true }).count(), 0);
		await page.getByRole('button', { name: 'Go Back', exact: true }).click();
		await page.waitForURL('**/help/');
		await page.getByText('Something went wrong!').waitFor({ state: 'detached' });
	});

	it('shows and hides what went wrong by ‘Show Error’ and ‘Hide Error’', async (test) => {
		const page = await newVisitor(test);
		await fail(page);
		const detail = page.getByText(/dynamically imported module/);
		assert.equal(await detail.count(), 0);
		await page.getByRole('button', { name: 'Show Error', exact: true }).click();
		await detail.waitFor();
		await page.getByRole('button', { name: 'Hide Error', exact: true }).click();
		await detail.waitFor({ state: 'detached' });
	});

	it('has ‘Home’ in the place of ‘Go Back’ when it is the home page', async (test) => {
		const page = await newVisitor(test);
		const gone = new RegExp(`${codeOf('/').source}|:\\d+/$`);
		await openReady(page, '/help/');
		await page.route(gone, (route) => route.abort());
		await page.getByRole('banner').locator('a[href="/"]').first().click();
		await page.getByText('Something went wrong!', { exact: true }).waitFor();
		assert.equal(await page.getByRole('button', { name: 'Go Back', exact: true }).count(), 0);
		await page.unroute(gone);
		await page.getByRole('link', { name: 'Home', exact: true }).click();
		await page.getByText('Something went wrong!').waitFor({ state: 'detached' });
		assert.equal(new URL(page.url()).pathname, '/');
	});
});

describe('an address that no page has', () => {
	const message = 'The page you are looking for does not exist.';

	it('says so, and ‘Go back’ leads to where the visitor came from', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/help/');
		await openReady(page, '/gibt-es-nicht');
		await page.getByText(message, { exact: true }).waitFor();
		await page.getByRole('button', { name: 'Go back', exact: true }).click();
		await page.waitForURL('**/help/');
	});

	it('leads home by ‘Start Over’', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/solutions/gibt-es-nicht/');
		await page.getByText(message, { exact: true }).waitFor();
		await page.getByRole('link', { name: 'Start Over', exact: true }).click();
		await page.waitForURL((url) => url.pathname === '/');
		await page.getByText(message).waitFor({ state: 'detached' });
	});

	it('leads home by ‘Start Over’ without JavaScript too', async (test) => {
		const page = await newVisitor(test, { javaScriptEnabled: false });
		await page.goto('/gibt-es-nicht');
		await page.getByText(message, { exact: true }).waitFor();
		await page.getByRole('link', { name: 'Start Over', exact: true }).click();
		await page.waitForURL((url) => url.pathname === '/');
	});
});
