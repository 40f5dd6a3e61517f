import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { onLoopback } from '../edge/loopback.mjs';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { startService } from './service.mjs';

// A service that never gets ready would be waited for without end.
describe('a service', { timeout: 60_000 }, () => {
	let logDir;
	before(() => {
		logDir = mkdtempSync(join(tmpdir(), 'service-'));
	});
	after(() => rmSync(logDir, { recursive: true }));

	const service = (script) =>
		startService({ name: 'clock', command: process.execPath, args: ['-e', script], env: process.env, logDir });

	/** A free port, and the script of a server on it. */
	const server = async () => {
		const holder = createServer();
		const port = await onLoopback(holder);
		holder.close();
		return {
			url: `http://127.0.0.1:${port}/`,
			script: `http.createServer((q, r) => r.end()).listen(${port}, '127.0.0.1');`,
		};
	};

	it('is ready when its address answers, and gone after its stop, with the programs that it started', async () => {
		const { url, script } = await server();
		const child = "child_process.spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])";
		const clock = service(`console.log(${child}.pid); ${script}`);
		await clock.answers(url);
		const pid = Number(readFileSync(join(logDir, 'clock.log'), 'utf8'));
		process.kill(pid, 0);
		await clock.stop();
		await assert.rejects(fetch(url));
		await assertGone(pid);
	});

	it('that ends before it is ready fails with its name and the end of its log', async () => {
		const { url } = await server();
		const clock = service("console.error('no spring'); process.exit(3)");
		await assert.rejects(clock.answers(url), new Failure('The clock ended (3):\nno spring'));
	});

	it('that can not be started fails with its name', async () => {
		const { url } = await server();
		const missing = startService({ name: 'clock', command: '/nowhere/clock', args: [], env: process.env, logDir });
		await assert.rejects(missing.answers(url), /^Error: The clock could not start: spawn \/nowhere\/clock ENOENT/);
		await missing.stop();
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
