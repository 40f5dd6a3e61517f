/**
 * Notices that npm is gone. Killed, it leaves what it started running, with the ports in use.
 */
import { readFileSync } from 'node:fs';

/** Pause between two looks, in milliseconds. */
const LOOK_MS = 500;

/** Calls back once, when this process runs for npm and npm is gone. A process that was started without npm is left alone: that
 * its starter ends says nothing.
 * @param {() => void} gone */
export function onLauncherGone(gone) {
	if (!process.env.npm_lifecycle_event) return;
	const launchers = line();
	const timer = setInterval(() => {
		if (line() === launchers) return;
		clearInterval(timer);
		gone();
	}, LOOK_MS);
	timer.unref();
}

/** Who started this process; and who started that, where it is only the shell that npm runs a script in. An orphan has another
 * parent than before. */
function line() {
	const parent = process.ppid;
	return `${parent} ${isScriptShell(parent) ? parentOf(parent) : ''}`;
}

function isScriptShell(pid) {
	return read(`/proc/${pid}/cmdline`).split('\0')[1] === '-c';
}

function parentOf(pid) {
	// The name, in brackets, may hold spaces; the parent is the second field after it.
	return read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1];
}

/** Empty where the process is gone or the system has no /proc; there the shell makes way for the program by itself. */
function read(path) {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return '';
	}
}
