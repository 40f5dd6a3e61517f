/**
 * Looks into the leads table whether a message was stored and mailed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../processes/failure.mjs';
import { signed } from './signature.mjs';

/** Tries until the mails are there, and the pause between two of them in milliseconds. */
const TRIES = 60;
const PAUSE_MS = 1_000;

/** What to try when the message isn't where it should be. */
const OTHER_PORT = 'If npm start runs with DYNAMODB_PORT, set the same DYNAMODB_PORT here';
const UNVERIFIED =
	'Is the sender verified? aws sesv2 get-email-identity --email-identity <its address or domain>: VerifiedForSendingStatus';

/**
 * @typedef {object} Database the leads table, and where it is
 * @property {string} endpoint @property {string} table @property {string} region
 * @property {import('./signature.mjs').Credentials} credentials
 * @property {boolean} [local] it is that of npm start
 * @property {number} [tries] until the mails are there, a second apart
 */

/** Waits until both mails of the stored message are sent.
 * @param {import('./findings.mjs').Findings} findings @param {string} reference
 * @param {Database} database
 * @throws {Failure} when there is no such database */
export async function checkStored(findings, reference, database) {
	// What was taken is stored: a consistent read sees it at once, or never.
	const lead = await record(reference, 'CONTACT', database);
	const place = `the table ${database.table} at ${database.endpoint}`;
	const hint = database.local ? `. ${OTHER_PORT}` : '';
	findings.check(lead, `The message ${reference} is not in ${place}${hint}`);
	if (!lead) return;
	for (const [mail, name] of [
		['salesMail', 'mail to sales'],
		['acknowledgement', 'acknowledgement'],
	]) {
		const item = await ended(reference, `MAIL#${mail}`, database);
		const reason = item?.reason ? ` (${item.mailState.S}: ${item.reason.S})` : '';
		const advice = database.local ? '' : `. ${UNVERIFIED}`;
		findings.check(item?.mailState.S === 'sent', `The ${name} for ${reference} was not sent${reason}${advice}`);
	}
}

/** A mail, once it is not on its way any more. */
async function ended(reference, sk, database) {
	let item = await record(reference, sk, database);
	const tries = database.tries ?? TRIES;
	for (let attempt = 0; ['due', 'claimed'].includes(item?.mailState.S) && attempt < tries; attempt += 1) {
		await pause(PAUSE_MS);
		item = await record(reference, sk, database);
	}
	return item;
}

/** @param {string} reference @param {string} sk @param {Database} database */
async function record(reference, sk, { endpoint, table, region, credentials, local }) {
	const key = { pk: { S: `LEAD#${reference}` }, sk: { S: sk } };
	const body = JSON.stringify({ TableName: table, Key: key, ConsistentRead: true });
	const request = signed({ endpoint, region, credentials, target: 'DynamoDB_20120810.GetItem', body });
	const hint = local ? ` ${OTHER_PORT}.` : '';
	let response;
	try {
		response = await fetch(endpoint, request);
	} catch (error) {
		throw new Failure(`The database at ${endpoint} can't be reached (${error.cause?.code ?? error.message}).${hint}`);
	}
	const answer = await response.json().catch(() => undefined);
	if (response.ok && answer) return answer.Item;
	const reason = answer?.message ?? answer?.__type ?? 'no DynamoDB';
	throw new Failure(`The database at ${endpoint} answered ${response.status}: ${reason}.${hint}`);
}
