/**
 * Which program listens on a port.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Longest command line that is told, in characters. */
const COMMAND_LENGTH = 160;

/** State of a listening socket in /proc/net/tcp. */
const LISTENING = '0A';

/** @typedef {{ pid: number, command: string }} Holder */

/** The program that listens on a port of this machine; undefined where the system doesn't tell, as with another user's.
 * @param {number} port @returns {Holder | undefined} */
export function holderOf(port) {
	return process.platform === 'linux' ? holderInProc(port) : holderByLsof(port);
}

/** As Linux tells it without any program. @param {number} port @returns {Holder | undefined} */
function holderInProc(port) {
	const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => socketsOn(port, read(`/proc/net/${table}`))));
	const pid = readdirSync('/proc').find(
		(name) => /^\d+$/.test(name) && filesOf(name).some((file) => sockets.has(file)),
	);
	return pid && holder(pid, read(`/proc/${pid}/cmdline`).replaceAll('\0', ' '));
}

/** As the other Unixes tell it. @param {number} port @returns {Holder | undefined} */
export function holderByLsof(port) {
	const [pid] = outputOf('lsof', '-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN').split('\n');
	return pid ? holder(pid, outputOf('ps', '-ww', '-o', 'command=', '-p', pid)) : undefined;
}

function holder(pid, command) {
	return { pid: Number(pid), command: command.trim().replace(/\s+/g, ' ').slice(0, COMMAND_LENGTH) };
}

/** Names of the sockets that listen on a port, as a process's files are called. */
function socketsOn(port, table) {
	const hexadecimal = port.toString(16).toUpperCase().padStart(4, '0');
	return table
		.split('\n')
		.map((row) => row.trim().split(/\s+/))
		.filter(([, address, , state]) => state === LISTENING && address.endsWith(`:${hexadecimal}`))
		.map((row) => `socket:[${row[9]}]`);
}

function filesOf(pid) {
	const folder = `/proc/${pid}/fd`;
	try {
		return readdirSync(folder).map((name) => linkOf(`${folder}/${name}`));
	} catch {
		// Another user's process, or one that has just ended.
		return [];
	}
}

function linkOf(path) {
	try {
		return readlinkSync(path);
	} catch {
		return '';
	}
}

function read(path) {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return '';
	}
}

function outputOf(command, ...args) {
	return spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
}
