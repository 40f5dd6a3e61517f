const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '\u00ad': '' };

/** Lower case without soft hyphens, umlauts spelled out: 'Gebühr' and 'gebuehr' are the same word. */
function normalise(text: string): string {
	return text.toLowerCase().replace(/[äöüß\u00ad]/g, (letter) => SPELLED_OUT[letter] ?? '');
}

/** True when every word of the query, or a part of one, occurs in one of the texts; an empty query fits everything. */
export function fits(query: string, ...texts: readonly string[]): boolean {
	const haystack = normalise(texts.join(' '));
	return normalise(query)
		.split(/\s+/)
		.every((word) => haystack.includes(word));
}
