import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expectNone } from '../../../../infra/testing/faults.mjs';
import { type Document, documents, faultsIn, NOT_FOUND } from '../dist';
import { localeTexts } from './german/texts';
import { said } from './spoken';

/** What makes a sentence one of law: a paragraph, a decision or a letter, or how long papers are kept. */
const LAW = /§|\b(?:Urteil|Beschluss|Schreiben) vom\b|\b(?:hebt|heben|bewahr\p{L}*)\b[^.]*\bJahre|Jahre aufbewahr/u;

/** Duties of clubs, by the words that no sentence about them does without. */
const DUTY =
	/Ladenkasse|ELSTER|(?:braucht|verlangt) (?:dafür )?eine TSE|Nachschau\b|Kassenbuch gehört|Buchungsbelege|(?:Speisen|Getränke) \d+\u00a0%/;

const NOTE = /Rechtsstand: \d\d\.\d\d\.\d{4}\. Das ist keine Steuer- oder Rechtsberatung\./g;

const readOn = (document: Document) => said(document, document.$.root().find('body'));

describe('a page that states law', () => {
	// The legal pages are no statements about law: they are what applies, with a date of their own.
	const offers = documents.filter(({ path }) => !path.startsWith('/legal/') && path !== NOT_FOUND);
	const stating = offers.filter((document) => LAW.test(readOn(document)));

	it('says once when that was checked, and that it is no advice; one that states none says nothing of it', () => {
		assert.ok(stating.length > 5 && stating.length < offers.length - 5, `${stating.length} of ${offers.length}`);
		const faults = faultsIn((document) => {
			const notes = readOn(document).match(NOTE)?.length ?? 0;
			return notes === (stating.includes(document) ? 1 : 0) ? [] : [`${notes} notes on law`];
		}, offers);
		expectNone(faults, 'A page that states law has site/src/ui/LawNote.tsx once, another one has none:');
	});

	it('names the paragraph or the decision of each duty', () => {
		const duties = localeTexts().filter(
			({ where, key, text }) =>
				/\/(?:solutions|devices|ecosystem)\//.test(where) && /\.(?:text|answer)$/.test(key) && DUTY.test(text),
		);
		assert.ok(duties.length > 10, `${duties.length} duties`);
		const bare = duties.filter(({ text }) => !LAW.test(text)).map(({ where, text }) => `${where}: ${text}`);
		expectNone(bare, 'Name the paragraph or the decision in the text:');
	});
});
