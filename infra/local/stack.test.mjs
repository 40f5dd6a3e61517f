import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts, requireFree } from './ports.mjs';
import { startBackend } from './stack.mjs';

/** Longest wait for a port to be free again, in milliseconds; generous, for machines that are busy. */
const PATIENCE_MS = 20_000;

describe('everything behind the edge', () => {
	let dataDir;
	before(() => {
		dataDir = mkdtempSync(join(tmpdir(), 'stack-'));
	});
	after(() => rmSync(dataDir, { recursive: true }));

	it('has its API on a free port, without anybody choosing one', async () => {
		const { api: _, ...ports } = await freePorts();
		const backend = await startBackend({ ports, dataDir, originSecret: 'of this test' });
		try {
			const response = await fetch(`http://127.0.0.1:${backend.api}/api/contact`);
			assert.ok(response.status < 500);
		} finally {
			await backend.stop();
		}
	});

	it('leaves no port in use when the process that started it is killed', async () => {
		const ports = await freePorts();
		const options = JSON.stringify({ ports, dataDir, originSecret: 'of this test' });
		const script = `
			const { startBackend } = await import(${JSON.stringify(new URL('stack.mjs', import.meta.url).href)});
			await startBackend(${options});
			console.log('ready');`;
		const args = ['--import', 'tsx', '--input-type=module', '-e', script];
		const starter = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
		await once(starter.stdout, 'data');
		await assert.rejects(requireFree(ports), /in use/);
		starter.kill('SIGKILL');
		const end = Date.now() + PATIENCE_MS;
		for (;;) {
			const inUse = await requireFree(ports).then(
				() => undefined,
				(failure) => failure,
			);
			if (!inUse) return;
			assert.ok(Date.now() < end, inUse?.message);
			await pause(20);
		}
	});
});
