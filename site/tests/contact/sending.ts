import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import contact from '../../../locales/de/contact.json' with { type: 'json' };
import mail from '../../../locales/de/mail.json' with { type: 'json' };
import { pages } from '../../src/routes';
import { leadsFrom, mailsOf, REFERENCE } from '../support/leads';
import { holdReactBack, newVisitor, openReady } from '../support/visitor';
import { confirmation, confirmedReference, type Entry, FORM_PAGES, fill, newEntry, sendButton } from './form';

/** Fills and sends the form of a page and returns page and reference. */
async function send(test: TestContext, path: string, entry: Entry) {
	const page = await newVisitor(test);
	await openReady(page, path);
	await fill(page, entry);
	await sendButton(page).click();
	await confirmation(page).waitFor();
	return { page, reference: await confirmedReference(page) };
}

/** Addresses of the files that React comes in. */
async function scriptFiles(page: Page): Promise<string[]> {
	await page.goto('/contact');
	return await page.$eval('script[data-scripts]', ({ dataset }) => dataset.scripts?.split(' ') ?? []);
}

describe('a message sent with JavaScript', () => {
	for (const path of FORM_PAGES.filter((wanted) => pages.some((page) => page.path === wanted))) {
		it(`from ${path} is confirmed in place, with the focus there, and by a toast`, async (test) => {
			const { page, reference } = await send(test, path, newEntry());
			assert.match(reference, REFERENCE);
			assert.ok(await confirmation(page).evaluate((element) => element === document.activeElement));
			await page.getByText(contact.sent.toast.replace('{{reference}}', reference)).waitFor();
			assert.equal(new URL(page.url()).pathname, path);
		});
	}

	it('is stored once, as it was typed', async (test) => {
		const entry = newEntry();
		const { reference } = await send(test, '/contact', entry);
		const leads = await leadsFrom(entry.email);
		assert.equal(leads.length, 1);
		const [lead] = leads;
		assert.equal(lead?.pk?.S, `LEAD#${reference}`);
		assert.equal(lead?.firstName?.S, entry.firstName);
		assert.equal(lead?.lastName?.S, entry.lastName);
		assert.equal(lead?.message?.S, entry.message);
		assert.equal(lead?.phone?.S, '+497211234567');
	});

	it('is stored without a telephone number when none was typed', async (test) => {
		const entry = newEntry({ phone: '' });
		await send(test, '/contact', entry);
		const [lead] = await leadsFrom(entry.email);
		assert.equal(lead?.phone?.S, undefined);
	});

	it('reaches sales as a mail whose answer goes to the visitor', async (test) => {
		const entry = newEntry();
		const { reference } = await send(test, '/contact', entry);
		const { sales } = await mailsOf(reference, entry.email);
		assert.deepEqual(sales.destination.to, ['vertrieb@nono.example']);
		assert.deepEqual(sales.replyTo, [entry.email]);
		assert.equal(sales.subject, mail.sales.subject.replace('{{reference}}', reference));
		for (const text of [entry.firstName, entry.lastName, entry.email, entry.message]) {
			assert.ok(sales.body.text.includes(text), `the mail to sales lacks ${text}`);
		}
	});

	it('is acknowledged by a mail that names the reference and repeats nothing that was typed', async (test) => {
		const entry = newEntry();
		const { reference } = await send(test, '/contact', entry);
		const { acknowledgement } = await mailsOf(reference, entry.email);
		assert.deepEqual(acknowledgement.destination.to, [entry.email]);
		for (const body of [acknowledgement.body.text, acknowledgement.body.html]) {
			assert.ok(body.includes(reference));
			assert.match(body, /24\sStunden/);
			const words = Object.values(entry).flatMap((text) => text.split(/\n/));
			for (const word of words) assert.ok(!body.includes(word), `the acknowledgement repeats ${word}`);
		}
	});
});

describe('a press on the button before React is there', () => {
	it('is kept and sent when React arrives', async (test) => {
		const page = await newVisitor(test);
		const release = await holdReactBack(page);
		const entry = newEntry();
		await page.goto('/contact');
		await fill(page, entry);
		await sendButton(page).click();
		assert.equal((await leadsFrom(entry.email)).length, 0);
		assert.equal(new URL(page.url()).pathname, '/contact');
		release();
		await confirmation(page).waitFor();
		assert.equal((await leadsFrom(entry.email)).length, 1);
	});

	it('sends the plain form when one of React’s files can’t be fetched', async (test) => {
		const files = await scriptFiles(await newVisitor(test));
		assert.ok(files.length > 1, files.join(' '));
		for (const file of files) {
			const page = await newVisitor(test);
			await page.route(`**${file}`, (route) => route.abort());
			const entry = newEntry();
			await page.goto('/contact');
			await fill(page, entry);
			await sendButton(page).click();
			await page.waitForURL('**/contact/thanks?reference=*');
			assert.equal((await leadsFrom(entry.email)).length, 1);
		}
	});
});
