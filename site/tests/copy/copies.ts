import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { wordsOf } from './sentence';
import { shownTexts, type Text } from './texts';

/** So many words in a row may stand on two pages: issue of the proof. */
const SHARED = 12;

/** Every run of one word more than two pages may share, of one text. */
function runs(text: string): string[] {
	const words = wordsOf(text);
	return Array.from({ length: Math.max(0, words.length - SHARED) }, (_, start) =>
		words.slice(start, start + SHARED + 1).join(' '),
	);
}

describe('texts', () => {
	let texts: readonly Text[];
	before(async () => {
		texts = (await shownTexts()).filter(({ isOwn, where }) => isOwn && !where.startsWith('/legal/'));
	});

	it(`of one page share no more than ${SHARED} words in a row with another, legal pages and the shell aside`, () => {
		const first = new Map<string, string>();
		const copies = new Set<string>();
		for (const { where, text } of texts) {
			for (const run of runs(text)) {
				const before = first.get(run) ?? where;
				if (before !== where) copies.add(`${before} and ${where}: ${text}`);
				first.set(run, before);
			}
		}
		assert.equal(copies.size, 0, [...copies].join('\n'));
	});
});
