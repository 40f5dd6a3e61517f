import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { ROOT } from '../../../infra/local/places.mjs';
import { pages } from '../../src/routes';
import { complaints, foreignRequests, newVisitor, openReady, WIDTHS, windowOf } from '../support/visitor';

/** Most JavaScript that a page may fetch before anybody touches it, in bytes of brotli. */
const SCRIPT_BYTES = 120_000;

/** Bytes of brotli of every script that a page fetches, from now on. */
function scriptBytes(page: Page): () => number {
	const fetched = new Set<string>();
	page.on('response', (response) => {
		const { pathname } = new URL(response.url());
		if (pathname.endsWith('.js')) fetched.add(pathname);
	});
	return () => [...fetched].reduce((sum, path) => sum + sizeOf(path), 0);
}

/** Sizes by path: pages share most scripts, and compressing them takes a second. */
const sizes = new Map<string, number>();

function sizeOf(path: string): number {
	const size = sizes.get(path) ?? brotliCompressSync(readFileSync(join(ROOT, 'site/dist', path))).length;
	sizes.set(path, size);
	return size;
}

/** Keeps the root's markup as the parser made it, before any script ran. */
function keepServedMarkup(): void {
	document.addEventListener('DOMContentLoaded', () => {
		sessionStorage.setItem('served', document.getElementById('root')?.innerHTML ?? '');
	});
}

/** The root's markup as it is served: a button with what is chosen stands in the place of each dropdown until React comes. */
function liveMarkup(): string {
	const root = document.getElementById('root');
	const copy = root?.cloneNode(true) as HTMLElement;
	const dropdowns = [...(root?.querySelectorAll('select') ?? [])];
	for (const [place, dropdown] of copy.querySelectorAll('select').entries()) {
		const button = document.createElement('button');
		const { id, className } = dropdown;
		const attributes = { type: 'button', id, class: className, 'data-js': '', 'aria-haspopup': 'listbox' };
		for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
		button.textContent = dropdowns[place]?.selectedOptions[0]?.text ?? '';
		dropdown.replaceWith(button);
	}
	return copy.innerHTML;
}

/** How far the page can be moved sideways, in pixels. */
function sidewaysScroll(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What React takes away on purpose when it comes: a form's own messages replace the browser's, a search begins to work,
 * and nothing is held for it any more. */
const TAKEN_OVER = [/ data-js="[^"]*"(?=[^>]*>)/g, / novalidate=""(?=[^>]*>)/g, / disabled=""(?=[^>]*>)/g];

/** The markup's tags and texts, without what changes on purpose. */
function pieces(markup: string): string[] {
	return TAKEN_OVER.reduce((text, trace) => text.replace(trace, ''), markup).split(/(?=<)/);
}

/** The first few places at which two pages differ. */
function differences(served: string, live: string): string[] {
	const [before, now] = [pieces(served), pieces(live)];
	const places = Array.from({ length: Math.max(before.length, now.length) }, (_, place) => place);
	return places
		.filter((place) => before[place] !== now[place])
		.slice(0, 3)
		.map((place) => `served ${before[place]}, live ${now[place]}`);
}

const shown = [...pages.map(({ path }) => path), '/gibt-es-nicht'];

describe('in a browser', () => {
	for (const path of shown) {
		it(`${path} comes to life without a message, a changed element or a request to another site`, async (test) => {
			const page = await newVisitor(test);
			const heard = complaints(page);
			const foreign = foreignRequests(page);
			await page.addInitScript(keepServedMarkup);
			await openReady(page, path);
			const live = await page.evaluate(liveMarkup);
			const served = await page.evaluate(() => sessionStorage.getItem('served') ?? '');
			assert.notEqual(served, '');
			assert.deepEqual(differences(served, live), []);
			assert.deepEqual(
				heard.filter((line) => !line.includes('status of 404')),
				[],
			);
			assert.deepEqual(foreign, []);
		});

		it(`${path} fetches at most 120 kB of JavaScript`, async (test) => {
			const page = await newVisitor(test);
			const bytes = scriptBytes(page);
			await openReady(page, path);
			await page.waitForLoadState('networkidle');
			assert.ok(bytes() > 50_000, `${bytes()} bytes: not all were seen`);
			assert.ok(bytes() <= SCRIPT_BYTES, `${bytes()} bytes`);
		});

		it(`${path} fits every width without scrolling sideways`, async (test) => {
			const page = await newVisitor(test, { viewport: windowOf(WIDTHS.phone) });
			const heard = complaints(page);
			await openReady(page, path);
			const overflow: Record<string, number> = {};
			for (const [name, width] of Object.entries(WIDTHS)) {
				await page.setViewportSize(windowOf(width));
				overflow[name] = await sidewaysScroll(page);
			}
			assert.deepEqual(overflow, { smallest: 0, phone: 0, tablet: 0, desktop: 0 });
			assert.deepEqual(
				heard.filter((line) => !line.includes('status of 404')),
				[],
			);
		});
	}
});
