import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { requireBrowser } from '../infra/local/browser.mjs';
import { WIDTHS, windowOf } from './tests/browser/support/window';

/** Longest wait for anything a page does, in milliseconds; generous, for machines that are busy. */
const PATIENCE_MS = 20_000;

/** Which tests run: the `first` ring (the default), the `second`, tagged in tests/browser/support/ring.ts, or `all`. */
const RING = process.env.RING ?? 'first';

const PHONE = '**/phone.spec.ts';

/** What is tried on a light ground, as all is, and on a dark one: most tests that look at colours do both in one visit. */
const EITHER_THEME = '**/forced-choices.spec.ts';

/**
 * The tests that need a browser. Each worker has a product of its own (tests/browser/fixtures.ts): site, functions, mail inbox
 * and database.
 */
export default defineConfig({
	testDir: 'tests/browser',
	outputDir: '../.local/test-results',
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	// A product that doesn't start fails every test: fifteen tell as much.
	maxFailures: 15,
	grep: RING === 'second' ? /@all/ : undefined,
	grepInvert: RING === 'first' ? /@all/ : undefined,
	workers: Math.min(8, availableParallelism()),
	timeout: 90_000,
	expect: {
		timeout: PATIENCE_MS,
		toPass: { timeout: PATIENCE_MS },
		toMatchAriaSnapshot: { children: 'deep-equal', pathTemplate: '{testDir}/{testFileDir}/names/{arg}{ext}' },
	},
	reporter: [
		// Where nobody watches, the faults at the end are not to be looked for among hundreds of lines.
		[process.stdout.isTTY ? 'list' : 'dot'],
		['html', { open: 'never', outputFolder: '../.local/test-report' }],
		['./tests/browser/durations.ts'],
	],
	use: {
		locale: 'de-DE',
		actionTimeout: PATIENCE_MS,
		navigationTimeout: PATIENCE_MS,
		screenshot: 'only-on-failure',
		// Pictures of each step would take a quarter of the processor's time: `--trace on` takes them.
		trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
		launchOptions: {
			executablePath: await requireBrowser(),
			// Chromium has no sandbox for root, which is who runs in a container.
			args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
		},
	},
	projects: [
		{ name: 'desktop', testIgnore: ['no-script/**', PHONE], use: { viewport: windowOf(WIDTHS.desktop) } },
		{ name: 'phone', testMatch: PHONE, use: { viewport: windowOf(WIDTHS.phone), hasTouch: true, isMobile: true } },
		{ name: 'dark', testMatch: EITHER_THEME, use: { viewport: windowOf(WIDTHS.desktop), colorScheme: 'dark' } },
		{
			name: 'no-script',
			testMatch: 'no-script/**',
			use: { viewport: windowOf(WIDTHS.desktop), javaScriptEnabled: false },
		},
	],
});
