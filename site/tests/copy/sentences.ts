import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { isWhole, sentencesOf, wordsOf } from './sentence';
import { localeTexts, shownTexts, type Text } from './texts';

/** A sentence of more words is a long one; so many in a hundred may be: issue of the proof. */
const LONG = 25;
const LONG_SHARE = 0.02;
/** Lists of search words are no sentences. */
const KEYWORDS = /^(?:[^,.!?]+, ){2,}[^,.!?]+$/;

describe('German sentences', () => {
	let sentences: Map<string, Text>;
	before(async () => {
		const texts = [...(await shownTexts()), ...localeTexts()].filter(({ text }) => !KEYWORDS.test(text));
		sentences = new Map(
			texts.flatMap((text) => sentencesOf(text.text).map((sentence): [string, Text] => [sentence, text])),
		);
	});

	it(`have more than ${LONG} words in ${LONG_SHARE * 100} % of cases at most`, (test) => {
		const whole = [...sentences.keys()].filter((sentence) => isWhole(sentence) || wordsOf(sentence).length > LONG);
		const long = whole.filter((sentence) => wordsOf(sentence).length > LONG);
		for (const sentence of long) test.diagnostic(`${wordsOf(sentence).length} words: ${sentence}`);
		test.diagnostic(`${long.length} of ${whole.length} sentences are long`);
		assert.ok(whole.length > 1000, `only ${whole.length} sentences were read`);
		assert.ok(long.length <= whole.length * LONG_SHARE, long.join('\n'));
	});
});
