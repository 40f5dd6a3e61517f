import common from '../../../../locales/de/common.json' with { type: 'json' };
import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import { movements } from '../every-page/motion';
import { expect, test } from '../product';
import { REFERENCE } from '../support/leads';
import { openReady } from '../support/visitor';
import { confirmation, confirmedReference, fill, newEntry, sendButton } from './form';

test.use({ isProofWaitedFor: true });

test.describe('a message sent with JavaScript', () => {
	test('is confirmed in place, stored once, its number in international spelling, reaches sales, and is acknowledged', async ({
		page,
		leads,
	}) => {
		const entry = newEntry();
		await openReady(page, '/contact');
		await fill(page, entry);
		await sendButton(page).click();
		await expect(confirmation(page)).toBeFocused();
		const reference = await confirmedReference(page);
		expect(reference).toMatch(REFERENCE);
		await expect(confirmation(page)).toContainText(contact.sent.mail);
		await expect(confirmation(page)).toContainText(/bis \p{L}+( früh)?, \d+\sUhr/u);
		await expect(confirmation(page)).toContainText(contact.sent.to.replace('{{email}}', entry.email));
		await expect(confirmation(page).locator('blockquote')).toHaveText(entry.message, { useInnerText: true });
		await expect(page.getByText(contact.sent.toast.replace('{{reference}}', reference))).toBeVisible();
		await expect(page).toHaveURL('/contact');

		await test.step('stored', async () => {
			const kept = { ...entry, phone: '+49 721 1234567' };
			const fields = Object.entries(kept).map(([name, text]) => [name, { S: text }]);
			const lead = { pk: { S: `LEAD#${reference}` }, ...Object.fromEntries(fields) };
			expect(await leads.from(entry.email)).toEqual([expect.objectContaining(lead)]);
		});
		const { sales, acknowledgement } = await leads.mailsOf(reference, entry.email);
		await test.step('to sales, by a mail whose answer goes to the visitor', () => {
			expect(sales.destination.to).toEqual(['vertrieb@nono.example']);
			expect(sales.replyTo).toEqual([entry.email]);
			const name = `${entry.firstName} ${entry.lastName}`;
			expect(sales.subject.startsWith(`Kontaktanfrage von ${name} (${reference}), bis `)).toBe(true);
			expect(sales.subject).toMatch(/, bis (Mo|Di|Mi|Do|Fr|Sa|So) \d\d:\d\d$/);
			for (const text of [entry.firstName, entry.lastName, entry.email, entry.message.replaceAll('\n', '\n> ')])
				expect(sales.body.text).toContain(text);
		});
		await test.step('acknowledged, by a mail that names the reference and repeats nothing that was typed but the first name', () => {
			expect(acknowledgement.destination.to).toEqual([entry.email]);
			for (const body of [acknowledgement.body.text, acknowledgement.body.html]) {
				expect(body).toContain(reference);
				expect(body).toMatch(/bis\s(<strong>)?\p{L}+, \d+\. \p{L}+, \d\d:\d\d Uhr/u);
				expect(body).toContain(`Hallo ${entry.firstName},`);
				const { firstName: _said, ...others } = entry;
				for (const typed of Object.values(others).join('\n').split('\n')) expect(body).not.toContain(typed);
			}
		});
	});

	test.describe('by who asked for less motion', () => {
		test.use({ contextOptions: { reducedMotion: 'reduce' } });

		test('moves nothing when it is confirmed and its toast shows', async ({ page }) => {
			await openReady(page, '/contact');
			await fill(page, newEntry());
			await sendButton(page).click();
			await expect(confirmation(page)).toBeVisible();
			await expect(page.getByRole('region', { name: common.toasts }).getByRole('paragraph')).toBeVisible();
			expect(await movements(page)).toEqual([]);
		});
	});
});
