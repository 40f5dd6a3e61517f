import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { confirmation, field, fill, newEntry, sendButton } from './form';

test.describe('leaving the site with a message that nobody has sent', () => {
	test('asks first, and no more once it is sent', async ({ page }) => {
		const asked: string[] = [];
		page.on('dialog', (dialog) => asked.push(dialog.type()));
		await openReady(page, '/contact');
		await field(page, 'message').click();
		await field(page, 'message').pressSequentially('Wie geht das');
		await page.goto('/legal/imprint');
		expect(asked).toEqual(['beforeunload']);

		await openReady(page, '/contact');
		await fill(page, newEntry());
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
		await page.goto('/legal/imprint');
		expect(asked).toHaveLength(1);
	});

	test('asks nobody who wrote nothing, or took it away again', async ({ page }) => {
		const asked: string[] = [];
		page.on('dialog', (dialog) => asked.push(dialog.type()));
		await openReady(page, '/contact');
		await field(page, 'message').click();
		await field(page, 'message').pressSequentially('Wie');
		await field(page, 'message').fill('');
		await page.goto('/legal/imprint');
		expect(asked).toEqual([]);
	});
});
