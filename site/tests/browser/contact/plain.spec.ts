import answer from '../../../../locales/de/answer.json' with { type: 'json' };
import thanks from '../../../../locales/de/contact-thanks.json' with { type: 'json' };
import { expect, test } from '../product';
import { REFERENCE } from '../support/leads';
import { FULL_SUITE } from '../support/suite';
import { complaints, requests } from '../support/visitor';
import { FORM_PAGES, field, fill, MESSAGES, newEntry, sendButton, typed } from './form';

const THANKS = '**/api/contact?reference=*';

test.describe('without JavaScript the contact form', () => {
	test.use({ javaScriptEnabled: false });

	for (const path of FORM_PAGES) {
		test(`on ${path} stores the message, thanks on a page of its own and asks sales to have a look`, {
			tag: path === '/contact' ? [] : FULL_SUITE,
		}, async ({ page, leads }) => {
			await page.goto(path);
			const entry = newEntry();
			await fill(page, entry);
			await sendButton(page).click();
			await page.waitForURL(THANKS);
			await expect(page.getByRole('heading', { name: thanks.title })).toBeVisible();
			const reference = new URL(page.url()).searchParams.get('reference') ?? '';
			expect(reference).toMatch(REFERENCE);
			// In the page, not only in its address; and no hour, since a person looks first.
			await expect(page.getByText(reference, { exact: true })).toBeVisible();
			await expect(page.getByText(thanks.review)).toBeVisible();

			const [lead] = await leads.from(entry.email);
			expect(lead).toMatchObject({ pk: { S: `LEAD#${reference}` }, message: { S: entry.message } });
			// Without JavaScript there is no proof of work: nobody is written to at an address that a program may have typed.
			const { sales, toVisitor } = await leads.salesMailOf(reference, entry.email);
			expect(sales.replyTo).toEqual([entry.email]);
			expect(sales.subject).toMatch(/^\[Prüfen\]/);
			expect(toVisitor).toEqual([]);
		});
	}

	test('answers wrong fields with a German page that names each, keeps the input, and takes the message once they are corrected', async ({
		page,
		leads,
	}) => {
		const heard = complaints(page);
		await page.goto('/contact');
		const entry = newEntry({ firstName: '   ', phone: '12' });
		await fill(page, entry);
		const { own } = requests(page);
		const [response] = await Promise.all([page.waitForResponse('**/api/contact'), sendButton(page).click()]);
		expect(response.status()).toBe(422);
		await expect(page.getByRole('heading', { name: answer.contact.refused.title })).toBeVisible();
		await expect(page.locator('html')).toHaveAttribute('lang', 'de');

		const alert = page.getByRole('alert');
		for (const message of [MESSAGES.firstName, MESSAGES.phone]) {
			await expect(alert.getByRole('link', { name: message })).toBeVisible();
		}
		const marked = page.locator('[aria-invalid="true"]');
		expect(await marked.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
			'firstName',
			'phone',
		]);
		const kept = await typed(page);
		expect({ ...kept, firstName: kept.firstName.trim() }).toEqual({ ...entry, firstName: '', ticked: true });
		expect(await leads.from(entry.email)).toEqual([]);
		// The status of a page is the one thing that the console may mention.
		expect(heard.filter((line) => !line.includes('status of 422'))).toEqual([]);

		await test.step('in the site’s stylesheet and font, and with nothing else asked for', async () => {
			const asked = own.filter((path) => path !== '/favicon.ico');
			expect(asked).toEqual([
				'/api/contact',
				'/answer.css',
				expect.stringMatching(/^\/assets\/archivo-[\w-]+\.woff2$/),
			]);
			await expect(page.locator('main')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
		});

		await test.step('and taken once the fields are corrected', async () => {
			await field(page, 'firstName').fill('Änne');
			await field(page, 'phone').fill('0721 1234567');
			await sendButton(page).click();
			await page.waitForURL(THANKS);
			expect(await leads.from(entry.email)).toEqual([expect.objectContaining({ message: { S: entry.message } })]);
		});
	});
});
