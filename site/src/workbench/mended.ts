/** How mails and messengers break an address: a line's end, a quotation's signs, a soft break (RFC 2045, 6.7), what nobody sees. */
const BREAK = /(?:=20(?=[\s=])|[=>\s\p{DI}])+/u;
const FRAGMENT = /#[a\d=>\s\p{DI}]+\.[\w\-=>\s\p{DI}]*/u;

/** What was written as an address writes it, also where it was written so more than once: `%0D%0A`, `%2520`. */
function decoded(text: string): string {
	return text.replace(/%(?:25)+/g, '%').replace(/(?:%[\da-f]{2})+/gi, (octets) => {
		try {
			return decodeURIComponent(octets);
		} catch {
			return octets;
		}
	});
}

/** A fragment in one piece again. */
interface Mended {
	readonly code: string;
	/** Where its pieces end: words behind the last line look like one more. */
	readonly ends: readonly number[];
}

/** The first fragment in a text that has a state in it, whatever stands around that; empty where there is none. */
export function mended(text: string): Mended {
	const parts = (FRAGMENT.exec(decoded(text))?.[0] ?? '').split(BREAK);
	let length = 0;
	return { code: parts.join(''), ends: parts.map((part) => (length += part.length)) };
}
