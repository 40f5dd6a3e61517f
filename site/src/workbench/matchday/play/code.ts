/** What the QR code of a ticket says. It names a ticket of this evening and nothing else, and says first that it is a sample. */

/** Scanners put a sign of the kind of code before it, and on a keyboard of another country they type other signs. */
const CODE = /^(?:(?:\][a-z]\d)?[^\p{L}\d]{0,3}muster[^\p{L}\d]{0,3})?([1-9]\d{2,3})$/iu;

/** The text of a ticket's code: 'MUSTER 1014'. In capitals, which take fewer modules. */
export function codeOf(number: number): string {
	return `MUSTER ${number}`;
}

/** The number in what a code says, or in what somebody typed; undefined for every other text. */
export function numberIn(text: string): number | undefined {
	const digits = CODE.exec(text.trim())?.[1];
	return digits === undefined ? undefined : Number(digits);
}
