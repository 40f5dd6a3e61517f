import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { pages } from '../../src/routes';
import { newVisitor, openReady } from '../support/visitor';
import { spoken } from './snapshot';

/** One line of what is said: role, name, and the address below a link. */
interface Line {
	readonly role: string;
	readonly name: string | undefined;
	readonly url: string | undefined;
}

const LINE = /^\s*- ([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/;

async function linesOf(page: Page): Promise<Line[]> {
	const raw = (await spoken(page.locator('body'))).split('\n');
	return raw.flatMap((text, index) => {
		const [, role, name] = LINE.exec(text) ?? [];
		if (role === undefined) return [];
		return [{ role, name, url: /- \/url: "?([^"]*)/.exec(raw[index + 1] ?? '')?.[1] }];
	});
}

/** Roles that mean nothing without a name. */
const NAMED = new Set([
	'link',
	'button',
	'img',
	'textbox',
	'searchbox',
	'checkbox',
	'radio',
	'combobox',
	'dialog',
	'navigation',
]);

/** Words that tell nothing of where a link leads. */
const EMPTY = /^(hier|link|mehr|weiter|klick|mehr erfahren|details|→)\.?$/i;

describe('what a screen reader says makes sense:', { concurrency: 2 }, () => {
	for (const { path } of pages) {
		it(`on ${path} everything has a name of its own, and a name leads to one place`, async (test) => {
			const page = await newVisitor(test);
			await openReady(page, path);
			const lines = await linesOf(page);
			assert.ok(lines.length > 50);
			const nameless = lines.filter(({ role, name }) => NAMED.has(role) && !name?.trim());
			assert.deepEqual(nameless, []);
			assert.deepEqual(
				lines.filter(({ role, name }) => role === 'link' && EMPTY.test(name ?? '')),
				[],
			);
			const doubled = lines.filter(({ name }) => /^(.{4,})[ :,]+\1$/.test(name ?? ''));
			assert.deepEqual(doubled, []);

			// Two lists may each have a link of a name, when their headings say which one is meant.
			const places = new Map<string, Set<string>>();
			let heading = '';
			for (const { role, name = '', url = '' } of lines) {
				if (role === 'heading') heading = name;
				if (role !== 'link') continue;
				const meant = `${name} (${heading})`;
				places.set(meant, (places.get(meant) ?? new Set()).add(url));
			}
			assert.deepEqual(
				[...places].filter(([, urls]) => urls.size > 1).map(([name, urls]) => `${name}: ${[...urls].join(' ')}`),
				[],
			);

			const landmarks = lines.filter(({ role }) => role === 'navigation').map(({ name }) => name);
			assert.equal(new Set(landmarks).size, landmarks.length, landmarks.join(', '));
			const headers = await page
				.locator('table')
				.evaluateAll((all) =>
					all.map(
						(table) =>
							table.querySelector('th') !== null &&
							table.closest('[aria-labelledby], table[aria-label], table:has(caption)') !== null,
					),
				);
			assert.ok(headers.every(Boolean), 'a table lacks headers or a name');
		});
	}
});
