import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { requireBrowser } from '../infra/machine/browser.mjs';
import { WIDTHS, windowOf } from './tests/browser/support/window';

/** Longest wait for anything a page does, in milliseconds; generous, for machines that are busy. */
const PATIENCE_MS = 20_000;

/** Which tests run: those of the `fast` suite, what only the `full` one has (tagged, tests/browser/support/suite.ts), or `all`. */
const SUITE = process.env.SUITE ?? 'fast';

/** The step of npm test that runs them: what one leaves behind is not cleared away by the next. */
const STEP = process.env.STEP ?? 'by-hand';

/** The tests that need a browser. Each worker has a site of its own (tests/browser/fixtures.ts), in `forms` the whole product. */
export default defineConfig({
	testDir: 'tests/browser',
	// A step of the fast suite each.
	projects: [
		{ name: 'pages', testMatch: 'every-page/*.spec.ts' },
		{ name: 'behaviour', testIgnore: '{every-page,tools,contact,chaos}/*' },
		{ name: 'tools', testMatch: 'tools/*.spec.ts' },
		{ name: 'forms', testMatch: '{contact,chaos}/*.spec.ts' },
	],
	outputDir: `../.local/test-results/${STEP}`,
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	// A product that doesn't start fails every test: fifteen tell as much.
	maxFailures: 15,
	...(SUITE === 'full' && { grep: /@full/ }),
	...(SUITE === 'fast' && { grepInvert: /@full/ }),
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
		['html', { open: 'never', outputFolder: `../.local/test-report/${STEP}` }],
	],
	use: {
		locale: 'de-DE',
		viewport: windowOf(WIDTHS.desktop),
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
});
