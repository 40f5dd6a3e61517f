import type { Page } from '@playwright/test';
import answer from '../../../../locales/de/answer.json' with { type: 'json' };
import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import asked from '../../../../locales/de/signup-asked.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { confirmation, confirmedReference, fill, newEntry, sendButton } from './form';

/** A browser that can do no proof of work. */
async function withoutWorkers(page: Page): Promise<void> {
	await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
}

/** Types an address into the first sign-up of the home page and sends it. Returns what the function answered. */
async function signUp(page: Page, email: string): Promise<{ reference: string; next: string }> {
	const form = page.locator('main form[action="/api/signup"]').first();
	await form.locator('[name="email"]').fill(email);
	const answered = page.waitForResponse('**/api/signup');
	await form.getByRole('button').click();
	return (await answered).json();
}

test.describe('what a message is promised comes', () => {
	test('an acknowledgement, where nothing speaks against it', async ({ page, leads }) => {
		const entry = newEntry();
		await openReady(page, '/contact');
		await fill(page, entry);
		await sendButton(page).click();
		await expect(confirmation(page)).toContainText(contact.sent.mail);
		await leads.mailsOf(await confirmedReference(page), entry.email);
	});

	test('nothing but a person’s look, where the browser did no proof of work', async ({ page, leads }) => {
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

	test('and nothing more past the limit of a network', async ({ page, leads }) => {
		await leads.forgetCounters();
		await openReady(page, '/contact');
		for (let sent = 1; sent <= 5; sent++) {
			const data = { ...newEntry(), privacyAccepted: true };
			expect((await page.request.post('/api/contact', { data })).status()).toBe(202);
		}
		await fill(page, newEntry());
		await sendButton(page).click();
		await expect(confirmation(page)).toContainText(contact.sent.review);
		await leads.forgetCounters();
	});

	test('a person’s look, where a proof of work came but the honeypot is filled, and the answer does not tell', async ({
		page,
		leads,
	}) => {
		const entry = newEntry();
		await openReady(page, '/contact');
		await fill(page, entry);
		await page
			.locator('[name="leaveEmpty"]')
			.evaluate((field: HTMLInputElement) => Object.assign(field, { value: 'https://verein.example' }));
		await sendButton(page).click();
		await expect(confirmation(page)).toContainText(contact.sent.mail);
		const { sales, toVisitor } = await leads.salesMailOf(await confirmedReference(page), entry.email);
		expect(sales.subject).toMatch(/^\[Prüfen\]/);
		expect(toVisitor).toEqual([]);
	});
});

test.describe('what a sign-up is promised comes', () => {
	test('a mail that asks for confirmation', async ({ page, leads }) => {
		const { email } = newEntry();
		await openReady(page, '/');
		expect((await signUp(page, email)).next).toBe('mail');
		await expect(page.getByRole('status').getByText(common.signup.mail)).toBeVisible();
		await leads.mailTo(email);
	});

	test('a person’s look first, where the browser did no proof of work', async ({ page, leads }) => {
		await withoutWorkers(page);
		const { email } = newEntry();
		await openReady(page, '/');
		const { reference } = await signUp(page, email);
		await expect(page.getByRole('status').getByText(common.signup.review)).toBeVisible();
		expect((await leads.salesMailOf(reference, email)).toVisitor).toEqual([]);
	});

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });

		test('a person’s look first too', async ({ page }) => {
			await page.goto('/');
			const form = page.locator('main form[action="/api/signup"]').first();
			await form.locator('[name="email"]').fill(newEntry().email);
			await form.getByRole('button').click();
			await page.waitForURL('**/signup/asked');
			await expect(page.getByText(asked.text)).toBeVisible();
			expect(asked.text).toMatch(/^Erst sieht sie sich ein Mensch an\./);
		});
	});
});

test('no form has a field that autofill knows and no person sees', async ({ page }) => {
	for (const path of ['/', '/contact']) {
		await page.goto(path);
		const unseen = page.locator('form [aria-hidden="true"] input');
		const seen = await unseen.evaluateAll((fields: HTMLInputElement[]) =>
			fields.map(({ name, autocomplete, labels }) => ({ name, autocomplete, label: labels?.[0]?.innerText.trim() })),
		);
		expect(seen.length).toBeGreaterThan(0);
		for (const field of seen) {
			expect(field).toEqual({ name: 'leaveEmpty', autocomplete: 'off', label: common.form.honeypot });
		}
	}
});

test.describe('the address of a form', () => {
	for (const [path, to] of [
		['/api/contact', '/contact'],
		['/api/signup', '/'],
		['/api/signup/confirm', '/'],
		['/api/signup/unsubscribe', '/contact'],
	] as const) {
		test(`${path}, opened in a browser, leads to ${to}`, async ({ page }) => {
			await page.goto(path);
			await expect(page).toHaveURL(to);
		});
	}

	test('takes no form of another site, and shows what was typed in one of ours', async ({ page, leads, baseURL }) => {
		const entry = newEntry();
		const fields = Object.entries(entry).map(([name, value]) => `<textarea name="${name}">${value}</textarea>`);
		const body = `<form method="post" action="${baseURL}/api/contact">${fields.join('')}
			<input name="privacyAccepted" value="on"><button>Los</button></form>`;
		await page.route('http://other.localhost/', (route) => route.fulfill({ contentType: 'text/html', body }));
		await page.goto('http://other.localhost/');
		await page.getByRole('button', { name: 'Los' }).click();
		await expect(page.getByRole('heading', { name: answer.contact.foreign.title })).toBeVisible();
		expect(await leads.from(entry.email)).toEqual([]);
		await sendButton(page).click();
		await page.waitForURL('**/contact/thanks?reference=*');
		expect(await leads.from(entry.email)).toHaveLength(1);
	});
});
