/**
 * Ends the children of this process when it is killed and can't do so itself.
 *
 * A shell of one line, in a session of its own, reads which process groups run. When this process is gone, whatever ended it,
 * the pipe between them closes, and the shell kills the groups that it read last.
 */
import { spawn } from 'node:child_process';

const SCRIPT = 'while read -r line; do groups=$line; done; for group in $groups; do kill -KILL -$group; done';

/** The shell runs as long as there is something to guard. @type {import('node:child_process').ChildProcessByStdio<import('node:stream').Writable, null, null> | undefined} */
let shell;
/** @type {Promise<void>} */
let ended = Promise.resolve();

/** Sets the process groups that end with this process, in place of those set before.
 * @param {readonly number[]} groups ids of their leaders */
export function guard(groups) {
	if (groups.length > 0) {
		shell ??= begin();
		shell.stdin.write(`${groups.join(' ')}\n`);
	} else if (shell) {
		// The empty line first: the ids may belong to others by the time that the shell reads on.
		shell.stdin.end('\n');
		shell.ref();
		shell = undefined;
	}
}

/** Resolves when no guard runs any more; there has to be nothing left to guard. */
export function guardEnded() {
	return ended;
}

function begin() {
	// By its path, since PATH may be whatever a caller likes.
	const begun = spawn('/bin/sh', ['-c', SCRIPT], { cwd: '/', stdio: ['pipe', 'ignore', 'ignore'], detached: true });
	ended = new Promise((resolve) => {
		begun.once('exit', resolve);
		// Without a shell the children are ended by everything but a kill.
		begun.once('error', resolve);
	});
	begun.stdin.on('error', () => {});
	begun.unref();
	// A pipe to a child is a socket.
	/** @type {import('node:net').Socket} */ (begun.stdin).unref();
	return begun;
}
