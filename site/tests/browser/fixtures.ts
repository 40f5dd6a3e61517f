import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startEdge } from '../../../infra/edge/server.mjs';
import { ROOT } from '../../../infra/machine/places.mjs';

export { expect } from '@playwright/test';

interface OfWorker {
	/** Address of the site. */
	readonly site: string;
}

/** A test with the site behind its `page`, and nobody who would take a form: that is a test of `product.ts`. */
export const test = base.extend<object, OfWorker>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
		async ({}, use) => {
			// Nobody listens at the API's port.
			const edge = await startEdge({ port: 0, dist: join(ROOT, 'site/dist'), apiPort: 9, originSecret: '' });
			await use(edge.url);
			await edge.close();
		},
		{ scope: 'worker' },
	],
	baseURL: ({ site }, use) => use(site),
	page: async ({ page }, use) => {
		// The question before an unsent message is lost: whoever leaves in a test means it.
		page.on('dialog', (dialog) => dialog.accept());
		await use(page);
	},
});
