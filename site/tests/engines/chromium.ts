import { browser } from '../support/product';
import type { Engine } from './visitor';

/** Chromium, which every test of the site has. */
export const chromium: Engine = {
	async visit(test, viewport) {
		const context = await browser.newContext({ viewport, locale: 'de-DE' });
		test.after(() => context.close());
		const page = await context.newPage();
		const heard: string[] = [];
		page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
		page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
		return {
			async go(url) {
				await page.goto(url);
			},
			async reload() {
				await page.reload();
			},
			run: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`),
			click: (selector) => page.click(selector),
			type: (selector, text) => page.fill(selector, text),
			press: (key) => page.keyboard.press(key),
			async choose(selector, value) {
				await page.selectOption(selector, value);
			},
			messages: () => heard,
		};
	},
	// The tests share this browser, which ends with them.
	close: async () => {},
};
