import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import common from '../../locales/de/common.json' with { type: 'json' };
import { pages } from '../src/routes';
import { MESSAGES, sendButton } from './contact/form';
import { newVisitor, openReady, WIDTHS, windowOf } from './support/visitor';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A phone, and the window that Lighthouse calls a desktop. */
const WINDOWS = [windowOf(WIDTHS.phone), windowOf(1_350)];
const SCHEMES = ['light', 'dark'] as const;

/** What axe finds wrong with the page as it stands, or with a part of it, one line a rule and element. */
async function violations(page: Page, part = 'html'): Promise<string[]> {
	// A second copy of axe-core would forget nothing, but cost as much as a run.
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
	const { violations: found } = await page.evaluate(
		({ rules, within }) =>
			(window as unknown as { axe: { run(context: string, options: object): Promise<AxeResults> } }).axe.run(within, {
				runOnly: rules,
				// The rule of WCAG 2.2 that axe leaves off by default.
				rules: { 'target-size': { enabled: true } },
				resultTypes: ['violations'],
			}),
		{ rules: RULES, within: part },
	);
	return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Opens the navigation as the window has it: the menu of a phone, or a panel. */
async function openNavigation(page: Page): Promise<void> {
	const toggle = page.getByRole('button', { name: common.nav.menu });
	if (await toggle.isVisible()) await toggle.click();
	await page.locator('#menu summary').first().click();
}

/** Each thing that can open over any page, with the part of the page that it concerns. */
const OVERLAYS: readonly { name: string; part: string; open: (page: Page) => Promise<void> }[] = [
	{ name: 'tooltip', part: '#root > header', open: (page) => page.locator('#root > header li a').last().focus() },
	{ name: 'menu', part: '#root > header', open: openNavigation },
	{
		name: 'dialog',
		part: 'dialog',
		async open(page) {
			await page.getByRole('button', { name: common.footer.consent }).click();
			await page.getByRole('dialog').waitFor();
		},
	},
];

describe('accessibility', { concurrency: 2 }, () => {
	for (const { path } of pages) {
		it(`axe finds nothing wrong with ${path}, nor with tooltip, menu and dialog over it`, async (test) => {
			const found: string[] = [];
			for (const viewport of WINDOWS) {
				const page = await newVisitor(test, { viewport, reducedMotion: 'reduce' });
				await openReady(page, path);
				const look = async (state: string, part?: string) => {
					for (const colorScheme of SCHEMES) {
						await page.emulateMedia({ colorScheme });
						const where = `${state}, ${colorScheme}, ${viewport.width} px`;
						found.push(...(await violations(page, part)).map((line) => `${where}: ${line}`));
					}
				};
				await look('page');
				for (const { name, part, open } of OVERLAYS) {
					await open(page);
					await look(name, part);
					// The panel first, then the menu of a phone.
					await page.keyboard.press('Escape');
					await page.keyboard.press('Escape');
				}
				await page.context().close();
			}
			assert.deepEqual(found, []);
		});
	}

	/** States of a page that something went wrong in. */
	const failures: readonly { name: string; path: string; fail: (page: Page) => Promise<void> }[] = [
		{ name: 'an address that no page has', path: '/gibt-es-nicht', fail: async () => {} },
		...['/contact', '/help/'].map((path) => ({
			name: `the contact form on ${path} with every field wrong`,
			path,
			async fail(page: Page) {
				await sendButton(page).click();
				await page.getByText(MESSAGES.message).waitFor();
			},
		})),
		{
			name: 'a form that can’t be sent',
			path: '/',
			async fail(page) {
				await page.route('**/api/signup', (route) => route.abort());
				const form = page.locator('main form').first();
				await form.getByRole('textbox').fill('aenne@besuch.example');
				await form.getByRole('button').click();
				await page.getByText(common.form.failed.unreachable).waitFor();
			},
		},
		{
			name: 'e-mail fields with no address in them',
			path: '/',
			async fail(page) {
				for (const form of await page.locator('main form').all()) {
					await form.getByRole('button').click();
					await form.getByText(common.signup.error).waitFor();
				}
			},
		},
		{
			name: 'a page that does not come, with the reason shown',
			path: '/help/',
			async fail(page) {
				await page.context().setOffline(true);
				await page
					.locator('a[href="/pricing/"]')
					.first()
					.evaluate((link: HTMLElement) => link.click());
				await page.getByText(common.error.generic).waitFor();
				await page.getByRole('button', { name: common.error.show }).click();
			},
		},
	];
	for (const { name, path, fail } of failures) {
		it(`axe finds nothing wrong with ${name}`, async (test) => {
			const found: string[] = [];
			for (const viewport of WINDOWS) {
				const page = await newVisitor(test, { viewport, reducedMotion: 'reduce' });
				await openReady(page, path);
				await fail(page);
				for (const colorScheme of SCHEMES) {
					await page.emulateMedia({ colorScheme });
					found.push(...(await violations(page)).map((line) => `${colorScheme}, ${viewport.width} px: ${line}`));
				}
			}
			assert.deepEqual(found, []);
		});
	}
});
