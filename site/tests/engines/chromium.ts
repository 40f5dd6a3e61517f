import { chromium as driver } from '@playwright/test';
import { requireBrowser } from '../../../infra/local/browser.mjs';
import type { Engine, Installation } from './visitor';

/** The Chromium that every test of the site has. */
export const chromium: Installation = { name: 'Chromium', packages: 'chromium', start: launch };

async function launch(): Promise<Engine> {
	const executablePath = await requireBrowser();
	// Chromium has no sandbox for root, which is who runs in a container.
	const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
	const browser = await driver.launch({ executablePath, args });
	return {
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
		close: () => browser.close(),
	};
}
