/** Sentences of a text, each without the space behind it; a line ends one too. */
const SENTENCES = /\S.*?(?:[.!?:](?=\s)|$)/gm;

/** Texts as paragraphs, without room where one of them is empty. */
function joined(...texts: readonly string[]): string {
	return texts
		.map((text) => text.trim())
		.filter(Boolean)
		.join('\n\n');
}

/**
 * A message with a part of the page's, in the place of what that part was before. Sentences in it that somebody has changed
 * or added are theirs: they stay, below the new part.
 *
 * @param before the part as it was put there last, if it was
 */
export function withPart(message: string, part: string, before = ''): string {
	let at = before === '' ? -1 : message.indexOf(before);
	if (at >= 0) return message.slice(0, at) + part + message.slice(at + before.length);
	let rest = message;
	let from = 0;
	for (const sentence of before.match(SENTENCES) ?? []) {
		const found = rest.indexOf(sentence, from);
		if (found < 0) continue;
		if (at < 0) at = found;
		from = found;
		rest = rest.slice(0, found) + rest.slice(found + sentence.length);
	}
	if (at < 0) return joined(message, part);
	return joined(rest.slice(0, at), part, rest.slice(at).replace(/\s*\n\s*\n\s*/g, '\n\n'));
}
