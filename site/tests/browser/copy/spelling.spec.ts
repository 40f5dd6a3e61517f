import { Dictionary } from './dictionary';
import { expect, test } from './fixtures';

// One reading of pages and dictionary is enough for all.
test.describe.configure({ mode: 'default' });

/** Addresses, files and codes: no words. */
const NO_WORDS =
	/(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:txt|zip|example|de)\b|\S*=\S*|\S*…\S+|\S+…\S*/g;
const WORDS = /[\p{L}\d][\p{L}\d’]*(?:-[\p{L}\d’]+)*-?/gu;

const ADVICE = 'Correct these words; those that are right belong into site/tests/browser/copy/words.txt.';

/** Not all: some errors make another German word, as 'Karen' for 'Karten' does. */
const FOUND_SHARE = 0.9;

let dictionary: Dictionary;
test.beforeAll(() => {
	dictionary = new Dictionary();
});

function words(text: string): string[] {
	return text.replace(NO_WORDS, ' ').match(WORDS) ?? [];
}

test.describe('German spelling', () => {
	test('has no word that neither the dictionary nor our word list knows', ({ texts }) => {
		const places = new Map<string, string>();
		for (const { where, text } of texts) {
			for (const word of words(text)) if (!dictionary.knows(word) && !places.has(word)) places.set(word, where);
		}
		expect([...places].map(([word, where]) => `${word} (${where})`).sort(), ADVICE).toEqual([]);
	});

	test('finds typing errors, in compounds too', () => {
		for (const wrong of ['Verien', 'Dauerkate', 'Kassenteamm', 'Barriefreiheit', 'Gesammtsumme', 'tickets', 'Gebürh']) {
			expect(dictionary.knows(wrong), wrong).toBe(false);
		}
		for (const right of ['Vereinskasse', 'Steh-', 'Online-Transaktion', 'GRILLSTAND', 'Veranstaltungsorte']) {
			expect(dictionary.knows(right), right).toBe(true);
		}
	});

	test('finds nearly every letter that is missing in the middle of a word of the site', ({ texts }) => {
		const whole = [...new Set(texts.flatMap(({ text }) => words(text)))].filter((word) => word.length > 5);
		const broken = whole.map((word) => word.slice(0, word.length / 2) + word.slice(word.length / 2 + 1));
		const found = broken.filter((word) => !dictionary.knows(word));
		expect(found.length, `of ${broken.length}`).toBeGreaterThanOrEqual(broken.length * FOUND_SHARE);
	});

	test('has a word list without words that the dictionary knows or that stand nowhere', ({ texts }) => {
		expect(dictionary.needless(texts.flatMap(({ text }) => words(text)))).toEqual([]);
	});
});
