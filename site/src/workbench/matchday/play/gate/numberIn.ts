/** What the codes of the evening's tickets say before their number. */
const CODE = /^MUSTER (\d{4})$/;
/** A number as it is read out or typed. */
const NUMBER = /^\d{3,4}$/;

/** The ticket number that a code or a typed line means; undefined when it means none. */
export function numberIn(text: string): number | undefined {
	const plain = text.trim();
	const digits = CODE.exec(plain)?.[1] ?? NUMBER.exec(plain)?.[0];
	return digits === undefined ? undefined : Number(digits);
}
