import type { Challenge } from '../contract/generated/challenge';

/** Hashes asked for at once: in Firefox 15 times as fast as one by one, in WebKit more than 4 times. */
const BATCH = 256;

/** The number whose SHA-256 behind the salt is the challenge, in decimal digits; undefined when none up to the largest is. */
export async function findNumber({ algorithm, challenge, maxnumber, salt }: Challenge): Promise<number | undefined> {
	const encoder = new TextEncoder();
	const wanted = Uint8Array.from(challenge.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
	for (let first = 0; first <= maxnumber; first += BATCH) {
		const length = Math.min(BATCH, maxnumber + 1 - first);
		const hashes = await Promise.all(
			Array.from({ length }, (_, index) => crypto.subtle.digest(algorithm, encoder.encode(`${salt}${first + index}`))),
		);
		const found = hashes.findIndex((hash) => new Uint8Array(hash).every((byte, place) => byte === wanted[place]));
		if (found !== -1) return first + found;
	}
	return undefined;
}
