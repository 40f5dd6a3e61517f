/** A text that leaves the page or is searched, without the places at which a column may part a word: there they only keep it from being found. */
export function unhyphenated(text: string): string {
	return text.replaceAll('\u00ad', '');
}
