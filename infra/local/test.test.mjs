import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const npmTest = (...steps) =>
	spawnSync(process.execPath, [fileURLToPath(new URL('test.mjs', import.meta.url)), ...steps], { encoding: 'utf8' });

describe('npm test', () => {
	it('names the steps when it does not know one', () => {
		const { status, stderr } = npmTest('nowhere');
		assert.equal(status, 1);
		assert.match(stderr, /^There is no step nowhere\. Steps: lint, .*\bsite, rehearse\.\n$/);
	});

	it('says so when git does not know the commit that changes are to count from', () => {
		const { status, stderr } = npmTest('--changed', 'nowhere');
		assert.equal(status, 1);
		assert.match(stderr, /^git can’t compare with nowhere: .+\n$/);
	});

	it('runs a single step and sums it up', () => {
		const { status, stdout } = npmTest('edge');
		assert.equal(status, 0);
		assert.match(stdout, /\n {2}edge +\d+\.\d s {2}passed\n$/);
	});
});
