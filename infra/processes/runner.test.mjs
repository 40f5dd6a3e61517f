import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { print } from './output.mjs';
import { counts, failedOf, reasons, runSteps, slow, warnings } from './runner.mjs';

describe('the runner of steps', () => {
	let logs;
	let shown;
	before(() => {
		logs = mkdtempSync(join(tmpdir(), 'runner-'));
		// The test runner of Node 20 takes what this process prints for its own, if it is not ASCII.
		shown = mock.method(console, 'log', () => {}).mock;
	});
	after(() => {
		mock.restoreAll();
		rmSync(logs, { recursive: true });
	});

	/** Runs steps, and returns what they noted: when each began and ended. */
	async function noted(...steps) {
		const notes = [];
		const noting = steps.map((step) => ({
			...step,
			async run() {
				notes.push(`${step.name} begins`);
				await step.work?.();
				notes.push(`${step.name} ends`);
				return step.outcome ?? true;
			},
		}));
		return { results: await runSteps(noting, logs), notes };
	}

	/** Two promises' ends: each waits for the other to begin, which only steps beside each other can do. */
	function meeting() {
		let arrive;
		const both = new Promise((resolve) => {
			arrive = resolve;
		});
		let there = 0;
		return async () => {
			there += 1;
			if (there === 2) arrive();
			await both;
		};
	}

	it('runs steps beside each other, but never two that use the same', { timeout: 20_000 }, async () => {
		const meet = meeting();
		const { notes } = await noted(
			{ name: 'compiles', uses: 'cargo', work: meet },
			{ name: 'lints', uses: 'cargo' },
			{ name: 'reads', work: meet },
		);
		assert.ok(notes.indexOf('reads begins') < notes.indexOf('compiles ends'), notes.join());
		assert.ok(notes.indexOf('lints begins') > notes.indexOf('compiles ends'), notes.join());
	});

	it('runs a step when what it needs is done, whatever else has to wait', async () => {
		const { notes } = await noted({ name: 'tests', after: ['build', 'not asked for'] }, { name: 'build' });
		assert.deepEqual(notes, ['build begins', 'build ends', 'tests begins', 'tests ends']);
	});

	it('goes on after a step that failed or was skipped, leaves out what needs it, and counts all', async () => {
		const { results, notes } = await noted(
			{ name: 'broken', outcome: false },
			{ name: 'lacking', outcome: 'no Python' },
			{ name: 'needs it', after: ['broken'] },
			{ name: 'needs that', after: ['needs it'] },
			{ name: 'fine' },
		);
		const outcomes = ['failed', 'skipped: no Python', 'not run: it needs broken', 'not run: it needs needs it', 'ok'];
		assert.deepEqual(
			results.map(({ outcome }) => outcome),
			outcomes,
		);
		assert.ok(!notes.includes('needs it begins'));
		assert.deepEqual(failedOf(results), ['broken', 'needs it', 'needs that']);
		assert.equal(counts(results), 'Steps: 1 passed, 3 failed, 1 skipped');
	});

	it('names the steps that took more than half as long again as usual', () => {
		const took = (name, seconds, usual) => {
			const step = { name, seconds: usual, run: () => true };
			return { step, seconds, outcome: 'ok', log: '' };
		};
		const results = [took('usual', 14, 10), took('grown', 16, 10), took('never timed', 99)];
		assert.deepEqual(slow(results), ['Slow: grown took 16 s, usually 10 s']);
	});

	it('shows a line for each step, keeps its output in a log, and shows the end of a failed one’s', async () => {
		const talk = (text, result) => async () => {
			await run(process.execPath, ['-e', `console.log('${text} of a program')`]);
			print(text);
			if (result instanceof Error) throw result;
			return result;
		};
		shown.resetCalls();
		const results = await runSteps(
			[
				{ name: 'one', run: talk('one', true) },
				{ name: 'two', what: 'tests of two', run: talk('two', new Failure('Mend it.')) },
				{ name: 'three', run: () => run('/nowhere/program', []) },
			],
			logs,
		);
		assert.equal(shown.callCount(), 3);
		assert.match(shown.calls.map(({ arguments: [line] }) => line).join('\n'), /^ {2}one {4} +\d+\.\d s {2}ok$/m);
		assert.equal(readFileSync(join(logs, 'one.log'), 'utf8'), 'one of a program\none\n');
		const why = reasons(results);
		assert.match(why, /── two failed, tests of two \(.+two\.log\):\ntwo of a program\ntwo\nMend it\.\n/);
		assert.match(why, /── three failed \(.+\):\nspawn \/nowhere\/program ENOENT$/);
		assert.doesNotMatch(why, /one/);
	});

	it('shows each warning of the tests of a step that passed', async () => {
		const test = `
			import { it } from 'node:test';
			it('grows', (test) => test.diagnostic('Warning: the page has 7 bytes more'));`;
		const argv = ['--input-type=module', '--test-reporter=spec', '--eval', test];
		const { NODE_TEST_CONTEXT, ...env } = process.env;
		const work = (passed) => async () => (await run(process.execPath, argv, { env })) && passed;
		const steps = [
			{ name: 'built', run: work(true) },
			{ name: 'broken', run: work(false) },
			{ name: 'silent', run: () => true },
		];
		const results = await runSteps(steps, logs);
		assert.deepEqual(warnings(results), ['Warning from built: the page has 7 bytes more']);
	});
});
