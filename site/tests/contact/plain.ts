import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import answer from '../../../locales/de/answer.json' with { type: 'json' };
import thanks from '../../../locales/de/contact-thanks.json' with { type: 'json' };
import { leadsFrom, REFERENCE, salesMailOf } from '../support/leads';
import { complaints, newVisitor } from '../support/visitor';
import { FORM_PAGES, field, fill, MESSAGES, newEntry, sendButton, typed } from './form';

const THANKS = '**/contact/thanks?reference=*';
const plain = { javaScriptEnabled: false } as const;

/** The reference that the thank-you page's address carries. */
function referenceIn(address: string): string {
	const reference = new URL(address).searchParams.get('reference') ?? '';
	assert.match(reference, REFERENCE);
	return reference;
}

describe('without JavaScript the contact form', () => {
	for (const path of FORM_PAGES) {
		it(`on ${path} stores the message, thanks on a page of its own and asks sales to have a look`, async (test) => {
			const page = await newVisitor(test, plain);
			await page.goto(path);
			const entry = newEntry();
			await fill(page, entry);
			await sendButton(page).click();
			await page.waitForURL(THANKS);
			await page.getByRole('heading', { name: thanks.title }).waitFor();
			const reference = referenceIn(page.url());

			const [lead] = await leadsFrom(entry.email);
			assert.equal(lead?.pk?.S, `LEAD#${reference}`);
			assert.equal(lead?.message?.S, entry.message);
			// Without JavaScript there is no proof of work: nobody is written to at an address that a program may have typed.
			const { sales, toVisitor } = await salesMailOf(reference, entry.email);
			assert.deepEqual(sales.replyTo, [entry.email]);
			assert.match(sales.subject, /^\[Prüfen\]/);
			assert.deepEqual(toVisitor, []);
		});
	}

	it('answers wrong fields with a German page that names each and keeps the input', async (test) => {
		const page = await newVisitor(test, plain);
		const heard = complaints(page);
		await page.goto('/contact');
		const entry = newEntry({ firstName: '   ', phone: '12' });
		await fill(page, entry);
		const [response] = await Promise.all([page.waitForResponse('**/api/contact'), sendButton(page).click()]);
		assert.equal(response.status(), 422);
		await page.getByRole('heading', { name: answer.contact.refused.title }).waitFor();
		assert.equal(await page.locator('html').getAttribute('lang'), 'de');

		const alert = page.getByRole('alert');
		for (const message of [MESSAGES.firstName, MESSAGES.phone]) {
			await alert.getByRole('link', { name: message }).waitFor();
		}
		const marked = page.locator('[aria-invalid="true"]');
		assert.deepEqual(await marked.evaluateAll((all) => all.map((one) => one.getAttribute('name'))), [
			'firstName',
			'phone',
		]);
		const kept = await typed(page);
		assert.deepEqual({ ...kept, firstName: kept.firstName.trim() }, { ...entry, firstName: '', ticked: true });
		assert.equal((await leadsFrom(entry.email)).length, 0);
		// The status of a page is the one thing that the console may mention.
		assert.deepEqual(
			heard.filter((line) => !line.includes('status of 422')),
			[],
		);
	});

	it('takes the message from that page once the fields are mended', async (test) => {
		const page = await newVisitor(test, plain);
		await page.goto('/contact');
		const entry = newEntry();
		await fill(page, { ...entry, phone: '12' });
		await sendButton(page).click();
		await page.getByRole('heading', { name: answer.contact.refused.title }).waitFor();
		await field(page, 'phone').fill(entry.phone);
		await sendButton(page).click();
		await page.waitForURL(THANKS);
		const leads = await leadsFrom(entry.email);
		assert.equal(leads.length, 1);
		assert.equal(leads[0]?.message?.S, entry.message);
	});

	it('on that page wears the site’s stylesheet and asks for nothing else', async (test) => {
		const page = await newVisitor(test, plain);
		await page.goto('/contact');
		await fill(page, newEntry({ phone: '12' }));
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await sendButton(page).click();
		await page.getByRole('heading', { name: answer.contact.refused.title }).waitFor();
		assert.deepEqual(
			asked.filter((path) => path !== '/favicon.ico'),
			['/api/contact', '/answer.css'],
		);
		assert.notEqual(
			await page.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor),
			'rgba(0, 0, 0, 0)',
		);
	});
});
