import type { BrowserContextOptions, Page } from '@playwright/test';
import { confirmation, confirmedReference, fill, newEntry, sendButton } from '../contact/form';
import { expect, test } from '../fixtures';
import { REFERENCE } from '../support/leads';
import { ready } from '../support/visitor';
import { digested, failing, filesDuring, HANGS, type Way, ways } from './files';
import { look, markAndLook, uncaught } from './page';

const WORKER = /proof\.worker/;

/** Opens a page that React has taken over. */
async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await ready(page);
}

async function sendMessage(page: Page, entry = newEntry()): Promise<void> {
	await fill(page, entry);
	await sendButton(page).click();
	await expect(confirmation(page)).toBeVisible();
}

const consentButton = (page: Page) => page.getByRole('button', { name: 'Cookie Consent', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Consent' });
const toast = (page: Page) => page.locator('[data-sonner-toast]').first();

const known = new Map<string, readonly string[]>();

/** The files that an act asks for on a page where all goes well; a worker records them once. */
async function asked(
	newVisitor: (options: BrowserContextOptions) => Promise<Page>,
	path: string,
	act: (page: Page) => Promise<unknown>,
): Promise<readonly string[]> {
	const recorded = known.get(path);
	if (recorded) return recorded;
	const page = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
	await open(page, path);
	const files = await filesDuring(page, () => act(page));
	await page.context().close();
	expect(files.length, `files that are fetched on demand on ${path}`).toBeGreaterThan(0);
	known.set(path, files);
	return files;
}

/** Every way that ends, and the one that doesn't: the latter has nothing to be waited for. */
async function settled(page: Page, failed: () => Promise<void>, way: Way): Promise<void> {
	await failed();
	if (way !== HANGS) await digested(page);
}

test.describe('a part that is fetched on demand and fails', () => {
	test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

	for (const way of ways) {
		test(`leaves the confirmation with its reference when the toasts’ file ${way}`, async ({ page, newVisitor }) => {
			const files = await asked(newVisitor, '/contact', async (other) => {
				await sendMessage(other);
				await expect(toast(other)).toBeVisible();
			});
			await open(page, '/contact');
			const errors = uncaught(page);
			const { headline, ...shell } = await markAndLook(page);
			const failed = await failing(page, (file) => files.includes(file) && !WORKER.test(file), way);
			await sendMessage(page);
			await settled(page, failed, way);
			expect(await confirmedReference(page)).toMatch(REFERENCE);
			expect(await look(page)).toEqual({ headline, ...shell });
			expect(errors).toEqual([]);
		});

		test(`sends the message when the worker’s file ${way}`, async ({ page, leads }) => {
			await open(page, '/contact');
			const errors = uncaught(page);
			await failing(page, (file) => WORKER.test(file), way);
			const entry = newEntry();
			await sendMessage(page, entry);
			expect(await leads.from(entry.email)).toHaveLength(1);
			expect(errors).toEqual([]);
		});

		test(`leaves the page and the button when the consent dialog’s file ${way}`, async ({ page, newVisitor }) => {
			const files = await asked(newVisitor, '/pricing/', async (other) => {
				await consentButton(other).click();
				await expect(dialog(other)).toBeVisible();
			});
			await open(page, '/pricing/');
			const errors = uncaught(page);
			const before = await markAndLook(page);
			const failed = await failing(page, (file) => files.includes(file), way);
			await consentButton(page).click();
			await settled(page, failed, way);
			expect(await look(page)).toEqual(before);
			await consentButton(page).click();
			expect(await look(page)).toEqual(before);
			expect(errors).toEqual([]);
		});

		test(`leaves the brand’s page when a colour is copied and the toasts’ file ${way}`, async ({
			page,
			newVisitor,
		}) => {
			const copy = (visitor: Page) => visitor.locator('main dl button').first().click();
			const files = await asked(newVisitor, '/company/brand', async (other) => {
				await copy(other);
				await expect(toast(other)).toBeVisible();
			});
			await open(page, '/company/brand');
			const errors = uncaught(page);
			const before = await markAndLook(page);
			const failed = await failing(page, (file) => files.includes(file), way);
			await copy(page);
			await settled(page, failed, way);
			expect(await look(page)).toEqual(before);
			expect(errors).toEqual([]);
		});
	}
});
