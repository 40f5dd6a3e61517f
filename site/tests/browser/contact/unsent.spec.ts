import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../product';
import { openReady } from '../support/visitor';
import { confirmation, field, fill, newEntry, sendButton } from './form';

test('leaving the site asks whoever wrote a message that is not sent, and nobody else', async ({ page }) => {
	const asked: string[] = [];
	page.on('dialog', (dialog) => asked.push(dialog.type()));
	for (const [step, act, questions] of [
		['nothing is left of it', () => field(page, 'message').fill(''), []],
		['it is sent', () => fill(page, newEntry()).then(() => sendButton(page).click()), []],
		['it is not sent', () => Promise.resolve(), ['beforeunload']],
	] as const)
		await test.step(step, async () => {
			await openReady(page, '/contact');
			// A browser asks nobody who has touched nothing.
			await field(page, 'message').click();
			await field(page, 'message').pressSequentially('Wie geht das');
			await act();
			if (step === 'it is sent') await expect(confirmation(page)).toBeVisible();
			await page.goto('/legal/imprint');
			expect(asked).toEqual(questions);
		});
});

test('who leaves while a message is on its way is shown its arrival, and can’t send it twice', async ({
	page,
	leads,
}) => {
	let answer = () => {};
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route('**/api/contact', (route) => answered.then(() => route.continue()));
	const entry = newEntry();
	await openReady(page, '/contact');
	await fill(page, entry);
	for (let times = 0; times < 2; times++) {
		const sent = page.waitForRequest('**/api/contact');
		await sendButton(page).click();
		await sent;
		await page.getByRole('contentinfo').getByRole('link', { name: common.pages['/legal/imprint'] }).click();
		await expect(page).toHaveURL('/legal/imprint');
		if (times === 0) await page.goBack();
	}
	answer();
	await expect(page.getByText(/: [A-Z0-9]{4}-[A-Z0-9]{4}$/).first()).toBeVisible();
	expect(await leads.from(entry.email)).toHaveLength(1);
	await page.goBack();
	await expect(field(page, 'message')).toHaveValue('');
});
