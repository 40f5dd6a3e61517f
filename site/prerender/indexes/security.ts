/** Months from now until security.txt ends: less than the year that RFC 9116 recommends at most (section 2.5.5). */
const MONTHS = 11;

/**
 * security.txt (RFC 9116): where to report a weakness. It ends with a month, so that all builds of one month are alike.
 */
export function securityTxt(origin: string, now: Date): string {
	const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
	return `Contact: ${origin}/contact
Expires: ${expires.toISOString()}
Preferred-Languages: de, en
Canonical: ${origin}/.well-known/security.txt
`;
}
