import type { Page } from '@playwright/test';
import { confirmation, confirmedReference, fill, newEntry, sendButton } from '../contact/form';
import { type Leads, REFERENCE } from '../support/leads';
import { FULL_SUITE } from '../support/suite';
import { openReady } from '../support/visitor';
import { failing, HANGS, isScript, silentWays, type Way, ways } from './files';
import { expect, test } from './fixtures';
import { look, markAndLook } from './page';
import type { Traffic } from './traffic';

const WORKER = /proof\.worker/;

/** How long the form waits for a proof, in milliseconds (`src/forms/proof.ts`). */
const PROOF_PATIENCE_MS = 4_000;

interface Given {
	readonly page: Page;
	readonly leads: Leads;
	readonly traffic: Traffic;
	readonly way: Way;
}

/** Makes the next file fail that is asked for, a worker's apart, and returns what waits until it has done so. */
function failingNext(page: Page, way: Way): Promise<() => Promise<void>> {
	let next: string | undefined;
	const isNext = (path: string) => {
		if (isScript(path) && !WORKER.test(path)) next ??= path;
		return path === next;
	};
	return failing(page, isNext, way);
}

/** Opens a page, presses something for which a file is fetched that fails, and finds the page as it was. */
async function pressInVain({ page, traffic, way }: Given, path: string, press: () => Promise<void>): Promise<void> {
	await openReady(page, path);
	const before = await markAndLook(page);
	const failed = await failingNext(page, way);
	await press();
	await failed();
	await traffic.settled(way === HANGS ? 1 : 0);
	await press();
	expect(await look(page)).toEqual(before);
}

/** What becomes of a page when a part fails that it fetches on demand. */
const PARTS: Readonly<Record<string, (given: Given) => Promise<void>>> = {
	'leaves the confirmation with its reference when the toasts’ file': async ({ page, traffic, way }) => {
		await openReady(page, '/contact');
		const before = await markAndLook(page);
		await fill(page, newEntry());
		// What looks at the address has come: the toasts are next.
		await page.waitForLoadState('networkidle');
		const failed = await failingNext(page, way);
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
		await failed();
		await traffic.settled(way === HANGS ? 1 : 0);
		expect(await confirmedReference(page)).toMatch(REFERENCE);
		expect(await look(page)).toEqual(before);
	},
	'leaves the page and the button when the consent dialog’s file': ({ page, ...given }) =>
		pressInVain({ page, ...given }, '/pricing/', () => page.getByRole('button', { name: 'Cookie Consent' }).click()),
	'sends the message when the worker’s file': async ({ page, leads, way }) => {
		if (silentWays.includes(way)) await page.clock.install();
		await openReady(page, '/contact');
		const failed = await failing(page, (file) => WORKER.test(file), way);
		const entry = newEntry();
		await fill(page, entry);
		await sendButton(page).click();
		await failed();
		if (silentWays.includes(way)) await page.clock.fastForward(PROOF_PATIENCE_MS);
		await expect(confirmation(page)).toBeVisible();
		expect(await leads.from(entry.email)).toHaveLength(1);
	},
	'sends the message when the file that looks at the address': async ({ page, leads, way }) => {
		await openReady(page, '/contact');
		const failed = await failingNext(page, way);
		const entry = newEntry();
		await fill(page, entry);
		await failed();
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
		expect(await leads.from(entry.email)).toHaveLength(1);
	},
};

test.describe('a part that is fetched on demand and fails', () => {
	test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

	for (const [at, [what, fails]] of Object.entries(PARTS).entries())
		for (const way of ways) {
			const tag = way === ways[at] ? [] : [FULL_SUITE];
			test(`${what} ${way}`, { tag }, ({ page, leads, traffic }) => fails({ page, leads, traffic, way }));
		}
});
