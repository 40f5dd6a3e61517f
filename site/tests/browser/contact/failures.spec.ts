import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../product';
import { openReady } from '../support/visitor';
import { confirmation, fill, newEntry, sendButton, typed } from './form';

const { failed } = common.form;

/** The visitor reads this sentence, and everything is as it was typed. */
async function expectKept(page: Page, sentence: string, entry: ReturnType<typeof newEntry>): Promise<void> {
	await expect(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible();
	expect(await typed(page)).toEqual({ ...entry, ticked: true });
}

test.describe('a message that can’t be sent keeps what was typed and says what to do', () => {
	test('without a connection, when the server can’t be reached, or answers that it can’t take it', async ({ page }) => {
		await openReady(page, '/contact');
		const entry = newEntry();
		const keys: (string | undefined)[] = [];
		page.on('request', (request) => {
			if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
		});
		await fill(page, entry);
		await test.step('without a connection', async () => {
			await page.context().setOffline(true);
			await sendButton(page).click();
			await expectKept(page, failed.offline, entry);
			await page.context().setOffline(false);
		});
		// What the API can't be brought to answer here: too many messages, a full table, a body past its limit.
		const answers: readonly [status: number, sentence: string, json?: object][] = [
			[0, failed.unreachable],
			[409, failed.conflict],
			[413, failed.tooLarge],
			[422, failed.outdated, { errors: { ofALaterRelease: 'required' } }],
			[422, failed.outdated],
			[429, failed.tooMany],
			[500, failed.unreachable],
			[503, failed.unreachable],
		];
		for (const [status, sentence, json = {}] of answers)
			await test.step(status === 0 ? 'out of reach' : `${status}`, async () => {
				await page.route('**/api/contact', (route) =>
					status === 0 ? route.abort('connectionrefused') : route.fulfill({ status, json }),
				);
				const ended = status === 0 ? page.waitForEvent('requestfailed') : page.waitForResponse('**/api/contact');
				await sendButton(page).click();
				await ended;
				await expectKept(page, sentence, entry);
				await page.unroute('**/api/contact');
			});
		await sendButton(page).click();
		await expect(confirmation(page)).toBeVisible();
		expect(keys.indexOf(keys.at(-1))).toBe(3); // the one that was refused, after two tries without an answer, is given up
	});
});
