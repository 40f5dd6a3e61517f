import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { Failure } from '../processes/failure.mjs';
import { fingerprints, SITE } from './inputs.mjs';
import { alone, requireNode } from './prepare.mjs';

describe('the Node version', () => {
	for (const version of ['20.19.0', '20.20.2', '22.0.0', '100.1.0']) {
		it(`${version} is new enough`, () => requireNode(version));
	}

	for (const version of ['20.18.9', '18.20.0', '9.99.0']) {
		it(`${version} is refused with the version to install`, () => {
			assert.throws(
				() => requireNode(version),
				(error) => error instanceof Failure && /Install Node 20\.19/.test(error.message),
			);
		});
	}
});

describe('Windows', () => {
	it('is refused with what to do instead', () => {
		assert.throws(
			() => requireNode('24.0.0', 'win32'),
			(error) => error instanceof Failure && /in WSL/.test(error.message),
		);
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
				(error) => error instanceof Failure && /^Process \d+ installs or builds .* try again\.$/.test(error.message),
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

describe('the site is built again', () => {
	const files = {
		'site/src/routes.ts': 'a',
		'locales/de/home.json': '{}',
		'functions/contract/schema/contact.schema.json': '{}',
		'package-lock.json': '{}',
		'.gitignore': 'dist/\n',
		'site/dist/index.html': 'a',
		'site/tests/home.test.ts': 'a',
		'functions/leads/src/lib.rs': 'a',
	};

	const afterChange = (change) => {
		const root = mkdtempSync(join(tmpdir(), 'inputs-'));
		const write = (path, text) => {
			mkdirSync(dirname(join(root, path)), { recursive: true });
			writeFileSync(join(root, path), text);
		};
		spawnSync('git', ['init', '-q'], { cwd: root });
		for (const [path, text] of Object.entries(files)) write(path, text);
		const before = fingerprints(root)(SITE);
		change(write, root);
		const changed = fingerprints(root)(SITE) !== before;
		rmSync(root, { recursive: true });
		return changed;
	};

	for (const path of [
		'site/src/routes.ts',
		'locales/de/home.json',
		'functions/contract/schema/contact.schema.json',
		'package-lock.json',
	]) {
		it(`when ${path} changes`, () => assert.ok(afterChange((write) => write(path, 'changed'))));
	}

	it('when a file is new or gone', () => {
		assert.ok(afterChange((write) => write('locales/de/help.json', '{}')));
		assert.ok(afterChange((_, root) => rmSync(join(root, 'locales/de/home.json'))));
	});

	for (const path of ['site/dist/index.html', 'site/tests/home.test.ts', 'functions/leads/src/lib.rs']) {
		it(`but not when ${path} changes`, () => assert.ok(!afterChange((write) => write(path, 'changed'))));
	}

	it('but not when a file is only written again', () => {
		assert.ok(!afterChange((write) => write('site/src/routes.ts', 'a')));
	});
});
