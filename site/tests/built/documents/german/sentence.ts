/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATIONS = /(?<![\p{L}\d])(?:z\.\s?B|d\.\s?h|u\.\s?a|Art|Abs|Nr|Buchst|Sa|MwSt|Mitgliedsnr)\./gu;
/** A date's day: '12. Juni'. */
const ORDINALS = /(?<=\d)\.(?=\s\p{Lu})/gu;

/** The sentences of a text; a text without a full stop is one. */
export function sentencesOf(text: string): string[] {
	const joined = text.replace(ABBREVIATIONS, (short) => short.replaceAll('.', '')).replace(ORDINALS, '');
	return joined.split(/(?<=[.!?…]["“»]?)\s+/).filter((sentence) => wordsOf(sentence).length > 0);
}

/** Words and numbers, in small letters. */
export function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\d](?:[\p{L}\d’.,:-]*[\p{L}\d])?/gu) ?? [];
}

/** True for a sentence with a verb, as far as its end tells; headings and labels have none. */
export function isWhole(sentence: string): boolean {
	return /[.!?:…]["“»]?$/.test(sentence);
}
