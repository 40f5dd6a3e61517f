/** Whole numbers as bytes, seven bits each, the lowest first (LEB128, as in WebAssembly): small numbers take one byte. */

const MORE = 0x80;
/** Bytes of the longest number: 28 bits. */
const LONGEST = 4;

/** Appends a whole number, from 0 to 2^28 - 1. */
export function pushNumber(bytes: number[], number: number): void {
	let rest = number;
	for (; rest >= MORE; rest = Math.floor(rest / MORE)) bytes.push((rest % MORE) + MORE);
	bytes.push(rest);
}

/** Reads numbers and texts, one after the other. */
export class Bytes {
	readonly #bytes: Uint8Array;
	#at = 0;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
	}

	/** @throws when the bytes end within it, or it is too long */
	number(): number {
		let [number, worth] = [0, 1];
		for (let length = 0; length < LONGEST; length++, worth *= MORE) {
			const byte = this.#bytes[this.#at++];
			if (byte === undefined) break;
			number += (byte % MORE) * worth;
			if (byte < MORE) return number;
		}
		throw new RangeError('no number');
	}

	/** A text in UTF-8, behind its length in bytes.
	 * @throws when the bytes end within it, or are no text */
	text(): string {
		const length = this.number();
		const part = this.#bytes.subarray(this.#at, this.#at + length);
		if (part.length < length) throw new RangeError('no text');
		this.#at += length;
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(part);
	}
}

/** Appends a text. */
export function pushText(bytes: number[], text: string): void {
	const encoded = new TextEncoder().encode(text);
	pushNumber(bytes, encoded.length);
	bytes.push(...encoded);
}
