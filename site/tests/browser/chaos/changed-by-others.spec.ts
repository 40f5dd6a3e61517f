import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdReactBack, ready } from '../support/visitor';
import { digested } from './files';
import { bringTranslator, CHANGES } from './foreign';
import { expectSendable, expectTyped, FORM_PAGES, type Form, formOf, look, markAndLook, type, uncaught } from './page';

declare global {
	interface Element {
		/** Put on an element before React comes: an element rendered anew has lost it. */
		wasThere?: boolean;
	}
}

type Change = keyof typeof CHANGES;

const PLACES = [...FORM_PAGES, '/pricing/', '/legal/imprint'] as const;

/** Opens a page before React, lets others change it, types, and lets React come. */
async function open(page: Page, path: string, change: Change, form: Form | undefined) {
	const errors = uncaught(page);
	await page.addInitScript(bringTranslator);
	const release = await holdReactBack(page);
	await page.goto(path, { waitUntil: 'domcontentloaded' });
	await page.evaluate(CHANGES[change]);
	if (form) await type(page, form);
	await page.evaluate(() => {
		for (const element of document.querySelectorAll('*')) element.wasThere = true;
	});
	const before = { ...(await markAndLook(page)), focus: await focus(page) };
	release();
	await ready(page);
	await digested(page);
	return { errors, before };
}

/** The field that has the focus. */
function focus(page: Page): Promise<string | null> {
	return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
}

/** Which of these elements are still the ones that were there before React. */
function kept(page: Page, selectors: readonly string[]): Promise<string[]> {
	return page.evaluate((all) => all.filter((one) => document.querySelector(one)?.wasThere), selectors);
}

test.describe('a page that others have changed before React comes', () => {
	for (const change of Object.keys(CHANGES) as Change[]) {
		for (const path of PLACES) {
			test(`keeps what was typed, the focus and its shell: ${path}, ${change}`, async ({ page }) => {
				const form = formOf(path);
				const { errors, before } = await open(page, path, change, form);
				const after = { ...(await look(page)), focus: await focus(page) };
				// What React renders anew has the site's own words again, and no parts by others.
				expect({ ...after, headline: after.headline.length, parts: 0 }).toEqual({
					...before,
					headline: before.headline.length,
					parts: 0,
				});
				if (form) {
					await expectTyped(page, form);
					await expectSendable(page, form);
				}
				expect(errors).toEqual([]);
			});
		}
	}

	for (const [change, path, elements] of [
		['a password manager puts something behind each field', '/contact', ['h1', 'footer nav', 'header nav']],
		['a password manager puts something behind each field', '/', ['h1', 'footer nav', 'header nav']],
		['its headline is translated', '/contact', ['main form', 'footer nav', 'header nav']],
		['its headline is translated', '/help/', ['main form', 'footer nav', 'header nav']],
		['a link is taken away', '/contact', ['h1', 'main form', 'footer nav']],
		['an extension comes in at the start', '/contact', ['h1', 'main form', 'footer nav']],
	] as const) {
		test(`is rendered anew in the part concerned alone: ${path}, ${change}`, async ({ page }) => {
			await open(page, path, change, formOf(path));
			expect(await kept(page, elements)).toEqual(elements);
		});
	}
});
