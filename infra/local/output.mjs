/**
 * What a step prints: shown at once, or collected while it runs beside another.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** @type {AsyncLocalStorage<Buffer[]>} */
const collecting = new AsyncLocalStorage();

/** Runs a task, and collects what it and its programs print in the place of showing it.
 * @template T @param {() => Promise<T>} task @returns {Promise<{ value: T, output: string }>} */
export async function collected(task) {
	const chunks = [];
	const value = await collecting.run(chunks, task);
	return { value, output: Buffer.concat(chunks).toString() };
}

/** Where the output of the running task is collected; undefined when it is shown. @returns {Buffer[] | undefined} */
export const collection = () => collecting.getStore();

/** Prints lines. @param {string} text */
export function print(text) {
	const chunks = collection();
	if (chunks) chunks.push(Buffer.from(`${text}\n`));
	else console.log(text);
}
