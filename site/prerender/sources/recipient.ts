/** Longest name with its address, in characters. */
const LONGEST = 160;

/**
 * Who gets leads beside us, by the hook of the stack: name and place, from `SITE_LEAD_RECIPIENT`; empty when there is none. The
 * privacy page and the outline of the agreement on processing name them then.
 */
export function leadRecipient(): string {
	const value = (process.env.SITE_LEAD_RECIPIENT ?? '').trim();
	if (value.length > LONGEST || /[\n{}[\]]/.test(value)) {
		throw new Error(`SITE_LEAD_RECIPIENT: set it to a name and its place in one line of at most ${LONGEST} characters`);
	}
	return value;
}
