import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { record, recordFrom, slowest } from './durations.mjs';

describe('the slowest test files', () => {
	it('are the ten that took longest, the slowest first', () => {
		const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.mjs`, seconds: (index * 7) % 12 }));
		const [title, ...rows] = slowest(files).split('\n');
		assert.equal(title, 'Slowest test files:');
		assert.equal(rows.length, 10);
		assert.equal(rows[0], '    11.0 s  5.test.mjs');
		assert.deepEqual(rows, rows.toSorted().reverse());
	});

	it('are told only when there are some', () => assert.equal(slowest([]), ''));

	it('come from the reporter of the test runner, one for each file with its whole time', () => {
		const folder = mkdtempSync(join(tmpdir(), 'durations-'));
		const tests = "import { it } from 'node:test';\nit('passes', () => {});\nit('passes too', () => {});\n";
		writeFileSync(join(folder, 'quick.test.mjs'), tests);
		// The time before the first test counts too: it is where a product is started.
		const pause = 'await new Promise((resolve) => setTimeout(resolve, 300));\n';
		writeFileSync(join(folder, 'slow.test.mjs'), `${pause}${tests}`);
		const { NODE_TEST_CONTEXT: _, ...env } = process.env;
		const reporter = new URL('file-durations.mjs', import.meta.url).href;
		const written = join(folder, 'durations.jsonl');
		const args = [`--test-reporter=${reporter}`, `--test-reporter-destination=${written}`];
		spawnSync(process.execPath, ['--test', ...args, 'quick.test.mjs', 'slow.test.mjs'], { cwd: folder, env });
		record([{ file: 'of-another-runner.spec.ts', seconds: 1_000 }]);
		recordFrom(written);
		const rows = slowest().split('\n').slice(1);
		rmSync(folder, { recursive: true });
		assert.equal(rows.length, 3);
		assert.equal(rows[0], '  1000.0 s  of-another-runner.spec.ts');
		const seconds = Object.fromEntries(rows.map((row) => [row.split('  ').at(-1), Number.parseFloat(row)]));
		assert.ok(seconds['slow.test.mjs'] >= 0.3, rows.join('\n'));
		assert.ok('quick.test.mjs' in seconds);
	});
});
