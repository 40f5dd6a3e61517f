import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

const CHILDREN = JSON.stringify(new URL('children.mjs', import.meta.url).href);

/** Starts a child that starts another, and prints the ids of both. */
const FAMILY = `
	const { start } = await import(${CHILDREN});
	const grandchild = 'setInterval(() => {}, 1000); console.log(process.pid)';
	const child = "require('child_process').spawn(process.execPath, ['-e', '" + grandchild + "'], { stdio: 'inherit' });" + grandchild;
	start(process.execPath, ['-e', child], { stdio: 'inherit' });`;

/** Longest time that anything here may take, in milliseconds; generous, for machines that are busy. */
const PATIENCE_MS = 20_000;

describe('the children of a process', () => {
	/** A process in a group of its own, and the ids that it prints, as many as are asked for. */
	const begin = async (command, args, count) => {
		const process = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
		const printed = [];
		for await (const line of createInterface({ input: process.stdout })) {
			printed.push(line);
			if (printed.length === count) break;
		}
		return { process, printed };
	};

	for (const [what, kill] of /** @type {const} */ ([
		['it', (pid) => process.kill(pid, 'SIGKILL')],
		['its process group', (pid) => process.kill(-pid, 'SIGKILL')],
	])) {
		it(`end when ${what} is killed, and theirs too`, async () => {
			const family = await begin(process.execPath, ['--input-type=module', '-e', FAMILY], 2);
			const pids = family.printed.map(Number);
			for (const pid of pids) assert.ok(isRunning(pid));
			kill(family.process.pid);
			await until(() => pids.every((pid) => !isRunning(pid)));
		});
	}

	it('are all gone after endAll, the one that guards them too', { skip: !isLinux() }, async () => {
		const script = `
			${FAMILY}
			const { endAll } = await import(${CHILDREN});
			process.once('SIGTERM', async () => {
				await endAll();
				const { execFileSync } = await import('node:child_process');
				const children = execFileSync('sh', ['-c', 'cat /proc/$PPID/task/*/children'], { encoding: 'utf8' });
				console.log('left: ' + (children.trim().split(' ').length - 1));
				process.exit();
			});
			setInterval(() => {}, 1000);`;
		const family = await begin(process.execPath, ['--input-type=module', '-e', script], 2);
		const output = createInterface({ input: family.process.stdout });
		family.process.kill('SIGTERM');
		const [line] = await once(output, 'line');
		assert.equal(line, 'left: 0');
	});
});

function isLinux() {
	return process.platform === 'linux';
}

/** False also for a zombie: one that ended and was not collected yet. */
function isRunning(pid) {
	try {
		process.kill(pid, 0);
		return !isLinux() || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
	} catch {
		return false;
	}
}

async function until(state) {
	const end = Date.now() + PATIENCE_MS;
	while (!state()) {
		assert.ok(Date.now() < end, `not within ${PATIENCE_MS} ms: ${state}`);
		await pause(20);
	}
}
