import type { Page } from '@playwright/test';
import { FULL_SUITE } from '../support/suite';
import { holdReactBack, ready } from '../support/visitor';
import { expect, test } from './fixtures';
import { bringTranslator, CHANGES } from './foreign';
import { expectSendable, expectTyped, formOf, look, markAndLook, type } from './page';

declare global {
	interface Element {
		/** Put on an element before React comes: an element rendered anew has lost it. */
		wasThere?: boolean;
	}
}

type Change = keyof typeof CHANGES;

const ALL = Object.keys(CHANGES) as Change[];
const USUAL: readonly Change[] = ['its words are translated', 'a password manager puts something behind each field'];
const OTHERS = ALL.filter((change) => !USUAL.includes(change));

/** Parts that stay the same elements where React has to make another part of the page anew. */
const KEPT: readonly (readonly [change: Change, path: string, elements: readonly string[]])[] = [
	['a password manager puts something behind each field', '/contact', ['h1', 'footer nav', 'header nav']],
	['a password manager puts something behind each field', '/', ['h1', 'footer nav', 'header nav']],
	['its headline is translated', '/contact', ['main form', 'footer nav', 'header nav']],
	['a link is taken away', '/contact', ['h1', 'main form', 'footer nav']],
	['an extension comes in at the start', '/contact', ['h1', 'main form', 'footer nav']],
];

/** The field that has the focus. */
function focus(page: Page): Promise<string | null> {
	return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
}

/** Which of these elements are still the ones that were there before React. */
function kept(page: Page, selectors: readonly string[]): Promise<string[]> {
	return page.evaluate((all) => all.filter((one) => document.querySelector(one)?.wasThere), selectors);
}

/** Opens a page before React, lets others change it, types, lets React come, and finds all that was there. */
async function visit(page: Page, path: string, change: Change): Promise<void> {
	await page.unrouteAll();
	const release = await holdReactBack(page);
	await page.goto('about:blank');
	await page.goto(path, { waitUntil: 'domcontentloaded' });
	await page.evaluate(CHANGES[change]);
	const form = formOf(path);
	const blank = page.locator('main [name="guestsPerEvent"]');
	if (form) await type(page, form);
	if (path === '/tools/costs/') await blank.fill('401');
	await page.evaluate(() => {
		for (const element of document.querySelectorAll('*')) element.wasThere = true;
	});
	const before = { ...(await markAndLook(page)), focus: await focus(page) };
	release();
	await ready(page);
	const after = { ...(await look(page)), focus: await focus(page) };
	// What React renders anew has the site's own words again, and no parts by others.
	expect({ ...after, headline: after.headline.length, parts: 0 }).toEqual({
		...before,
		headline: before.headline.length,
		parts: 0,
	});
	const elements = KEPT.find((row) => row[0] === change && row[1] === path)?.[2] ?? [];
	expect(await kept(page, elements), 'not made anew').toEqual(elements);
	if (path === '/tools/costs/') await expect(blank).toHaveValue('401');
	if (form) {
		await expectTyped(page, form);
		await expectSendable(page, form);
	}
}

test.describe('a page that others have changed before React comes', () => {
	for (const path of ['/contact', '/', '/tools/costs/'])
		for (const [changes, which, tag] of [
			[USUAL, 'as they often do', []],
			[OTHERS, 'in another way', [FULL_SUITE]],
		] as const)
			test(`keeps what was typed, the focus and its shell: ${path}, ${which}`, { tag: [...tag] }, async ({
				page,
				leads,
			}) => {
				await page.addInitScript(bringTranslator);
				for (const change of changes) {
					await leads.forgetCounters();
					await test.step(change, () => visit(page, path, change));
				}
			});
});
