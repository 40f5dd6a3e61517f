/**
 * The output of a step: written to its log, and shown only with --verbose.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Lines at the end of a log that say why a step failed: fifteen faults of a browser with their places fit into it. */
const TOLD = 200;

/** @type {AsyncLocalStorage<(chunk: string | Buffer) => void>} */
const writing = new AsyncLocalStorage();

/** Runs a task, with what it and its programs print in a log of its own.
 * @template T @param {string} path of the log @param {() => Promise<T>} task @returns {Promise<T>} */
export async function logged(path, task) {
	mkdirSync(dirname(path), { recursive: true });
	const file = openSync(path, 'w');
	try {
		return await writing.run((chunk) => appendFileSync(file, chunk), task);
	} finally {
		closeSync(file);
	}
}

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
