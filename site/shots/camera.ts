import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { requireBrowser } from '../../infra/machine/browser.mjs';
import { ready } from '../tests/browser/support/visitor';
import { LOOKS, type Look } from './looks';

/** Takes pictures that are the same, to the pixel, as long as the page is. */
export interface Camera {
	/** The whole page at an address, as PNG. */
	readonly take: (address: string, look: Look) => Promise<Buffer>;
	readonly close: () => Promise<void>;
}

/** Starts a browser. */
export async function openCamera(): Promise<Camera> {
	const browser = await chromium.launch({
		executablePath: await requireBrowser(),
		args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
		// The script ends it together with everything else.
		handleSIGINT: false,
		handleSIGTERM: false,
		handleSIGHUP: false,
	});
	const contexts = new Map<Look, BrowserContext>();
	for (const look of LOOKS) {
		const context = await browser.newContext({
			viewport: look.viewport,
			colorScheme: look.theme,
			// Stills the supporters' band too, which then shows each name once.
			reducedMotion: 'reduce',
			locale: 'de-DE',
			// The policy knows the hash of each style block, and waitForFont changes one.
			bypassCSP: true,
		});
		await waitForFont(context);
		contexts.set(look, context);
	}
	return {
		async take(address, look) {
			const page = await contexts.get(look)?.newPage();
			if (!page) throw new Error(`There is no window for ${look.name}.`);
			await page.goto(address);
			await ready(page);
			await showEverything(page);
			const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
			await page.close();
			return picture;
		},
		close: () => browser.close(),
	};
}

/** A font that comes later than a tenth of a second stays out of the page (`theme/font.css`); a picture waits for it. */
async function waitForFont(context: BrowserContext): Promise<void> {
	await context.route(
		({ pathname }) => !pathname.includes('.'),
		async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace('font-display:optional', 'font-display:block');
			await route.fulfill({ response, body });
		},
	);
}

async function showEverything(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = 'eager';
		// What can't be decoded shows as it does to a visitor.
		await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
		await document.fonts.ready;
	});
}
