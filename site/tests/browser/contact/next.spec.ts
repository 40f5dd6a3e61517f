import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import asked from '../../../../locales/de/signup-asked.json' with { type: 'json' };
import confirm from '../../../../locales/de/signup-confirm.json' with { type: 'json' };
import confirmed from '../../../../locales/de/signup-confirmed.json' with { type: 'json' };
import { expect, test } from '../product';
import { FULL_SUITE } from '../support/suite';
import { openReady } from '../support/visitor';
import { confirmation, confirmedReference, fill, newEntry, sendButton } from './form';

test.use({ isProofWaitedFor: true });

/** A browser that can do no proof of work. */
async function withoutWorkers(page: Page): Promise<void> {
	await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
}

/** Types an address into the first sign-up of the home page and sends it. */
async function signUp(page: Page, email: string): Promise<void> {
	const form = page.locator('main form[action="/api/signup"]').first();
	await form.locator('[name="email"]').fill(email);
	await form.getByRole('button').click();
}

test.describe('what a message is promised comes', () => {
	test('a person’s look, and no mail, where the browser did no proof of work', async ({ page, leads }) => {
		await withoutWorkers(page);
		const entry = newEntry();
		await openReady(page, '/contact');
		await fill(page, entry);
		await sendButton(page).click();
		await expect(confirmation(page)).toContainText(contact.sent.review);
		const { sales, toVisitor } = await leads.salesMailOf(await confirmedReference(page), entry.email);
		expect(sales.subject).toMatch(/^\[Prüfen\]/);
		expect(toVisitor).toEqual([]);
	});
});

test.describe('what a sign-up is promised comes', () => {
	test('a mail with a link, whose page confirms the address by one press', async ({ page, leads }) => {
		const { email } = newEntry();
		await openReady(page, '/');
		await signUp(page, email);
		await expect(page.getByRole('status').getByText(common.signup.mail)).toBeVisible();
		const { text } = (await leads.mailTo(email)).body;
		const { pathname, search } = new URL(/http\S+\/api\/signup\/confirm\?\S+/.exec(text)?.[0] ?? '');
		await page.goto(pathname + search);
		await expect(page.getByRole('heading', { name: confirm.title })).toBeVisible();
		await page.getByRole('button', { name: confirm.button }).click();
		await page.waitForURL('**/signup/confirmed');
		await expect(page.getByRole('heading', { name: confirmed.title })).toBeVisible();
	});

	test('a person’s look first, where the browser did no proof of work', { tag: FULL_SUITE }, async ({
		page,
		leads,
	}) => {
		await withoutWorkers(page);
		const { email } = newEntry();
		await openReady(page, '/');
		const answered = page.waitForResponse('**/api/signup');
		await signUp(page, email);
		await expect(page.getByRole('status').getByText(common.signup.review)).toBeVisible();
		const { reference } = await (await answered).json();
		expect((await leads.salesMailOf(reference, email)).toVisitor).toEqual([]);
	});

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });

		test('a person’s look first too', async ({ page }) => {
			await page.goto('/');
			await signUp(page, newEntry().email);
			await page.waitForURL('**/signup/asked');
			await expect(page.getByText(asked.text)).toBeVisible();
			expect(asked.text).toMatch(/^Erst sieht sie sich ein Mensch an\./);
		});
	});
});
