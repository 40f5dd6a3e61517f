import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Dictionary } from './dictionary';
import { localeTexts, shownTexts, type Text } from './texts';

/** Addresses, files and codes: no words. */
const NO_WORDS =
	/(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:txt|zip|example|de)\b|\S*=\S*|\S*…\S+|\S+…\S*/g;
const WORDS = /[\p{L}\d][\p{L}\d’]*(?:-[\p{L}\d’]+)*-?/gu;

const ADVICE = 'Correct these words; those that are right belong into site/tests/copy/words.txt.';

/** Not all: some errors make another German word, as 'Karen' for 'Karten' does. */
const FOUND_SHARE = 0.9;

function words(text: string): string[] {
	return text.replace(NO_WORDS, ' ').match(WORDS) ?? [];
}

describe('German spelling', () => {
	let dictionary: Dictionary;
	let texts: readonly Text[];
	before(async () => {
		dictionary = new Dictionary();
		texts = [...(await shownTexts()), ...localeTexts()];
	});

	function unknown(): string[] {
		const places = new Map<string, string>();
		for (const { where, text } of texts) {
			for (const word of words(text)) if (!dictionary.knows(word) && !places.has(word)) places.set(word, where);
		}
		return [...places].map(([word, where]) => `${word} (${where})`).sort();
	}

	it('has no word that neither the dictionary nor our word list knows', () => {
		const words = unknown();
		assert.equal(words.length, 0, `${ADVICE}\n${words.join('\n')}`);
	});

	it('finds typing errors, in compounds too', () => {
		for (const wrong of ['Verien', 'Dauerkate', 'Kassenteamm', 'Barriefreiheit', 'Gesammtsumme', 'tickets', 'Gebürh']) {
			assert.equal(dictionary.knows(wrong), false, wrong);
		}
		for (const right of ['Vereinskasse', 'Steh-', 'Online-Transaktion', 'GRILLSTAND', 'Veranstaltungsorte']) {
			assert.equal(dictionary.knows(right), true, right);
		}
	});

	it('finds nearly every letter that is missing in the middle of a word of the site', (test) => {
		const whole = [...new Set(texts.flatMap(({ text }) => words(text)))].filter((word) => word.length > 5);
		const broken = whole.map((word) => word.slice(0, word.length / 2) + word.slice(word.length / 2 + 1));
		const found = broken.filter((word) => !dictionary.knows(word));
		test.diagnostic(`${found.length} of ${broken.length} found`);
		assert.ok(found.length >= broken.length * FOUND_SHARE);
	});

	it('has a word list without words that the dictionary knows or that stand nowhere', () => {
		assert.deepEqual(dictionary.needless(texts.flatMap(({ text }) => words(text))), []);
	});
});
