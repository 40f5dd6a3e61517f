import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import { expect, test } from '../product';
import { complaints, openReady, ready } from '../support/visitor';
import { PATH as CARDS, saved } from '../tools/card-workshop';
import { confirmation, fill, newEntry, sendButton } from './form';

/** Pages of every kind, each linked from the one before. */
const WALK = [
	...['/pricing/', '/help/', '/solutions/ticketing/', '/devices/pos/', '/ecosystem/clubs/', '/company/brand'],
	...['/legal/privacy', '/tools/', '/tools/board/', '/tools/', CARDS, '/contact'],
];

test.use({ isProofWaitedFor: true });

test('the policy of the document that came first lets ten pages after it do all that they do, and refuses text as markup', async ({
	page,
	leads,
}) => {
	const heard = complaints(page);
	const violations: string[] = [];
	await page.exposeFunction('note', (violation: string) => violations.push(violation));
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, blockedURI }) =>
			(window as unknown as { note: (what: string) => void }).note(
				`${violatedDirective}: ${blockedURI}, ${sourceFile}`,
			),
		);
	});
	await openReady(page, '/');
	await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
	for (const path of WALK)
		await test.step(path, async () => {
			await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
			await page.waitForURL(path);
			await ready(page);
			// It is drawn from blobs.
			if (path === CARDS) await saved(page, 'front', 'png');
		});
	await test.step('a form, whose proof is worked out by a worker', async () => {
		const entry = newEntry();
		await fill(page, entry);
		await sendButton(page).click();
		await expect(confirmation(page)).toContainText(contact.sent.mail);
		expect(await leads.from(entry.email)).toHaveLength(1);
	});
	await expect(page.locator('html'), 'all in one document').toHaveAttribute('data-marked');
	expect(violations).toEqual([]);
	expect(heard).toEqual([]);

	await expect(page.evaluate(() => document.createElement('p').insertAdjacentHTML('beforeend', '<b>'))).rejects.toThrow(
		/TrustedHTML/,
	);
	await expect.poll(() => violations).toEqual([expect.stringContaining('require-trusted-types-for')]);
});
