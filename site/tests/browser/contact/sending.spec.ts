import type { Page } from '@playwright/test';
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import mail from '../../../../locales/de/mail.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { REFERENCE } from '../support/leads';
import { holdReactBack, openReady } from '../support/visitor';
import { confirmation, confirmedReference, type Entry, FORM_PAGES, fill, newEntry, sendButton } from './form';

/** Fills and sends the form of a page and returns its reference. */
async function send(page: Page, path: string, entry: Entry): Promise<string> {
	await openReady(page, path);
	await fill(page, entry);
	await sendButton(page).click();
	await expect(confirmation(page)).toBeVisible();
	return confirmedReference(page);
}

test.describe('a message sent with JavaScript', () => {
	for (const path of FORM_PAGES) {
		test(`from ${path} is confirmed in place, with the focus there, and by a toast`, async ({ page }) => {
			const reference = await send(page, path, newEntry());
			expect(reference).toMatch(REFERENCE);
			await expect(confirmation(page)).toBeFocused();
			await expect(page.getByText(contact.sent.toast.replace('{{reference}}', reference))).toBeVisible();
			await expect(page).toHaveURL(path);
		});
	}

	test('is stored once as it was typed, reaches sales, and is acknowledged', async ({ page, leads }) => {
		const entry = newEntry();
		const reference = await send(page, '/contact', entry);

		await test.step('stored', async () => {
			const { firstName, lastName, message } = entry;
			expect(await leads.from(entry.email)).toEqual([
				expect.objectContaining({
					pk: { S: `LEAD#${reference}` },
					firstName: { S: firstName },
					lastName: { S: lastName },
					message: { S: message },
					phone: { S: entry.phone },
				}),
			]);
		});
		const { sales, acknowledgement } = await leads.mailsOf(reference, entry.email);
		await test.step('to sales, by a mail whose answer goes to the visitor', () => {
			expect(sales.destination.to).toEqual(['vertrieb@nono.example']);
			expect(sales.replyTo).toEqual([entry.email]);
			expect(sales.subject).toBe(mail.sales.subject.replace('{{reference}}', reference));
			for (const text of [entry.firstName, entry.lastName, entry.email, entry.message.replaceAll('\n', '\n> ')]) {
				expect(sales.body.text).toContain(text);
			}
		});
		await test.step('acknowledged, by a mail that names the reference and repeats nothing that was typed', () => {
			expect(acknowledgement.destination.to).toEqual([entry.email]);
			for (const body of [acknowledgement.body.text, acknowledgement.body.html]) {
				expect(body).toContain(reference);
				expect(body).toMatch(/24\sStunden/);
				const words = Object.values(entry).flatMap((text) => text.split(/\n/));
				for (const word of words) expect(body).not.toContain(word);
			}
		});
	});

	test('is stored without a telephone number when none was typed', async ({ page, leads }) => {
		const entry = newEntry({ phone: '' });
		await send(page, '/contact', entry);
		const [lead] = await leads.from(entry.email);
		expect(lead).toBeDefined();
		expect(lead).not.toHaveProperty('phone');
	});
});

test.describe('a press on the button before React is there', () => {
	test('is kept and sent when React arrives', async ({ page, leads }) => {
		const release = await holdReactBack(page);
		const entry = newEntry();
		await page.goto('/contact');
		await fill(page, entry);
		await sendButton(page).click();
		expect(await leads.from(entry.email)).toEqual([]);
		await expect(page).toHaveURL('/contact');
		release();
		await expect(confirmation(page)).toBeVisible();
		expect(await leads.from(entry.email)).toHaveLength(1);
	});

	test('sends the plain form when one of React’s files can’t be fetched', async ({ page, leads }) => {
		await page.goto('/contact');
		const files = await page.$eval('script[data-scripts]', ({ dataset }) => dataset.scripts?.split(' ') ?? []);
		expect(files.length).toBeGreaterThan(1);
		for (const file of files) {
			await leads.forgetCounters();
			await page.route(`**${file}`, (route) => route.abort());
			const entry = newEntry();
			await page.goto('/contact');
			await fill(page, entry);
			await sendButton(page).click();
			await page.waitForURL('**/contact/thanks?reference=*');
			expect(await leads.from(entry.email), file).toHaveLength(1);
			await page.unroute(`**${file}`);
		}
	});
});
