import contact from '../../../../locales/de/contact.json' with { type: 'json' };
import type { Challenge } from '../../../src/contract/generated/challenge';
import type { Proof } from '../../../src/contract/generated/proof';
import { expect, test } from '../product';
import { openReady } from '../support/visitor';
import { confirmation, field, fill, newEntry, sendButton } from './form';

const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

test('the proof of work is of a new challenge for who takes two hours to write', async ({ page }) => {
	const challenges: Challenge[] = [];
	page.on('response', async (response) => {
		if (response.url().endsWith('/api/challenge?form=contact')) challenges.push(await response.json());
	});
	await page.clock.install();
	await openReady(page, '/contact');
	await fill(page, newEntry());
	await expect.poll(() => challenges.length).toBe(1);
	// And stands still from then on: the form waits for its proof however busy the machine is.
	await page.clock.pauseAt(Date.now() + TWO_HOURS_MS);
	await field(page, 'message').press('End');
	await field(page, 'message').pressSequentially(' Danke!');
	await expect.poll(() => challenges.length).toBe(2);
	const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/contact'));
	await sendButton(page).click();
	const { proof } = (await sent).postDataJSON() as { proof: string };
	await expect(confirmation(page)).toContainText(contact.sent.mail);
	const { salt } = JSON.parse(atob(proof)) as Proof;
	expect(challenges.map((challenge) => challenge.salt).indexOf(salt)).toBe(1);
});
