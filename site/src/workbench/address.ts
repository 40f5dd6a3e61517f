import { FRAGMENT_MAX, type Reading, readState } from './state';

/** What `state.ts` writes begins with a digit; a place on a page, as `#inhalt` is one, with a letter. */
const PLACE = /^#[a-z]/i;
/** What programs for mail and messengers put behind an address. */
const APPENDED = /[?&#]/;
/** What they put into it or around it: line breaks, quotes, brackets, the end of a sentence. */
const FOREIGN = /(?:%[0-9a-f]{2}|[^\w-])+/gi;
/** Times that an address was encoded, at most. */
const ENCODINGS = 3;
/** Places in an address at which something foreign may be. */
const PIECES_MAX = 64;

function decoded(fragment: string): string {
	let text = fragment;
	// Only bytes of ASCII: decoding these never throws.
	for (let times = 0; times < ENCODINGS; times++) text = text.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
	return text;
}

/** The fragments that an address may have had before others changed it, the likeliest first. */
function originals(fragment: string): readonly string[] {
	const [version, values] =
		decoded(fragment)
			.match(/^[#\s]*(\d+\.)(.*)$/s)
			?.slice(1) ?? [];
	if (!version || !values) return [];
	const pieces = values.split(APPENDED, 1).join().split(FOREIGN).slice(0, PIECES_MAX);
	return pieces
		.map((_, at) => `#${version}${pieces.slice(0, at + 1).join('')}`)
		.reverse()
		.flatMap((whole) => [whole, whole.replace(/[-_]+$/, '')]);
}

/**
 * What an address fragment says of the tools, also when mail programs, messengers or sentences have left something in it;
 * nothing when it leads to a place on the page, or is empty.
 */
export function readAddress(fragment: string): Reading | undefined {
	if (fragment === '' || fragment === '#' || PLACE.test(fragment)) return undefined;
	const written = readState(fragment);
	if (written.ok || fragment.length > 2 * FRAGMENT_MAX) return written;
	for (const original of originals(fragment)) {
		const reading = readState(original);
		if (reading.ok) return reading;
	}
	return written;
}
