/**
 * A program that runs until it is ended.
 */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end, start } from './children.mjs';
import { Failure } from './failure.mjs';
import { endOf } from './output.mjs';

/** Lines of a service's log that its failure repeats. */
const LAST_LINES = 5;

/** Pause between two tries to reach a service, in milliseconds. */
const RETRY_MS = 50;

/**
 * @typedef {object} Service
 * @property {Promise<Failure>} ended settles when it could not start or ends by itself, with what to show
 * @property {(url: string) => Promise<void>} answers resolves when the address answers with a status below 500, rejects with the
 *   Failure when the service ends before
 * @property {() => Promise<void>} stop ends it and waits until it is gone
 */

/** Starts a program whose output goes to `<logDir>/<name>.log`.
 * @param {object} options
 * @param {string} options.name as messages call it
 * @param {string} options.command @param {string[]} options.args
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.logDir
 * @param {string} [options.cwd]
 * @returns {Service} */
export function startService({ name, command, args, env, logDir, cwd }) {
	mkdirSync(logDir, { recursive: true });
	const log = join(logDir, `${name.toLowerCase().replaceAll(' ', '-')}.log`);
	const output = openSync(log, 'w');
	const child = start(command, args, { cwd, env, stdio: ['ignore', output, output] });
	closeSync(output);
	let stopping = false;
	/** @type {Promise<Failure>} */
	const ended = new Promise((resolve) => {
		child.once('error', (error) => resolve(new Failure(`The ${name} could not start: ${error.message}`)));
		child.once('exit', (code, signal) => {
			if (!stopping) resolve(new Failure(`The ${name} ended (${code ?? signal}):\n${endOf(log, LAST_LINES)}`));
		});
	});
	return {
		ended,
		async answers(url) {
			while (!stopping && !(await isUp(url))) {
				const failure = await Promise.race([ended, pause(RETRY_MS)]);
				if (failure) throw failure;
			}
		},
		async stop() {
			stopping = true;
			await end(child);
		},
	};
}

async function isUp(url) {
	try {
		const response = await fetch(url, { redirect: 'manual' });
		await response.arrayBuffer();
		return response.status < 500;
	} catch {
		return false;
	}
}
