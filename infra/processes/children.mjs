/**
 * Child processes that never outlive this one.
 */
import { spawn } from 'node:child_process';
import { guard, guardEnded } from './guard.mjs';
import { log } from './output.mjs';

/** Time that a child has to end by itself before it is killed, in milliseconds. */
const GRACE_MS = 5_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// The last resort: reached also when a step throws or calls process.exit.
process.on('exit', () => {
	for (const child of running) signal(child, 'SIGKILL');
});

/** Starts a program as leader of its own process group, so that its own children end with it.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} options */
export function start(command, args, options = {}) {
	const child = spawn(command, args, { ...options, detached: true });
	// A program that could not be started has no pid; its `error` event says so.
	if (child.pid !== undefined) note(() => running.add(child));
	child.once('exit', () => note(() => running.delete(child)));
	return child;
}

/** Changes the set of running children, and passes it to the guard. */
function note(change) {
	change();
	guard([...running].flatMap(({ pid }) => pid ?? []));
}

/** Runs a program to its end with its output shown, or in the log of the running step (output.mjs).
 * @returns {Promise<boolean>} true when it ended with exit code 0 */
export function run(command, args, options = {}) {
	const write = log();
	const output = write ? 'pipe' : 'inherit';
	return new Promise((resolve) => {
		const child = start(command, args, { stdio: ['ignore', output, output], ...options });
		for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => write?.(chunk));
		child.once('error', (error) => {
			write?.(`${error.message}\n`);
			resolve(false);
		});
		child.once('close', (code) => resolve(code === 0));
	});
}

/** Ends a child and waits until it is gone.
 * @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
export function end(child) {
	if (!running.has(child)) return Promise.resolve();
	return new Promise((resolve) => {
		const timer = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS);
		child.once('exit', () => {
			clearTimeout(timer);
			resolve();
		});
		signal(child, 'SIGTERM');
	});
}

/** Ends every child; nothing that this process started is left then. @returns {Promise<void>} */
export async function endAll() {
	await Promise.all([...running].map(end));
	await guardEnded();
}

function signal(child, name) {
	try {
		process.kill(-child.pid, name);
	} catch (error) {
		// It ended between the check and the signal.
		if (error.code !== 'ESRCH') throw error;
	}
}
