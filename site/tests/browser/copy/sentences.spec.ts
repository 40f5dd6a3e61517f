import { expect, test } from './fixtures';
import { isWhole, sentencesOf, wordsOf } from './sentence';

/** A sentence of more words is a long one; so many in a hundred may be: issue of the proof. */
const LONG = 25;
const LONG_SHARE = 0.02;
/** Lists of search words are no sentences. */
const KEYWORDS = /^(?:[^,.!?]+, ){2,}[^,.!?]+$/;

test(`of the German sentences at most ${LONG_SHARE * 100} % have more than ${LONG} words`, ({ texts }) => {
	const sentences = new Set(texts.filter(({ text }) => !KEYWORDS.test(text)).flatMap(({ text }) => sentencesOf(text)));
	const whole = [...sentences].filter((sentence) => isWhole(sentence) || wordsOf(sentence).length > LONG);
	const long = whole.filter((sentence) => wordsOf(sentence).length > LONG);
	expect(whole.length).toBeGreaterThan(1_000);
	expect(long.length, `of ${whole.length}:\n${long.join('\n')}`).toBeLessThanOrEqual(whole.length * LONG_SHARE);
});
