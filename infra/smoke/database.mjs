/**
 * What becomes of a smoke test's message, by the tool with which people read and close leads.
 */
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { builtProgram, ROOT } from '../machine/places.mjs';
import { run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';

/** Tries until the mails are there, and the pause between two of them in milliseconds. */
const TRIES = 60;
const PAUSE_MS = 1_000;

/** What to try when the message isn't where it should be. */
const OTHER_PORT = 'If npm start runs with DYNAMODB_PORT, set the same DYNAMODB_PORT here';
const UNVERIFIED =
	'Is the sender verified? aws sesv2 get-email-identity --email-identity <its address or domain>: VerifiedForSendingStatus';

/**
 * @typedef {object} Database the leads table
 * @property {readonly string[]} place the tool's options that say where it is
 * @property {Record<string, string>} [env] further settings of the tool
 * @property {number} [tries] until the mails are there, a second apart
 */

/** Waits until both mails of the stored message are sent. The tool has to be built.
 * @param {import('./findings.mjs').Findings} findings @param {string} reference
 * @param {Database} database
 * @throws {Failure} when there is no such database */
export async function checkStored(findings, reference, database) {
	const isLocal = database.place.includes('--local');
	// An accepted message is stored: a consistent read finds it at once, or never.
	let records = show(reference, database);
	findings.check(
		records.length > 0,
		`There is no message ${reference} in the table${isLocal ? `. ${OTHER_PORT}` : ''}`,
	);
	if (records.length === 0) return;
	for (let left = database.tries ?? TRIES; left > 0 && records.some(isOnItsWay); left -= 1) {
		await pause(PAUSE_MS);
		records = show(reference, database);
	}
	for (const [mail, name] of [
		['salesMail', 'mail to sales'],
		['acknowledgement', 'acknowledgement'],
	]) {
		const item = records.find(({ sk }) => sk === `MAIL#${mail}`);
		const reason = item?.reason ? ` (${item.mailState}: ${item.reason})` : '';
		const advice = isLocal ? '' : `. ${UNVERIFIED}`;
		findings.check(item?.mailState === 'sent', `The ${name} for ${reference} was not sent${reason}${advice}`);
	}
}

/** Closes the message with the tool, which tells the hook too. Nobody answers a smoke test, and after a day an alarm would fire.
 * @param {string} reference @param {Database} database
 * @returns {Promise<boolean>} false when it is still open; the tool says why */
export const close = (reference, { place, env }) =>
	run(builtProgram('leads'), [...place, 'close', reference], { cwd: ROOT, env: { ...process.env, ...env } });

const isOnItsWay = ({ mailState }) => ['due', 'claimed'].includes(mailState);

/** The message's records as they stand in the table; none is what the tool's exit code 3 says.
 * @param {string} reference @param {Database} database @returns {any[]} */
function show(reference, { place, env }) {
	const args = [...place, 'show', '--raw', reference];
	const { status, stdout, stderr } = spawnSync(builtProgram('leads'), args, {
		env: { ...process.env, ...env },
		encoding: 'utf8',
	});
	if (status === 0) return JSON.parse(stdout);
	if (status === 3) return [];
	throw new Failure(stderr.trim());
}
