import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { passedSteps } from './passed.mjs';

const npmTest = (...steps) =>
	spawnSync(process.execPath, [fileURLToPath(new URL('test.mjs', import.meta.url)), ...steps], { encoding: 'utf8' });

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

	it('runs a step that is named, also when it passed before, and sums it up', () => {
		for (const _ of ['once', 'again']) {
			const { status, stdout } = npmTest('generated');
			assert.equal(status, 0);
			assert.match(
				stdout,
				/\n? {2}generated +\d+\.\d s {2}passed\n\n(Slow: .+\n)?Steps: 1 passed, 0 failed, 0 skipped\n$/,
			);
		}
	});
});

describe('what passed', () => {
	it('is known with the same inputs alone, also after a restart, and forgotten where the file is broken', () => {
		const folder = mkdtempSync(join(tmpdir(), 'passed-'));
		const path = join(folder, 'below', 'passed.json');
		passedSteps(path).note('lint', 'abc');
		assert.equal(passedSteps(path).has('lint', 'abc'), true);
		assert.equal(passedSteps(path).has('lint', 'abd'), false);
		assert.equal(passedSteps(path).has('types', 'abc'), false);
		passedSteps(path).note('lint', undefined);
		assert.equal(passedSteps(path).has('lint', 'abc'), false, 'it failed since');
		assert.equal(passedSteps(path).has('packages', undefined), false, 'what it asks changes by itself');
		writeFileSync(path, '{');
		assert.equal(passedSteps(path).has('lint', 'abc'), false, 'the file is broken');
		rmSync(folder, { recursive: true });
	});
});
