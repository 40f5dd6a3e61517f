/**
 * Leads as they lie in the table: functions/leads/src/lead.rs.
 */

/** Characters of a reference: functions/leads/src/reference.rs. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

let count = 0;

/** A lead that nobody wrote to yet, with a reference and an address of its own.
 * @returns {{ reference: string, email: string, item: Record<string, { S: string } | { N: string }> }} */
export function newLead() {
	count += 1;
	const code = [7, 6, 5, 4, 3, 2, 1, 0].map((place) => ALPHABET[Math.floor(count / 30 ** place) % 30]);
	const reference = `${code.slice(0, 4).join('')}-${code.slice(4).join('')}`;
	const email = `visitor${count}@visitor.example`;
	const texts = {
		pk: `LEAD#${reference}`,
		sk: 'CONTACT',
		reference,
		createdAt: new Date().toISOString(),
		leadState: 'open',
		firstName: 'Erika',
		lastName: 'Mustermann',
		email,
		message: 'Wie geht das?',
		verdict: 'clean',
	};
	const item = Object.fromEntries(Object.entries(texts).map(([name, S]) => [name, { S }]));
	return { reference, email, item: { ...item, expiresAt: { N: '4102444800' } } };
}

/** A lead that no version of the mailer can read: its message is missing. */
export function unreadableLead() {
	const { item, ...lead } = newLead();
	const { message: _, ...rest } = item;
	return { ...lead, item: rest };
}
