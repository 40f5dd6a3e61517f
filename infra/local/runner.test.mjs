import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, describe, it, mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { collected, print } from './output.mjs';
import { runSteps, summary } from './runner.mjs';

describe('the runner of steps', () => {
	// What this process prints, the test runner of Node 20 takes for its own when it is no ASCII.
	before(() => mock.method(console, 'log', () => {}));
	after(() => mock.restoreAll());

	it('runs light steps two at a time, and the others alone', { timeout: 20_000 }, async () => {
		const notes = [];
		let last;
		const lastEnds = new Promise((resolve) => {
			last = resolve;
		});
		const step = (name, light, work = setImmediate) => ({
			name,
			light,
			async run() {
				notes.push(`${name} begins`);
				await work();
				notes.push(`${name} ends`);
				return true;
			},
		});
		// The first one waits for the third, which can begin beside it only.
		const steps = [
			step('a', true, () => lastEnds),
			step('b', true),
			step('c', true, async () => last()),
			step('d', false),
			step('e', true),
		];
		const results = await runSteps(steps);
		assert.deepEqual(
			results.map(({ name }) => name),
			['a', 'b', 'c', 'd', 'e'],
		);
		const end = notes.indexOf('a ends');
		assert.ok(end > notes.indexOf('c begins') && end < notes.indexOf('d begins'), notes.join(', '));
		assert.deepEqual(notes.toSpliced(end, 1), [
			...['a begins', 'b begins', 'b ends', 'c begins', 'c ends'],
			...['d begins', 'd ends', 'e begins', 'e ends'],
		]);
	});

	it('goes on after a step that failed or was skipped, and says so with the time of each', async () => {
		const results = await runSteps([
			{ name: 'broken', light: true, run: async () => false },
			{ name: 'refused', light: true, run: () => Promise.reject(new Failure('Mend it.')) },
			{ name: 'lacking', run: async () => 'no Python' },
			{ name: 'fine', run: async () => true },
		]);
		const lines = [
			/^ {2}broken +\d+\.\d s {2}failed$/,
			/^ {2}refused +\d+\.\d s {2}failed$/,
			/^ {2}lacking +\d+\.\d s {2}skipped: no Python$/,
			/^ {2}fine +\d+\.\d s {2}passed$/,
		];
		for (const [index, line] of summary(results).split('\n').entries()) assert.match(line, lines[index]);
	});

	it('shows what steps print that ran beside each other one after the other', () => {
		const [runner, children] = ['runner', 'children'].map((name) => new URL(`${name}.mjs`, import.meta.url).href);
		const talk = (ms) => `setTimeout(() => console.log('end'), ${ms}); console.error('begin')`;
		const script = `
			const { runSteps } = await import(${JSON.stringify(runner)});
			const { run } = await import(${JSON.stringify(children)});
			const step = (name, talk) => ({ name, what: 'talks', light: true, run: () => run(process.execPath, ['-e', talk]) });
			await runSteps([step('slow', ${JSON.stringify(talk(400))}), step('quick', ${JSON.stringify(talk(1))})]);`;
		const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
		assert.equal(stdout, '\n── quick: talks\nbegin\nend\n\n── slow: talks\nbegin\nend\n');
	});

	it('keeps apart what tasks print that run at the same time', async () => {
		const task = (text) => async () => {
			await run(process.execPath, ['-e', `console.log('${text} of a program')`]);
			print(text);
			return text;
		};
		assert.deepEqual(await Promise.all([collected(task('one')), collected(task('two'))]), [
			{ value: 'one', output: 'one of a program\none\n' },
			{ value: 'two', output: 'two of a program\ntwo\n' },
		]);
	});
});
