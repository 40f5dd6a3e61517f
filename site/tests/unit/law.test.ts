import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pages } from '../../src/routes';
import { localeTexts } from '../browser/copy/texts';
import { wordsOf } from './offer/rendered';
import { builtPage } from './structured-data/blocks';

/** What makes a sentence one of law: a paragraph, a decision or a letter, or how long papers are kept. */
const LAW = /§|\b(?:Urteil|Beschluss|Schreiben) vom\b|\b(?:hebt|heben|bewahr\p{L}*)\b[^.]*\bJahre|Jahre aufbewahr/u;

/** Duties of clubs, by the words that no sentence about them does without. */
const DUTY =
	/Ladenkasse|ELSTER|(?:braucht|verlangt) (?:dafür )?eine TSE|Nachschau\b|Kassenbuch gehört|Buchungsbelege|(?:Speisen|Getränke) \d+\u00a0%/;

const NOTE = /Rechtsstand: \d\d\.\d\d\.\d{4}\. Das ist keine Steuer- oder Rechtsberatung\./g;

/** What a visitor reads of a built page. */
function readOn(path: string): string {
	return wordsOf(builtPage(join(path, 'index.html')).replace(/<(script|style)\b.*?<\/\1>/gs, ' '));
}

const notesOf = (words: string) => words.match(NOTE) ?? [];

describe('a page that states law', () => {
	// The legal pages are no statements about law: they are what applies, with a date of their own.
	const offers = pages.filter(({ path }) => !path.startsWith('/legal/'));

	for (const { path } of offers) {
		const words = readOn(path);
		if (!LAW.test(words)) continue;
		it(`says once when that was checked, and that it is no advice: ${path}`, () => {
			assert.equal(notesOf(words).length, 1);
		});
	}

	it('is told from one that states none, which has no note', () => {
		const without = offers.map(({ path }) => readOn(path)).filter((words) => !LAW.test(words));
		assert.ok(without.length > 5 && without.length < offers.length - 5);
		assert.deepEqual(without.flatMap(notesOf), []);
	});

	it('names the paragraph or the decision of each duty', () => {
		const texts = localeTexts().filter(
			({ where, key }) => /\/(?:solutions|devices|ecosystem)\//.test(where) && /\.(?:text|answer)$/.test(key),
		);
		const duties = texts.filter(({ text }) => DUTY.test(text));
		assert.ok(duties.length > 10);
		assert.deepEqual(
			duties.filter(({ text }) => !LAW.test(text)).map(({ where, text }) => `${where}: ${text}`),
			[],
		);
	});
});
