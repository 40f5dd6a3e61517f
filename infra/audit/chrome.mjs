/**
 * The browsers of the measuring process. Both trust the one certificate of the run and no other.
 */
import { launch } from 'chrome-launcher';
import { chromium } from 'playwright-core';

/** Flags of every measurement. As root, who runs in a container, Chromium has no sandbox. */
function flags(spki) {
	return [
		`--ignore-certificate-errors-spki-list=${spki}`,
		...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
		'--lang=de-DE',
	];
}

/** A Chromium of its own for Lighthouse. @returns {Promise<{ port: number, kill: () => void }>} */
export function lighthouseBrowser({ browser, spki }) {
	return launch({ chromePath: browser, chromeFlags: ['--headless=new', ...flags(spki)], logLevel: 'error' });
}

/** A Chromium for acting in pages. @returns {Promise<import('playwright-core').Browser>} */
export function actingBrowser({ browser, spki }) {
	return chromium.launch({ executablePath: browser, args: flags(spki), ignoreDefaultArgs: ['--hide-scrollbars'] });
}
