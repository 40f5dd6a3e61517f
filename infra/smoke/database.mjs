/**
 * Looks into the leads table whether a message was stored and mailed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { signed } from './signature.mjs';

/** Tries until the mails are there, and the pause between two of them in milliseconds. */
const TRIES = 60;
const PAUSE_MS = 1_000;

/** Waits until the stored message carries the marks of both mails.
 * @param {import('./findings.mjs').Findings} findings @param {string} reference
 * @param {{ endpoint: string, table: string, region: string, credentials: import('./signature.mjs').Credentials }} database */
export async function checkStored(findings, reference, database) {
	let item;
	for (let attempt = 0; attempt < TRIES; attempt += 1) {
		item = await lead(reference, database);
		if (item?.salesMailId && item.acknowledgementId) break;
		await pause(PAUSE_MS);
	}
	findings.check(item, `The message ${reference} is not in the table ${database.table}`);
	findings.check(item?.salesMailId, `The mail to sales for ${reference} was not sent`);
	findings.check(item?.acknowledgementId, `The acknowledgement for ${reference} was not sent`);
}

async function lead(reference, { endpoint, table, region, credentials }) {
	const body = JSON.stringify({ TableName: table, Key: { pk: { S: `LEAD#${reference}` }, sk: { S: 'CONTACT' } } });
	const request = signed({ endpoint, region, credentials, target: 'DynamoDB_20120810.GetItem', body });
	const response = await fetch(endpoint, request);
	const answer = await response.json();
	if (!response.ok) throw new Error(`DynamoDB answered ${response.status}: ${answer.message ?? answer.__type}`);
	return answer.Item;
}
