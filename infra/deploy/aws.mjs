/**
 * Questions to AWS, through its command-line tool: it knows profiles, single sign-on and roles.
 */
import { spawnSync } from 'node:child_process';

/** Asks AWS.
 * @param {string} region @param {...string} args of the AWS CLI, such as `sts`, `get-caller-identity`
 * @returns {{ answer?: any, code?: string, message?: string }} the parsed answer; else the error's code, where AWS
 *   itself refused, and its message in one line */
export function ask(region, ...args) {
	const options = { encoding: 'utf8', env: { ...process.env, AWS_PAGER: '' } };
	const { status, stdout, stderr, error } = spawnSync(
		'aws',
		[...args, '--region', region, '--output', 'json'],
		options,
	);
	if (status === 0) return { answer: stdout.trim() === '' ? {} : JSON.parse(stdout) };
	const message = (stderr ?? String(error)).trim().replace(/\s+/g, ' ');
	return { code: /An error occurred \((\w+)\)/.exec(message)?.[1], message };
}

/** @typedef {{ problem?: string, note?: string }} Answer a `problem` stops a deployment, a `note` doesn't */

/** A question that this login may not ask is no reason to stop.
 * @param {string} what @param {{ message?: string }} refused of `ask` @returns {Answer} */
export const unasked = (what, { message }) => ({ note: `${what} could not be asked: ${message}` });
