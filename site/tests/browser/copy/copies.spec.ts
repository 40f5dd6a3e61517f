import { expect, test } from './fixtures';
import { wordsOf } from './sentence';

/** So many words in a row may stand on two pages: issue of the proof. */
const SHARED = 12;

/** Every run of one word more than two pages may share, of one text. */
function runs(text: string): string[] {
	const words = wordsOf(text);
	return Array.from({ length: Math.max(0, words.length - SHARED) }, (_, start) =>
		words.slice(start, start + SHARED + 1).join(' '),
	);
}

test(`no page shares more than ${SHARED} words in a row with another, legal pages and the shell aside`, ({ shown }) => {
	const texts = shown.filter(({ isOwn, where }) => isOwn && !where.startsWith('/legal/'));
	expect(texts.length).toBeGreaterThan(500);
	const first = new Map<string, string>();
	const copies = new Set<string>();
	for (const { where, text } of texts) {
		for (const run of runs(text)) {
			const before = first.get(run) ?? where;
			if (before !== where) copies.add(`${before} and ${where}: ${text}`);
			first.set(run, before);
		}
	}
	expect([...copies]).toEqual([]);
});
