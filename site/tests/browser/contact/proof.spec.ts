import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import type { Challenge } from '../../../src/contract/generated/challenge';
import type { Proof } from '../../../src/contract/generated/proof';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { confirmation, fill, newEntry, sendButton } from './form';

test.describe('the proof of work', () => {
	for (const [when, writesOn] of [
		['while typing goes on', true],
		['when the form is sent at last', false],
	] as const) {
		test(`is of a new challenge for who takes two hours to write, fetched ${when}`, async ({ page }) => {
			const challenges: Challenge[] = [];
			page.on('response', async (response) => {
				if (response.url().endsWith('/api/challenge?form=contact')) challenges.push(await response.json());
			});
			await page.clock.install();
			await openReady(page, '/contact');
			const entry = newEntry();
			await fill(page, entry);
			await expect.poll(() => challenges.length).toBe(1);
			await page.clock.fastForward('02:00:00');
			if (writesOn) {
				await page.locator('[name="message"]').press('End');
				await page.locator('[name="message"]').pressSequentially(' Danke!');
				await expect.poll(() => challenges.length).toBe(2);
			}
			const sent = page.waitForRequest(
				(request) => request.method() === 'POST' && request.url().endsWith('/api/contact'),
			);
			await sendButton(page).click();
			const { proof } = (await sent).postDataJSON() as { proof: string };
			await expect(confirmation(page)).toContainText(contact.sent.mail);
			const { salt } = JSON.parse(atob(proof)) as Proof;
			expect(challenges.map((challenge) => challenge.salt).indexOf(salt)).toBe(1);
		});
	}
});
