/**
 * Leads as they lie in the table: functions/leads/src/table/lead.rs.
 */

/** Characters of a reference: functions/leads/src/table/reference.rs. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A time that no test lives to see, in seconds since 1970. */
const EXPIRES = '4102444800';

let count = 0;

/** @typedef {Record<string, { S: string } | { N: string }>} Item */

/** A lead that nobody wrote to yet, with a reference and an address of its own, and its two mails that are due.
 * @returns {{ reference: string, email: string, item: Item, mails: Item[] }} */
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
	const mails = ['salesMail', 'acknowledgement'].map((kind) => queued(texts, kind));
	return { reference, email, item: { ...item, expiresAt: { N: EXPIRES } }, mails };
}

/** A mail as it is queued: functions/leads/src/table/mail.rs. */
function queued({ pk, reference, createdAt }, kind) {
	const texts = { pk, sk: `MAIL#${kind}`, reference, mail: kind, mailState: 'due', queue: 'due', queuedAt: createdAt };
	const item = Object.fromEntries(Object.entries(texts).map(([name, S]) => [name, { S }]));
	const dueAt = Math.floor(Date.parse(createdAt) / 1_000);
	return { ...item, dueAt: { N: `${dueAt}` }, attempts: { N: '0' }, expiresAt: { N: EXPIRES } };
}

/** A lead that no version of the mailer can read: its message is missing. */
export function unreadableLead() {
	const { item, ...lead } = newLead();
	const { message: _, ...rest } = item;
	return { ...lead, item: rest };
}
