/**
 * Finds a Chromium for the browser tests, and installs one where it can.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { ROOT } from './places.mjs';

/** Chromium without a window, a quarter faster than with one: for machines that have no other. */
const WINDOWLESS = 'chromium-headless-shell';

/** Names of Chromium and of browsers built on it, on PATH. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', WINDOWLESS];

/** A font with the widths of Arial, which stands in while the site's own font is loading. */
const LETTERS = 'fonts-liberation';

/** Where macOS has them, which is not on PATH. */
const PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium that runs; installs one when none is found. Needs the npm packages.
 * @returns {Promise<string>}
 * @throws {Failure} when CHROMIUM_PATH is wrong or no browser can be had */
export async function requireBrowser() {
	const browser = (await presentBrowser()) ?? (await installBrowser());
	if (browser) return browser;
	throw new Failure(
		'No Chromium runs here, and none could be installed. What brings one with the libraries that it needs: ' +
			'npx playwright install --with-deps chromium (asks for sudo), or sudo apt-get install chromium. CHROMIUM_PATH names another.',
	);
}

/** Path of the Chromium that the tests would take, without installing any.
 * @returns {Promise<string | undefined>} @throws {Failure} when CHROMIUM_PATH is wrong */
export async function presentBrowser() {
	const wanted = process.env.CHROMIUM_PATH;
	if (!wanted) return findBrowser();
	if (isBrowser(wanted)) return wanted;
	throw new Failure(`CHROMIUM_PATH=${wanted} does not run. Set it to the program file of Chromium or Chrome.`);
}

/** Path of an installed Chromium, or undefined. */
async function findBrowser() {
	// There may be a browser before the npm packages are installed.
	const playwright = await import('@playwright/test').catch(() => undefined);
	const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
	const downloaded = playwright ? [playwright.chromium.executablePath()] : [];
	return [...downloaded, ...onPath, ...PLACES].find((path) => existsSync(path) && isBrowser(path));
}

async function installBrowser() {
	// Debian's package brings the system libraries that a bare download lacks.
	const isRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
	// On the screen, not in the step's log: somebody's machine is about to be changed.
	console.log(
		`No browser is here: installing Chromium for the tests, ${isRoot ? 'by apt-get' : 'into Playwright’s cache'} …`,
	);
	if (isRoot) {
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		await run('apt-get', ['update', '-q'], { env });
		// Not every release has the first.
		for (const name of [WINDOWLESS, 'chromium']) {
			await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name, LETTERS], { env });
			const installed = await findBrowser();
			if (installed) return installed;
		}
	}
	await run(process.execPath, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
	return findBrowser();
}

/** Ubuntu has a `chromium-browser` that only asks for snap, so that a file alone proves nothing. */
function isBrowser(path) {
	return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
