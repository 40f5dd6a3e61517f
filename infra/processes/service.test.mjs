import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { startService } from './service.mjs';

describe('a service', () => {
	let logDir;
	before(() => {
		logDir = mkdtempSync(join(tmpdir(), 'service-'));
	});
	after(() => rmSync(logDir, { recursive: true }));

	const service = (script, name = 'clock') =>
		startService({ name, command: process.execPath, args: ['-e', script], env: process.env, logDir });

	it('is ready when it prints the line', async () => {
		const clock = service("console.log('almost'); console.log('ready'); setInterval(() => {}, 1000)");
		await clock.printed('ready');
		await clock.stop();
		assert.match(readFileSync(join(logDir, 'clock.log'), 'utf8'), /almost\nready\n/);
	});

	it('is ready when its address answers', async () => {
		const holder = createServer().listen(0);
		const { port } = /** @type {import('node:net').AddressInfo} */ (holder.address());
		holder.close();
		const clock = service(`require('http').createServer((q, r) => r.end()).listen(${port}, '127.0.0.1')`);
		await clock.answers(`http://127.0.0.1:${port}/`);
		await clock.stop();
		await assert.rejects(fetch(`http://127.0.0.1:${port}/`));
	});

	it('that ends before it is ready fails with its name and last lines', async () => {
		const clock = service("console.error('no spring'); process.exit(3)");
		await assert.rejects(clock.printed('ready'), (error) => {
			assert.ok(error instanceof Failure);
			assert.equal(error.message, 'The clock ended (3). Its last lines:\nno spring');
			return true;
		});
	});

	it('that can not be started fails with its name', async () => {
		const missing = startService({ name: 'clock', command: '/nowhere/clock', args: [], env: process.env, logDir });
		await assert.rejects(missing.printed('ready'), /^Error: The clock could not start: spawn \/nowhere\/clock ENOENT/);
		await missing.stop();
	});

	it('takes the programs that it started along', async () => {
		const script = `
			const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
			console.log(child.pid);
			child.on('spawn', () => console.log('ready'));`;
		const clock = service(script, 'parent');
		await clock.printed('ready');
		const pid = Number(readFileSync(join(logDir, 'parent.log'), 'utf8').split('\n')[0]);
		process.kill(pid, 0);
		await clock.stop();
		await assertGone(pid);
	});
});

describe('a command', () => {
	it('tells whether it succeeded', async () => {
		assert.equal(await run(process.execPath, ['-e', '']), true);
		assert.equal(await run(process.execPath, ['-e', 'process.exit(1)']), false);
		assert.equal(await run('/nowhere/command', []), false);
	});
});

/** Waits until no process has this id: the system may take a moment to collect it. */
async function assertGone(pid) {
	for (;;) {
		try {
			process.kill(pid, 0);
		} catch (error) {
			assert.equal(error.code, 'ESRCH');
			return;
		}
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}
