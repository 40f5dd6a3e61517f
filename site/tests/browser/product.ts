import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../../infra/stack/ports.mjs';
import { startStack } from '../../../infra/stack/stack.mjs';
import { test as base } from './fixtures';
import { Leads } from './support/leads';
import { neverAfter } from './support/visitor';

export { expect } from '@playwright/test';

interface OfWorker {
	/** Site, functions, mail inbox and an empty database, on free ports. */
	readonly product: Awaited<ReturnType<typeof startStack>>;
}

/** How long a form waits for its proof of work, in milliseconds (`src/forms/proof.ts`). */
const PROOF_PATIENCE_MS = 4_000;

interface OfTest {
	/** True where what a message is promised must not depend on how busy the machine is: the form waits for its proof of work. */
	readonly isProofWaitedFor: boolean;
	/** What the product has stored and sent. Every visitor here has one address, whose limit begins anew with each test. */
	readonly leads: Leads;
}

/** A test with the whole product behind its `page`. It belongs to the step `forms`. */
export const test = base.extend<OfTest, OfWorker>({
	product: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
		async ({}, use) => {
			const dataDir = mkdtempSync(join(tmpdir(), 'site-tests-'));
			const product = await startStack({ ports: await freePorts(), dataDir });
			await use(product);
			await product.stop();
			rmSync(dataDir, { recursive: true });
		},
		{ scope: 'worker' },
	],
	site: [({ product }, use) => use(product.site), { scope: 'worker' }],
	isProofWaitedFor: [false, { option: true }],
	page: async ({ page, isProofWaitedFor }, use) => {
		if (isProofWaitedFor) await neverAfter(page, PROOF_PATIENCE_MS);
		await use(page);
	},
	leads: [
		async ({ product }, use) => {
			const leads = new Leads(product);
			await leads.forgetCounters();
			await use(leads);
		},
		{ auto: true },
	],
});
