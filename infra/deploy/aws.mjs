/**
 * Questions to AWS, through its command-line tool: it knows profiles, single sign-on and roles.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const program = promisify(execFile);

/** Asks AWS.
 * @param {string} region @param {...string} args of the AWS CLI, such as `sts`, `get-caller-identity`
 * @returns {Promise<{ answer?: any, code?: string, message?: string }>} the parsed answer; else the error's code, where
 *   AWS itself refused, and its message in one line */
export async function ask(region, ...args) {
	try {
		const env = { ...process.env, AWS_PAGER: '' };
		const { stdout } = await program('aws', [...args, '--region', region, '--output', 'json'], { env });
		return { answer: stdout.trim() === '' ? {} : JSON.parse(stdout) };
	} catch (error) {
		const message = (error.stderr || error.message).trim().replace(/\s+/g, ' ');
		return { code: /An error occurred \((\w+)\)/.exec(message)?.[1], message };
	}
}

/** @typedef {{ problem?: string, note?: string }} Answer a `problem` stops a deployment, a `note` doesn't */

/** A question that this login may not ask is no reason to stop.
 * @param {string} what @param {{ message?: string }} refused of `ask` @returns {Answer} */
export const unasked = (what, { message }) => ({ note: `${what} could not be asked: ${message}` });
