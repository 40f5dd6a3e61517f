/**
 * Child processes that never outlive this one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { logFile, print } from './output.mjs';

/** Time that a child has to end by itself before it is killed, in milliseconds. */
const GRACE_MS = 5_000;

/** A shell that waits beside a child. When this process is gone, whatever ended it, the pipe between them closes, and the shell kills
 * the child's process group. */
const GUARD = 'read -r _; kill -KILL "-$0"';

/** The running children, each with the promise of its end. @type {Map<import('node:child_process').ChildProcess, Promise<unknown>>} */
const running = new Map();

/** Starts a program as leader of its own process group, so that its own children end with it.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} options */
export function start(command, args, options = {}) {
	const child = spawn(command, args, { ...options, detached: true });
	// A program that could not be started has no pid; its `error` event says so.
	if (child.pid !== undefined) {
		const ended = guarded(child).then(() => running.delete(child));
		running.set(child, ended);
	}
	return child;
}

/** Resolves when the child and its guard are gone. */
async function guarded(child) {
	// By its path, since PATH may be whatever a caller likes.
	const guard = spawn('/bin/sh', ['-c', GUARD, String(child.pid)], {
		cwd: '/',
		stdio: ['pipe', 'ignore', 'ignore'],
		detached: true,
	});
	// Nobody has to wait for the guard of a child that nobody waits for. A pipe to a child is a socket.
	guard.unref();
	/** @type {import('node:net').Socket} */ (guard.stdin).unref();
	const guardEnded = once(guard, 'exit');
	await once(child, 'exit');
	guard.ref();
	guard.kill('SIGKILL');
	await guardEnded;
}

/** Runs a program to its end with its output shown, or in the log of the running step (output.mjs).
 * @returns {Promise<boolean>} true when it ended with exit code 0 */
export function run(command, args, options = {}) {
	const output = logFile() ?? 'inherit';
	return new Promise((resolve) => {
		const child = start(command, args, { stdio: ['ignore', output, output], ...options });
		child.once('error', (error) => {
			print(error.message);
			resolve(false);
		});
		child.once('close', (code) => resolve(code === 0));
	});
}

/** Ends a child and waits until it is gone.
 * @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
export async function end(child) {
	if (!running.has(child)) return;
	signal(child, 'SIGTERM');
	const timer = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS);
	await running.get(child);
	clearTimeout(timer);
}

/** Ends every child; nothing that this process started is left then. @returns {Promise<void>} */
export async function endAll() {
	await Promise.all(Array.from(running.keys(), end));
}

function signal(child, name) {
	try {
		process.kill(-child.pid, name);
	} catch (error) {
		// It ended between the check and the signal.
		if (error.code !== 'ESRCH') throw error;
	}
}
