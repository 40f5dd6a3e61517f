import type { Page } from '@playwright/test';
import { confirmation, confirmedReference, fill, newEntry, sendButton } from '../contact/form';
import { REFERENCE } from '../support/leads';
import { openReady } from '../support/visitor';
import { failing, HANGS, isScript, silentWays, type Way, ways } from './files';
import { expect, test } from './fixtures';
import { look, markAndLook } from './page';

const WORKER = /proof\.worker/;

/** How long the form waits for a proof, in milliseconds (`src/forms/proof.ts`). */
const PROOF_PATIENCE_MS = 4_000;

async function sendMessage(page: Page, entry = newEntry()): Promise<void> {
	await fill(page, entry);
	await sendButton(page).click();
}

const consentButton = (page: Page) => page.getByRole('button', { name: 'Cookie Consent', exact: true });

/** Makes the next file fail that is asked for, a worker's apart, and returns what waits until it has done so. */
function failingNext(page: Page, way: Way): Promise<() => Promise<void>> {
	let next: string | undefined;
	const isNext = (path: string) => {
		if (isScript(path) && !WORKER.test(path)) next ??= path;
		return path === next;
	};
	return failing(page, isNext, way);
}

test.describe('a part that is fetched on demand and fails', () => {
	test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

	for (const way of ways) {
		const never = way === HANGS ? 1 : 0;

		test(`leaves the confirmation with its reference when the toasts’ file ${way}`, async ({ page, traffic }) => {
			await openReady(page, '/contact');
			const before = await markAndLook(page);
			await fill(page, newEntry());
			// What looks at the address has come: the toasts are next.
			await page.waitForLoadState('networkidle');
			const failed = await failingNext(page, way);
			await sendButton(page).click();
			await expect(confirmation(page)).toBeVisible();
			await failed();
			await traffic.settled(never);
			expect(await confirmedReference(page)).toMatch(REFERENCE);
			expect(await look(page)).toEqual(before);
		});

		test(`sends the message when the worker’s file ${way}`, async ({ page, leads }) => {
			if (silentWays.includes(way)) await page.clock.install();
			await openReady(page, '/contact');
			const failed = await failing(page, (file) => WORKER.test(file), way);
			const entry = newEntry();
			await sendMessage(page, entry);
			await failed();
			if (silentWays.includes(way)) await page.clock.fastForward(PROOF_PATIENCE_MS);
			await expect(confirmation(page)).toBeVisible();
			expect(await leads.from(entry.email)).toHaveLength(1);
		});

		test(`sends the message when the file that looks at the address ${way}`, async ({ page, leads }) => {
			await openReady(page, '/contact');
			const failed = await failingNext(page, way);
			const entry = newEntry();
			await fill(page, entry);
			await failed();
			await sendButton(page).click();
			await expect(confirmation(page)).toBeVisible();
			expect(await leads.from(entry.email)).toHaveLength(1);
		});

		test(`leaves the page and the button when the consent dialog’s file ${way}`, async ({ page, traffic }) => {
			await openReady(page, '/pricing/');
			const before = await markAndLook(page);
			const failed = await failingNext(page, way);
			await consentButton(page).click();
			await failed();
			await traffic.settled(never);
			expect(await look(page)).toEqual(before);
			await consentButton(page).click();
			expect(await look(page)).toEqual(before);
		});

		test(`leaves the brand’s page when a colour is copied and the toasts’ file ${way}`, async ({ page, traffic }) => {
			await openReady(page, '/company/brand');
			const before = await markAndLook(page);
			const failed = await failingNext(page, way);
			await page.locator('main dl button').first().click();
			await failed();
			await traffic.settled(never);
			expect(await look(page)).toEqual(before);
		});
	}
});
