/**
 * CI's workflows and the actions that they share: that between them they run everything. What they may do is for
 * zizmor (the step `workflows`), how they are written for actionlint, in CI.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../machine/places.mjs';
import { expectNone } from '../testing/faults.mjs';
import { STEPS } from './steps.mjs';

const GITHUB = join(ROOT, '.github');
const { engines, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const files = readdirSync(GITHUB, { recursive: true, encoding: 'utf8' })
	.filter((name) => /^(actions|workflows)\/.+\.yml$/.test(name.replaceAll('\\', '/')))
	.map((name) => [name, parse(readFileSync(join(GITHUB, name), 'utf8'))]);
const workflows = files.filter(([, { jobs }]) => jobs);
/** Every job as `[name, job]`, and every step of a job or of an action of our own. */
const jobs = workflows.flatMap(([, workflow]) => Object.entries(workflow.jobs));
const steps = files.flatMap(([, { jobs, runs }]) => (jobs ? Object.values(jobs) : [runs]).flatMap((job) => job.steps));
const using = (action) => steps.filter(({ uses }) => uses?.startsWith(`${action}@`));
/** Every line of every command. */
const commands = steps.flatMap(({ run = '' }) => run.split('\n').map((line) => line.trim()));

describe('the workflows', () => {
	it('end every job in time, on a named system', () => {
		for (const [name, job] of jobs) {
			assert.ok(job['timeout-minutes'] > 0 && job['timeout-minutes'] <= 120, name);
			assert.match(job['runs-on'], /^ubuntu-\d\d\.\d\d(-arm)?$/, name);
		}
	});

	it('run the oldest Node that package.json allows, so that nothing newer is used unseen', () => {
		const versions = using('actions/setup-node').map((step) => `>=${step.with['node-version']}`);
		assert.deepEqual([...new Set(versions)], [engines.node]);
	});

	it('compile with one version of Rust, none that Cargo.toml is too new for', () => {
		const { Rust } = Object.fromEntries(steps.map((step) => [step.name, step]));
		assert.match(Rust.env.RUST, /^\d+\.\d+\.\d+$/);
		const [, floor] = /^rust-version = "(.+)"$/m.exec(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8')) ?? [];
		assert.ok(Rust.env.RUST.localeCompare(floor, 'en', { numeric: true }) >= 0, `${Rust.env.RUST} < ${floor}`);
	});

	it('run commands that are there, and let no step of npm test be skipped', () => {
		const known = STEPS.map(({ name }) => name);
		for (const command of commands) {
			const [, script] = /^npm run (\S+)/.exec(command) ?? [];
			if (script) assert.ok(scripts[script], command);
			const [, words] = /^(?:npm test --|\.ci\/run) (.+)$/.exec(command) ?? [];
			if (words === undefined) continue;
			const unknown = words.split(' ').filter((word) => !word.startsWith('--') && !known.includes(word));
			expectNone(unknown, `infra/checks/steps.mjs has no such steps; correct ${command}:`);
			assert.ok(words.includes('--complete'), command);
		}
	});
});

describe('the workflow check', () => {
	const [, { jobs }] = workflows.find(([name]) => name.endsWith('check.yml')) ?? assert.fail('there is none');
	const last = jobs.whole;

	it('runs the fast suite as a developer does, each step of the full one, the rehearsal and the audit', () => {
		accessSync(join(ROOT, '.ci/run'), constants.X_OK);
		assert.ok(commands.some((command) => command.startsWith('.ci/run')));
		assert.ok(commands.includes('npm run audit'));
		const run = commands.filter((command) => command.startsWith('npm test --')).join(' ');
		const wanted = STEPS.filter(({ name, suite }) => name === 'rehearse' || suite === 'full');
		const missing = wanted.filter(({ name }) => !run.split(' ').includes(name));
		expectNone(
			missing.map(({ name }) => name),
			'Add a job for these steps to .github/workflows/check.yml:',
		);
	});

	it('ends with one job that needs all others, and runs whatever became of them', () => {
		const others = Object.keys(jobs).filter((name) => name !== 'whole');
		assert.deepEqual(last.needs.toSorted(), others.sort());
		assert.match(last.if, /!cancelled\(\)|always\(\)/);
	});

	it('is green in that job only when each was there and is green', () => {
		const [{ run, env }] = last.steps;
		const [[name, results]] = Object.entries(env);
		assert.match(results, /join\(needs\.\*\.result, ' '\)/);
		for (const [given, green] of /** @type {const} */ ([
			['success success success', true],
			['success skipped success', false],
			['failure success success', false],
			['success success cancelled', false],
		])) {
			// As GitHub starts it.
			const { status } = spawnSync('bash', ['-e', '-c', run], { env: { ...process.env, [name]: given } });
			assert.equal(status === 0, green, given);
		}
	});
});
