import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { holdReactBack, newVisitor, openReady, ready } from '../support/visitor';

/** Where the specification keeps the choice. */
const KEY = 'nono-ui-theme';

function stored(page: Page): Promise<string | null> {
	return page.evaluate((key) => localStorage.getItem(key), KEY);
}

function shownTheme(page: Page): Promise<string | undefined> {
	return page.evaluate(() => document.documentElement.dataset.theme);
}

declare global {
	interface Window {
		/** Whether React has something to do. */
		isReactWaiting: () => boolean;
		goOn: () => void;
	}
}

/** Runs in the page: React, which goes from one piece of its work to the next by messages, waits for `goOn`. */
function holdReactsWorkBack(): void {
	const post = MessagePort.prototype.postMessage;
	const waiting: (() => void)[] = [];
	MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
		waiting.push(() => post.apply(this, message));
	};
	window.isReactWaiting = () => waiting.length > 0;
	window.goOn = () => {
		MessagePort.prototype.postMessage = post;
		for (const send of waiting) send();
	};
}

/** The colour behind everything, which tells light from dark. */
function ground(page: Page): Promise<string> {
	return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

function themeButton(page: Page, name: 'Light' | 'Dark' | 'System') {
	return page.getByRole('button', { name, exact: true });
}

describe('the theme', () => {
	it('stores nothing until the visitor chooses', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		assert.equal(await page.evaluate(() => localStorage.length), 0);
		assert.deepEqual(await page.context().cookies(), []);
		assert.equal(await themeButton(page, 'System').getAttribute('aria-pressed'), 'true');
	});

	for (const [name, theme, scheme] of [
		['Light', 'light', 'dark'],
		['Dark', 'dark', 'light'],
	] as const) {
		it(`${name} goes before what the device prefers and survives a reload`, async (test) => {
			const page = await newVisitor(test, { colorScheme: scheme });
			await openReady(page, '/');
			const before = await ground(page);
			await themeButton(page, name).click();
			assert.equal(await shownTheme(page), theme);
			assert.equal(await stored(page), theme);
			await page.getByRole('button', { name, exact: true, pressed: true }).waitFor();
			const chosen = await ground(page);
			assert.notEqual(chosen, before);

			await page.reload();
			await ready(page);
			assert.equal(await shownTheme(page), theme);
			assert.equal(await ground(page), chosen);
			assert.equal(await themeButton(page, name).getAttribute('aria-pressed'), 'true');
		});
	}

	it('System follows the device, also while the page is open', async (test) => {
		const page = await newVisitor(test, { colorScheme: 'light' });
		await openReady(page, '/');
		await themeButton(page, 'Dark').click();
		const dark = await ground(page);
		await themeButton(page, 'System').click();
		assert.equal(await stored(page), 'system');
		const light = await ground(page);
		assert.notEqual(light, dark);
		await page.emulateMedia({ colorScheme: 'dark' });
		assert.equal(await ground(page), dark);
		await page.emulateMedia({ colorScheme: 'light' });
		assert.equal(await ground(page), light);
	});

	it('is there before the body is, and without React, so that nothing flashes', async (test) => {
		const page = await newVisitor(test, { colorScheme: 'light' });
		await openReady(page, '/');
		await themeButton(page, 'Dark').click();
		await page.route('**/assets/*.js', (route) => route.abort());
		await page.addInitScript(() => {
			new MutationObserver((_, observer) => {
				if (document.body === null) return;
				observer.disconnect();
				sessionStorage.setItem('themeAtBody', document.documentElement.dataset.theme ?? 'none');
			}).observe(document, { childList: true, subtree: true });
		});
		await page.reload();
		assert.equal(await page.evaluate(() => sessionStorage.getItem('themeAtBody')), 'dark');
		assert.equal(await shownTheme(page), 'dark');
	});

	it('chosen in one tab is shown in the others', async (test) => {
		const page = await newVisitor(test);
		await openReady(page, '/');
		const other = await page.context().newPage();
		await openReady(other, '/contact');
		await themeButton(page, 'Dark').click();
		await other.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
		assert.equal(await themeButton(other, 'Dark').getAttribute('aria-pressed'), 'true');
	});

	it('is chosen by a press that came before React, and until then the press is seen', async (test) => {
		const page = await newVisitor(test);
		const release = await holdReactBack(page);
		await page.goto('/');
		const button = themeButton(page, 'Dark');
		const opacity = () => button.evaluate((element) => Number(getComputedStyle(element).opacity));
		assert.equal(await opacity(), 1);
		await button.click();
		assert.equal(await shownTheme(page), undefined);
		assert.ok((await opacity()) < 1);
		release();
		await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
		assert.equal(await opacity(), 1);
	});

	it('is chosen by a press while React takes the page over, which is done by then or goes on after it', async (test) => {
		const page = await newVisitor(test);
		await page.addInitScript(holdReactsWorkBack);
		await page.goto('/');
		await page.waitForFunction(() => window.isReactWaiting());
		const button = themeButton(page, 'Dark');
		await button.click();
		await page.evaluate(() => window.goOn());
		await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
		await ready(page);
		assert.equal(await button.getAttribute('data-held'), null);
		assert.equal(await button.getAttribute('aria-pressed'), 'true');
		assert.equal(await shownTheme(page), 'dark');
	});
});
