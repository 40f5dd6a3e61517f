import type { Page } from '@playwright/test';
import common from '../../../../locales/de/common.json' with { type: 'json' };
import { MESSAGES, sendButton } from '../contact/form';
import { colourViolations, violations } from '../every-page/axe';
import { expect, test } from '../fixtures';
import { openReady } from '../support/visitor';
import { WIDTHS, windowOf } from '../support/window';

/** A phone, and the window that Lighthouse calls a desktop. */
const WINDOWS = [windowOf(WIDTHS.phone), windowOf(1_350)];

/** Something that opens over the page or appears in it, and the part of the page that it concerns. */
interface State {
	readonly part: string;
	readonly open: (page: Page) => Promise<unknown>;
}

/** What axe finds in a state of a page, in both themes. */
async function expectNothing(page: Page, part: string): Promise<void> {
	await page.emulateMedia({ colorScheme: 'light' });
	expect.soft(await violations(page, part)).toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark' });
	expect.soft(await colourViolations(page, part), 'in the dark theme').toEqual([]);
}

/** Each thing that can open over any page. Header, footer and dialog are the same on every one. */
const OVERLAYS: Readonly<Record<string, State>> = {
	'a tooltip': { part: '#root > header', open: (page) => page.locator('#root > header li a').last().focus() },
	'the navigation': {
		part: '#root > header',
		async open(page) {
			const toggle = page.getByRole('button', { name: common.nav.menu });
			if (await toggle.isVisible()) await toggle.click();
			await page.locator('#menu summary:visible').first().click();
		},
	},
	'the consent dialog': {
		part: 'dialog',
		async open(page) {
			await page.getByRole('button', { name: common.footer.consent }).click();
			await expect(page.getByRole('dialog')).toBeVisible();
		},
	},
};

/** A state of a page that something went wrong in. */
interface Failing extends State {
	readonly name: string;
	readonly path: string;
}

const FAILURES: readonly Failing[] = [
	{
		name: 'the contact form with every field wrong',
		path: '/contact',
		part: 'form[action="/api/contact"]',
		async open(page) {
			await sendButton(page).click();
			await expect(page.getByRole('alert')).toContainText(MESSAGES.message);
		},
	},
	{
		name: 'a form that can’t be sent',
		path: '/',
		part: 'main form',
		async open(page) {
			await page.route('**/api/signup', (route) => route.abort());
			const form = page.locator('main form').first();
			await form.getByRole('textbox').fill('aenne@besuch.example');
			await form.getByRole('button').click();
			await expect(page.getByText(common.form.failed.unreachable)).toBeVisible();
		},
	},
	{
		name: 'e-mail fields with no address in them',
		path: '/',
		part: 'main form',
		async open(page) {
			for (const form of await page.locator('main form').all()) {
				await form.getByRole('button').click();
				await expect(form.getByText(common.signup.error)).toBeVisible();
			}
		},
	},
	{
		name: 'a page that does not come, with the reason shown',
		path: '/help/',
		part: 'html',
		async open(page) {
			await page.context().setOffline(true);
			await page
				.locator('a[href="/pricing/"]')
				.first()
				.evaluate((link: HTMLElement) => link.click());
			await expect(page.getByText(common.error.generic)).toBeVisible();
			await page.getByRole('button', { name: common.error.show }).click();
		},
	},
];

test.use({ viewport: windowOf(WIDTHS.phone), contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of WINDOWS)
	test.describe(`in a window of ${viewport.width} pixels`, () => {
		test.use({ viewport });

		test('axe finds nothing wrong with what opens over a page', async ({ page }) => {
			await openReady(page, '/');
			for (const [name, { part, open }] of Object.entries(OVERLAYS)) {
				await test.step(name, async () => {
					await open(page);
					await expectNothing(page, part);
					// The panel first, then the menu of a phone.
					await page.keyboard.press('Escape');
					await page.keyboard.press('Escape');
				});
			}
		});
	});

for (const { name, path, part, open } of FAILURES)
	test(`axe finds nothing wrong with ${name}`, async ({ page }) => {
		await openReady(page, path);
		await open(page);
		await expectNothing(page, part);
	});
