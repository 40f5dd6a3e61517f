import common from '../../../../locales/de/common.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { openReady, ready, requests, scrolledByWheel } from '../support/visitor';

/** An answer from a time when there was something to agree to. */
const EARLIER = '{"version":1,"statistics":true,"at":"2026-01-01T00:00:00.000Z"}';

test('the consent dialog opens when it is asked for, asks nothing where no counting script is set up, and closes without an answer', async ({
	page,
}) => {
	const { foreign } = requests(page);
	const button = page.getByRole('button', { name: 'Cookie Consent' });
	const dialog = page.getByRole('dialog', { name: 'Cookie Consent' });
	await openReady(page, '/');
	await expect(dialog).toHaveCount(0);

	await test.step('by its one button', async () => {
		await button.click();
		await expect(dialog).toContainText(common.consent.nothing);
		for (const sentence of Object.values(common.consent.current)) await expect(dialog).not.toContainText(sentence);
		await expect(dialog.getByRole('button')).toHaveCount(1);
		await dialog.getByRole('button', { name: common.consent.close }).click();
		await expect(dialog).toHaveCount(0);
	});

	await test.step('by Escape, which gives the focus back, until when it stays inside', async () => {
		await button.focus();
		await page.keyboard.press('Enter');
		await expect(dialog).toBeVisible();
		const controls = await dialog.locator('a, button').count();
		for (let presses = 0; presses <= controls; presses++) {
			await page.keyboard.press('Tab');
			// Between its last and its first control the focus visits the browser's own bars.
			await expect(page.locator('body :not(dialog, dialog *):focus')).toHaveCount(0);
		}
		await page.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
		await expect(button).toBeFocused();
	});

	await test.step('by its link, which leads to the page; until then the one behind stands still', async () => {
		await button.click();
		await dialog.hover();
		expect(await scrolledByWheel(page)).toBe(0);
		await dialog.getByRole('link').click();
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
		await expect(dialog).toHaveCount(0);
	});

	await test.step('and an answer of earlier loads nothing', async () => {
		expect(await page.evaluate(() => localStorage.length)).toBe(0);
		await page.evaluate((answer) => localStorage.setItem('nono-consent', answer), EARLIER);
		await page.reload();
		await ready(page);
		await button.click();
		await expect(dialog).toContainText(common.consent.nothing);
		expect(foreign).toEqual([]);
	});
});
