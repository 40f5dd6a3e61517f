/**
 * The output of a step: written to its log, and shown only with --verbose.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Lines at the end of a log that say why a step failed: fifteen faults of a browser with their places fit into it. */
const TOLD = 200;

/** @type {AsyncLocalStorage<(chunk: string | Buffer) => void>} */
const writing = new AsyncLocalStorage();

/** Runs a task, with what it and its programs print in a log of its own.
 * @template T @param {{ name: string, logs: string, verbose?: boolean }} options name of the log, its folder, and whether each
 *   line is shown as well @param {() => Promise<T>} task @returns {Promise<T>} */
export async function logged({ name, logs, verbose = false }, task) {
	mkdirSync(logs, { recursive: true });
	const file = openSync(logOf(logs, name), 'w');
	let rest = '';
	const write = (chunk) => {
		writeSync(file, chunk);
		if (!verbose) return;
		const lines = (rest + chunk).split('\n');
		rest = lines.pop() ?? '';
		for (const line of lines) console.log(`${name} | ${line}`);
	};
	try {
		return await writing.run(write, task);
	} finally {
		closeSync(file);
	}
}

/** Path of a log. @param {string} logs its folder @param {string} name */
export const logOf = (logs, name) => join(logs, `${name}.log`);

/** The end of a log. @param {string} path */
export function endOf(path) {
	const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
	const end = lines.slice(-TOLD).join('\n');
	return lines.length > TOLD ? `… ${lines.length - TOLD} lines before, in ${path}\n${end}` : end;
}

/** What takes the output of the running task; undefined when it is shown as it comes.
 * @returns {((chunk: string | Buffer) => void) | undefined} */
export const log = () => writing.getStore();

/** Prints lines. @param {string} text */
export function print(text) {
	const write = log();
	if (write) write(`${text}\n`);
	else console.log(text);
}
