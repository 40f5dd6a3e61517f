import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { confirmation, fill, newEntry, sendButton } from './form';

test('what nobody sees is gone from what is stored and mailed', async ({ page, leads }) => {
	await openReady(page, '/contact');
	const entry = newEntry();
	await fill(page, {
		firstName: '\u200eÄnne\u00a0\t',
		lastName: 'Groß\u00ad\u2011Müller\u3164',
		email: `\ufeff${entry.email}\u00a0`,
		phone: '\u202a+49\u00a0721\u20111234567\u202c',
		message: '  Sommerfest\u200b\u2028\u00a0 am 12.\u2009Juli',
	});
	await sendButton(page).click();
	await expect(confirmation(page)).toBeVisible();
	expect(await leads.from(entry.email)).toEqual([
		expect.objectContaining({
			firstName: { S: 'Änne' },
			lastName: { S: 'Groß-Müller' },
			phone: { S: '+49 721-1234567' },
			message: { S: '  Sommerfest\n  am 12. Juli' },
		}),
	]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('an address whose domain has a sharp s reaches the owner of that domain', async ({ page, leads }) => {
		await page.goto('/contact');
		const typed = newEntry().email.replace(/@.*/, '@straße.example');
		await fill(page, newEntry({ email: typed }));
		await sendButton(page).click();
		await page.waitForURL('**/api/contact?reference=*');
		const [lead] = await leads.from(typed);
		const mailbox = typed.replace('straße', 'xn--strae-oqa');
		const { sales } = await leads.salesMailOf(lead?.reference?.S ?? '', mailbox);
		expect(sales.replyTo).toEqual([mailbox]);
		for (const part of [sales.body.text, sales.body.html]) expect(part).toContain(`${typed} (${mailbox})`);
	});
});
