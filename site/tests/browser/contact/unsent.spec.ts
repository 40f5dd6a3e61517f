import { expect, test } from '../fixtures';
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
