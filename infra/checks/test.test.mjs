import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { LOCAL_DIR } from '../machine/places.mjs';

const SCRIPT = fileURLToPath(new URL('test.mjs', import.meta.url));
const npmTest = (step, env = process.env) => spawnSync(process.execPath, [SCRIPT, step], { encoding: 'utf8', env });

/** What remembers that a step passed. */
const stampOf = (step) => join(LOCAL_DIR, 'passed', step);

describe('npm test', () => {
	it('names the steps when it does not know one, and the options', () => {
		const step = npmTest('nowhere');
		assert.equal(step.status, 1);
		assert.match(step.stderr, /^There is no step nowhere\. Steps: functions, .*\brehearse\.\n$/);
		const option = npmTest('--everything');
		assert.equal(option.status, 1);
		assert.match(
			option.stderr,
			/^Unknown option '--everything'\. Options: --all, --fresh, --complete; or names of steps\.\n$/,
		);
	});

	it('runs a step that is named, also when it passed before, and remembers that it passed', () => {
		for (const _ of ['once', 'again']) {
			const { status, stdout } = npmTest('generated');
			assert.equal(status, 0);
			assert.match(stdout, / {2}generated +\d+\.\d s {2}ok\n\n(Slow: .+\n)?Steps: 1 passed, 0 failed, 0 skipped\n$/);
			assert.ok(existsSync(stampOf('generated')));
		}
	});

	it('shows why a step failed, names what runs it again, and forgets that it passed before', () => {
		const folder = mkdtempSync(join(tmpdir(), 'npm-test-'));
		writeFileSync(
			join(folder, 'cargo'),
			'#!/bin/sh\ncase "$*" in *--version) ;; *) echo "a crate too many"; exit 1;; esac\n',
		);
		chmodSync(join(folder, 'cargo'), 0o755);
		writeFileSync(stampOf('unused-crates'), 'passed with other files');
		const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
		const { status, stdout, stderr } = npmTest('unused-crates', env);
		rmSync(folder, { recursive: true });
		assert.equal(status, 1);
		assert.match(stdout, /── unused-crates failed, .+:\na crate too many\n/);
		assert.equal(stderr, 'Failed: unused-crates. Run only this: npm test -- unused-crates\n');
		assert.ok(!existsSync(stampOf('unused-crates')));
	});
});
