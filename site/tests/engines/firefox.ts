import puppeteer from 'puppeteer-core';
import { programOnPath } from './programs';
import type { Engine, Installation } from './visitor';

const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];

const executablePath = programOnPath(['firefox-esr', 'firefox'], PLACES);

/** Firefox, by WebDriver BiDi. */
export const firefox: Installation = {
	name: 'Firefox',
	packages: 'firefox-esr',
	start: executablePath === undefined ? undefined : () => launch(executablePath),
};

async function launch(executablePath: string): Promise<Engine> {
	const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
	return {
		async visit(test, viewport) {
			const context = await browser.createBrowserContext();
			test.after(() => context.close());
			const page = await context.newPage();
			await page.setViewport(viewport);
			const heard: string[] = [];
			page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
			page.on('pageerror', (error) => heard.push(`uncaught: ${String(error)}`));
			return {
				async go(url) {
					await page.goto(url);
				},
				async reload() {
					await page.reload();
				},
				run: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<never>,
				async click(selector) {
					// In the middle of the window: at its edge the header may lie on it.
					await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
					await page.click(selector);
				},
				async type(selector, text) {
					await page.$eval(selector, (field) => (field as HTMLInputElement).select());
					await page.keyboard.press('Delete');
					await page.type(selector, text);
				},
				press: (key) => page.keyboard.press(key),
				messages: () => heard,
			};
		},
		close: () => browser.close(),
	};
}
