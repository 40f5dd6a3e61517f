import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import common from '../../../locales/de/common.json' with { type: 'json' };
import { newVisitor, openReady, WIDTHS } from '../support/visitor';
import { addresses } from './addresses';
import { unreadable } from './legible';
import { torn } from './torn';

/** A window of 1280 × 1024 at 400 % zoom. */
const ZOOMED = { width: WIDTHS.smallest, height: 256 };
const UNZOOMED = { width: 1280, height: 1024 };

/** The size of text that a browser has when nobody sets one, and twice that, in pixels. */
const TEXT = { usual: 16, double: 32 };

/** WCAG 1.4.12, word for word. Drawings are pictures. */
const SPACING = `
*:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** Sets the size of text in the browser's settings. */
async function setTextSize(page: Page, standard: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
	await session.detach();
}

/** Gives the page a stylesheet of the visitor's. */
function addSpacing(page: Page): Promise<void> {
	return page.evaluate((rules) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
		document.adoptedStyleSheets = [sheet];
	}, SPACING);
}

describe('nothing is cut, covered or out of reach', { concurrency: 2 }, () => {
	for (const path of addresses) {
		it(`on ${path} at 400 % zoom, with text of twice the size, and with wider spacing`, async (test) => {
			const page = await newVisitor(test, { viewport: ZOOMED, reducedMotion: 'reduce' });
			await openReady(page, path);
			await page.evaluate(() => document.fonts.ready);
			const found: Record<string, string[]> = {};
			found['400 % zoom'] = await unreadable(page);
			found['words torn apart'] = await torn(page);
			await page.setViewportSize(UNZOOMED);
			await setTextSize(page, TEXT.double);
			found['text at 200 %'] = await unreadable(page);
			await setTextSize(page, TEXT.usual);
			await addSpacing(page);
			found['wider spacing'] = await unreadable(page);
			await page.setViewportSize(ZOOMED);
			found['wider spacing at 400 % zoom'] = await unreadable(page);
			assert.deepEqual(found, {
				'400 % zoom': [],
				'words torn apart': [],
				'text at 200 %': [],
				'wider spacing': [],
				'wider spacing at 400 % zoom': [],
			});
		});
	}

	it('in the menu and in the consent dialog at 400 % zoom, also with wider spacing', async (test) => {
		const page = await newVisitor(test, { viewport: ZOOMED, reducedMotion: 'reduce' });
		await openReady(page, '/legal/imprint');
		const found: string[] = [];
		for (const spaced of [false, true]) {
			if (spaced) await addSpacing(page);
			await page.getByRole('button', { name: common.nav.menu }).click();
			for (const group of await page.locator('#menu summary').all()) {
				await group.click();
				// Menu and dialog lie over the page on purpose.
				found.push(...(await unreadable(page)).filter((fault) => !fault.includes('lie on each other')));
			}
			await page.keyboard.press('Escape');
			await page.keyboard.press('Escape');
			await page.getByRole('button', { name: common.footer.consent }).click();
			await page.getByRole('dialog').waitFor();
			found.push(...(await unreadable(page)).filter((fault) => !fault.includes('lie on each other')));
			await page.keyboard.press('Escape');
		}
		assert.deepEqual(found, []);
	});

	it('and the header leaves more than half of the window free at 400 % zoom', async (test) => {
		const page = await newVisitor(test, { viewport: ZOOMED });
		await openReady(page, '/pricing/');
		await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
		const covered = await page.evaluate(
			() => document.elementFromPoint(160, 0)?.closest('header > div')?.getBoundingClientRect().bottom ?? 0,
		);
		assert.ok(covered < ZOOMED.height / 2, `${covered} of ${ZOOMED.height} pixels are covered`);
	});
});
