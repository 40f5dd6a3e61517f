import type { Page } from '@playwright/test';
import { holdReactBack, ready } from '../support/visitor';
import { expect, test } from './fixtures';
import { bringTranslator, CHANGES } from './foreign';
import { expectSendable, expectTyped, FORM_PAGES, type Form, formOf, look, markAndLook, type } from './page';

declare global {
	interface Element {
		/** Put on an element before React comes: an element rendered anew has lost it. */
		wasThere?: boolean;
	}
}

type Change = keyof typeof CHANGES;

const PLACES = [...FORM_PAGES, '/pricing/', '/legal/imprint'] as const;

/** Opens a page before React, lets others change it, types, lets React come, and returns how the page looked before. */
async function open(page: Page, path: string, change: Change, form: Form | undefined) {
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
	return before;
}

/** The field that has the focus. */
function focus(page: Page): Promise<string | null> {
	return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
}

/** Which of these elements are still the ones that were there before React. */
function kept(page: Page, selectors: readonly string[]): Promise<string[]> {
	return page.evaluate((all) => all.filter((one) => document.querySelector(one)?.wasThere), selectors);
}

/** Parts that stay the same elements where React has to make another part of the page anew. */
const KEPT: readonly (readonly [change: Change, path: (typeof PLACES)[number], elements: readonly string[]])[] = [
	['a password manager puts something behind each field', '/contact', ['h1', 'footer nav', 'header nav']],
	['a password manager puts something behind each field', '/', ['h1', 'footer nav', 'header nav']],
	['its headline is translated', '/contact', ['main form', 'footer nav', 'header nav']],
	['its headline is translated', '/help/', ['main form', 'footer nav', 'header nav']],
	['a link is taken away', '/contact', ['h1', 'main form', 'footer nav']],
	['an extension comes in at the start', '/contact', ['h1', 'main form', 'footer nav']],
];

test.describe('a page that others have changed before React comes', () => {
	for (const change of Object.keys(CHANGES) as Change[]) {
		for (const path of PLACES) {
			test(`keeps what was typed, the focus and its shell: ${path}, ${change}`, async ({ page, traffic }) => {
				const form = formOf(path);
				const before = await open(page, path, change, form);
				await traffic.settled();
				const after = { ...(await look(page)), focus: await focus(page) };
				// What React renders anew has the site's own words again, and no parts by others.
				expect({ ...after, headline: after.headline.length, parts: 0 }).toEqual({
					...before,
					headline: before.headline.length,
					parts: 0,
				});
				const elements = KEPT.find((row) => row[0] === change && row[1] === path)?.[2] ?? [];
				expect(await kept(page, elements), 'not made anew').toEqual(elements);
				if (form) {
					await expectTyped(page, form);
					await expectSendable(page, form);
				}
			});
		}
	}
});
