import { expect, test } from './fixtures';
import type { Text } from './texts';

/** Signs that are wrong wherever they stand. */
const SIGNS = {
	'a quotation mark other than „…“ and ‚…‘': /["”»«'`´]|“[\p{L}\d]/u,
	'three dots for …': /\.\.\./,
	'a hyphen for a dash': /\s-\s/,
	'a space before a mark': /\s[,;:!?.](?:\s|$)/,
	'a gender mark that screen readers stumble over': /\p{Ll}[:*_/]in(?:nen)?\b/u,
};

/** Places where a line must not break, written with a plain space. */
const BREAKS = {
	'a breaking space between a number and its unit':
		/\d (?:€|%|mm|m|Uhr|Stunden?|Tagen?|Tage|Monate?|Jahre?|Zoll|Cent)(?!\p{L})/u,
	'a breaking space after § or Art.': /(?:§|\bArt\.|\bAbs\.|\bNr\.|\bBuchst\.) [\da-z]/,
	'an abbreviation without its no-break space': /\b(?:z\. ?B|d\. ?h|u\. ?a)\./,
};

/** A figure that stands alone, in large type. */
const FIGURE = /^[\d /]+ \S+$/;
/** Mails have a plain text part, which people search and copy: spaces in it are plain. */
const MAILS = 'locales/de/mail.json';

/** Texts that have a mistake, with their places. */
function having(texts: readonly Text[], mistake: RegExp, isFree = (_: Text) => false): string[] {
	const wrong = texts.filter((text) => mistake.test(text.text) && !isFree(text));
	return wrong.map(({ where, text }) => `${where}: ${text}`);
}

test('German typography never has a wrong sign, and no line breaks where it must not', ({ texts }) => {
	for (const [name, sign] of Object.entries(SIGNS)) expect.soft(having(texts, sign), name).toEqual([]);
	for (const [name, place] of Object.entries(BREAKS)) {
		const wrong = having(texts, place, ({ where, text }) => where === MAILS || FIGURE.test(text));
		expect.soft(wrong, name).toEqual([]);
	}
});
