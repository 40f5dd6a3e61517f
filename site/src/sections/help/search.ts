import { unhyphenated } from '../../i18n/hyphens';

/** What can be found. */
export interface Searchable {
	/** What it says. */
	readonly texts: readonly string[];
	/** Further words that people ask it by. */
	readonly words?: string | undefined;
}

const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Words of every question: they say nothing about its subject. */
const EMPTY = new Set(
	(
		'aber als am an auch auf aus bei beim bin bis da dafuer darf das dass dem den denn der des die dies diese doch du duerfen ' +
		'eigentlich ein eine einem einen einer er es etwas euch euer eure fuer geht gibt hab habe haben hat ich ihr im in ist ja ' +
		'kann koennen man mein mit muessen muss nach nicht noch nur ob oder sich sie sind so soll sollen ueber um und uns unser ' +
		'unsere vom von vor wann war was welche welcher welches wenn wer werden wie wieviel wir wird wo wollen zu zum zur'
	).split(' '),
);

/** What German words end with, the longest first. */
const ENDING = /(?:ungen|ung|ieren|iert|enden|end|eten|ten|est|en|er|em|es|et|st|te|e|n|s|t)$/;
/** Letters that a word keeps: what is shorter is no stem. */
const STEM = 4;
/** Letters from which on one may be wrong. */
const TYPO = 5;

/** Lower case without soft hyphens, umlauts spelled out: 'Gebühr' and 'gebuehr' are the same word. */
function wordsOf(text: string): string[] {
	const letters = unhyphenated(text).normalize('NFKC').toLowerCase();
	return letters.replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** 'Auszahlung' and 'auszahlen' are the same word. */
function stem(word: string): string {
	const cut = word.replace(ENDING, '');
	return cut.length >= STEM ? cut : word;
}

/** What is asked, without the words of every question; all of them when there are no others. */
function asked(query: string): string[] {
	const words = wordsOf(query);
	const telling = words.filter((word) => !EMPTY.has(word));
	return telling.length > 0 ? telling : words;
}

/** True when one letter is missing, too many, another, or changed places with its neighbour. */
function isTypo(a: string, b: string): boolean {
	if (Math.abs(a.length - b.length) > 1) return false;
	let at = 0;
	while (at < a.length && a[at] === b[at]) at++;
	const [rest, other] = [a.slice(at), b.slice(at)];
	const swapped =
		rest.slice(0, 2) === other.slice(0, 2).split('').reverse().join('') && rest.slice(2) === other.slice(2);
	return swapped || rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1);
}

/** True for a word of the text that this one is a part of, in another ending or with one letter wrong. */
function occurs(word: string, words: ReadonlySet<string>): boolean {
	const root = stem(word);
	for (const other of words)
		if (other.includes(root) || (word.length >= TYPO && isTypo(root, stem(other)))) return true;
	return false;
}

function wordsIn({ texts, words = '' }: Searchable): ReadonlySet<string> {
	return new Set(wordsOf([...texts, words].join(' ')));
}

/** True when every telling word of the query occurs in the entry; an empty query matches everything. */
export function matches(query: string, entry: Searchable): boolean {
	const words = wordsIn(entry);
	return asked(query).every((word) => occurs(word, words));
}
