import { defineConfig } from '@playwright/test';
import base from '../playwright.config';
import { WIDTHS, windowOf } from '../tests/browser/support/window';

/** `npm run shots`: pages.ts takes every page on a phone and on a desktop, in both themes. */
export default defineConfig({
	testDir: '.',
	testMatch: 'pages.ts',
	fullyParallel: true,
	timeout: 90_000,
	projects: (['phone', 'desktop'] as const).flatMap((device) =>
		(['light', 'dark'] as const).map((colorScheme) => ({
			name: `${device}-${colorScheme}`,
			use: { viewport: windowOf(WIDTHS[device]), colorScheme },
		})),
	),
	snapshotPathTemplate: '../../shots/{arg}{ext}',
	outputDir: '../../.local/test-results/shots',
	reporter: [['line'], ['html', { open: 'never', outputFolder: '../../.local/test-report/shots' }]],
	use: {
		...base.use,
		baseURL: process.env.SHOTS_SITE,
		// A long page on a busy machine takes its time.
		actionTimeout: 0,
		screenshot: 'off',
		trace: 'off',
		// Stills the supporters' band too, which then shows each name once.
		contextOptions: { reducedMotion: 'reduce' },
		// The policy knows the hash of each style block, and pages.ts changes one.
		bypassCSP: true,
	},
});
