/**
 * The output of a step, which goes into a log of its own.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** The open log of the running step. @type {AsyncLocalStorage<number>} */
const logs = new AsyncLocalStorage();

/** Runs a task, with what it and its programs print in a log.
 * @template T @param {string} path of the log @param {() => Promise<T>} task @returns {Promise<T>} */
export async function logged(path, task) {
	mkdirSync(dirname(path), { recursive: true });
	const file = openSync(path, 'w');
	try {
		return await logs.run(file, task);
	} finally {
		closeSync(file);
	}
}

/** Descriptor of the log of the running task; undefined when its output is shown as it comes. */
export const logFile = () => logs.getStore();

/** The last lines of a log. @param {string} path @param {number} count */
export function endOf(path, count) {
	const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
	const end = lines.slice(-count).join('\n');
	return lines.length > count ? `… ${lines.length - count} lines before, in ${path}\n${end}` : end;
}

/** Prints lines. @param {string} text */
export function print(text) {
	const file = logFile();
	if (file === undefined) console.log(text);
	else writeSync(file, `${text}\n`);
}
