/** What the QR code of a ticket says, a sample first of all: 'MUSTER 1014'. In capitals, which take fewer modules. */
export function codeOf(number: number): string {
	return `MUSTER ${number}`;
}

/** The number of a ticket in what somebody typed or scanned: '1014', 'Nr. 1014', 'MUSTER 1014'. Undefined for every other text. */
export function numberIn(text: string): number | undefined {
	return Number(/^\D*([1-9]\d{2,3})\D*$/.exec(text)?.[1]) || undefined;
}
