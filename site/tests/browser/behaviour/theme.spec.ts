import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { headerLink } from '../support/header';
import { openReady, ready } from '../support/visitor';

/** Where the choice is kept; the name is the customer's. */
const KEY = 'nono-ui-theme';

function stored(page: Page): Promise<string | null> {
	return page.evaluate((key) => localStorage.getItem(key), KEY);
}

/** Waits until a theme is on the page; without one it follows the device. */
async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
	await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** The colour behind everything, which tells light from dark. */
function ground(page: Page): Promise<string> {
	return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

function themeButton(page: Page, name: 'Light' | 'Dark' | 'System') {
	return page.getByRole('button', { name, exact: true });
}

test.describe('the theme', () => {
	test.use({ colorScheme: 'light' });

	test('stores nothing until the visitor chooses, goes before what the device prefers, survives a reload, and as System follows the device', async ({
		page,
	}) => {
		await openReady(page, '/');
		expect(await page.evaluate(() => localStorage.length)).toBe(0);
		expect(await page.context().cookies()).toEqual([]);
		await expect(themeButton(page, 'System')).toHaveAttribute('aria-pressed', 'true');
		const grounds = { light: '', dark: '' };

		for (const [name, theme, device] of [
			['Dark', 'dark', 'light'],
			['Light', 'light', 'dark'],
		] as const) {
			await test.step(`${name} on a device that prefers ${device}`, async () => {
				await page.emulateMedia({ colorScheme: device });
				const before = await ground(page);
				await themeButton(page, name).click();
				await expectTheme(page, theme);
				expect(await stored(page)).toBe(theme);
				await expect(themeButton(page, name)).toHaveAttribute('aria-pressed', 'true');
				const chosen = await ground(page);
				expect(chosen).not.toBe(before);

				await page.reload();
				await ready(page);
				await expectTheme(page, theme);
				expect(await ground(page)).toBe(chosen);
				await expect(themeButton(page, name)).toHaveAttribute('aria-pressed', 'true');
				grounds[theme] = chosen;
			});
		}

		await test.step('System, also while the page is open', async () => {
			await themeButton(page, 'System').click();
			await expect.poll(() => stored(page)).toBe('system');
			for (const device of ['dark', 'light'] as const) {
				await page.emulateMedia({ colorScheme: device });
				expect(await ground(page)).toBe(grounds[device]);
			}
		});
	});

	test('chosen in one tab is shown in the others, and is there before the body is, and without React, so that nothing flashes', async ({
		page,
		context,
	}) => {
		const other = await context.newPage();
		await Promise.all([openReady(page, '/'), openReady(other, '/contact')]);
		await themeButton(page, 'Dark').click();
		await expectTheme(other, 'dark');
		await expect(themeButton(other, 'Dark')).toHaveAttribute('aria-pressed', 'true');

		await page.route('**/assets/*.js', (route) => route.abort());
		await page.addInitScript(() => {
			new MutationObserver((_, observer) => {
				if (document.body === null) return;
				observer.disconnect();
				sessionStorage.setItem('themeAtBody', document.documentElement.dataset.theme ?? 'none');
			}).observe(document, { childList: true, subtree: true });
		});
		await page.reload();
		expect(await page.evaluate(() => sessionStorage.getItem('themeAtBody'))).toBe('dark');
		await expectTheme(page, 'dark');
	});

	test('lasts as long as the page where nothing can be stored, and the switch says so', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(window, 'localStorage', {
				get() {
					throw new DOMException('closed', 'SecurityError');
				},
			});
		});
		await openReady(page, '/');
		await themeButton(page, 'Dark').click();
		await expectTheme(page, 'dark');
		await expect(themeButton(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
		await headerLink(page, '/pricing/').click();
		await expect(page).toHaveURL('/pricing/');
		await expect(themeButton(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
		await themeButton(page, 'System').click();
		await expect(page.locator('html')).not.toHaveAttribute('data-theme');
		await expect(themeButton(page, 'System')).toHaveAttribute('aria-pressed', 'true');
	});
});
