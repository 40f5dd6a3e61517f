/**
 * The leads table of a stage.
 */
import { aws, outputsOf } from './account.mjs';

/** The key of a lead, as the AWS CLI takes it. @param {string} reference */
const keyOf = (reference) => JSON.stringify({ pk: { S: `LEAD#${reference}` }, sk: { S: 'CONTACT' } });

/** A lead as it is stored. @param {string} stage @param {string} reference @returns {Promise<Record<string, { S?: string }>>} */
export async function lead(stage, reference) {
	const table = ['--table-name', outputsOf(stage).LeadsTableName, '--consistent-read'];
	return (await aws('dynamodb', 'get-item', ...table, '--key', keyOf(reference))).Item;
}

/** Makes a lead as old as this. @param {string} stage @param {string} reference @param {number} hours */
export async function age(stage, reference, hours) {
	await setBack(stage, keyOf(reference), 'createdAt', hours);
}

/** Sets the last list to sales one hour back, so that the reminder may send another. @param {string} stage */
export async function passHourOfLists(stage) {
	await setBack(stage, JSON.stringify({ pk: { S: 'REMINDER' }, sk: { S: 'LAST' } }), 'sentAt', 1);
}

/** Sets a time of an item to so many hours ago. */
async function setBack(stage, key, name, hours) {
	const values = JSON.stringify({ ':then': { S: new Date(Date.now() - hours * 3_600_000).toISOString() } });
	const table = ['--table-name', outputsOf(stage).LeadsTableName, '--key', key];
	const change = ['--update-expression', `SET ${name} = :then`, '--expression-attribute-values', values];
	await aws('dynamodb', 'update-item', ...table, ...change);
}
