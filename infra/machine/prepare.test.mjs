import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fingerprints, SITE } from './inputs.mjs';
import { alone, requireNode } from './prepare.mjs';

describe('what npm start needs', () => {
	it('is a Node that is new enough', () => {
		for (const version of ['20.19.0', '20.20.2', '22.0.0', '100.1.0']) requireNode(version);
		for (const version of ['20.18.9', '18.20.0', '9.99.0'])
			assert.throws(() => requireNode(version), /^Error: Node .+ is too old\. Install Node 20\.19 or newer/, version);
	});

	it('is another system than Windows', () => {
		assert.throws(() => requireNode('24.0.0', 'win32'), /^Error: Windows .+ in WSL/);
	});
});

describe('what two processes must not do at once', () => {
	it('is refused while another one does it, with what to do, and goes on after one that was killed', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'alone-'));
		const held = join(folder, 'building.pid');
		const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
		try {
			writeFileSync(held, String(other.pid));
			await assert.rejects(
				alone(async () => 'built', folder),
				/^Error: Process \d+ installs or builds .* try again\.$/,
			);
			const ended = new Promise((resolve) => other.once('exit', resolve));
			other.kill('SIGKILL');
			await ended;
			assert.equal(await alone(async () => 'built', folder), 'built');
			await assert.rejects(
				alone(() => Promise.reject(new Error('no')), folder),
				/^Error: no$/,
			);
			assert.ok(!existsSync(held));
		} finally {
			other.kill('SIGKILL');
			rmSync(folder, { recursive: true });
		}
	});
});

describe('the site', () => {
	it('is built again when what goes into it has changed, and only then', () => {
		const root = mkdtempSync(join(tmpdir(), 'inputs-'));
		const write = (path, text) => {
			mkdirSync(dirname(join(root, path)), { recursive: true });
			writeFileSync(join(root, path), text);
		};
		spawnSync('git', ['init', '-q'], { cwd: root });
		write('.gitignore', 'dist/\n');
		const inputs = ['site/src/routes.ts', 'locales/de/home.json', 'functions/contract/schema/contact.schema.json'];
		for (const path of inputs) write(path, 'a');
		let fingerprint = fingerprints(root)(SITE);
		const isBuiltAfter = (change) => {
			change();
			const before = fingerprint;
			fingerprint = fingerprints(root)(SITE);
			return fingerprint !== before;
		};
		for (const path of [...inputs, 'package-lock.json'])
			assert.ok(
				isBuiltAfter(() => write(path, 'b')),
				path,
			);
		assert.ok(
			isBuiltAfter(() => rmSync(join(root, 'locales/de/home.json'))),
			'a file that is gone',
		);
		for (const path of [
			'site/dist/index.html',
			'site/tests/home.test.ts',
			'functions/leads/src/lib.rs',
			'package-lock.json',
		])
			assert.ok(!isBuiltAfter(() => write(path, 'b')), path);
		rmSync(root, { recursive: true });
	});
});
