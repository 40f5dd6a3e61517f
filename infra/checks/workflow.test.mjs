/**
 * CI's workflows run everything between them. What they may do is for zizmor (the step `workflows`), how they are written for
 * actionlint, in CI.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../machine/places.mjs';
import { expectNone } from '../testing/faults.mjs';
import { STEPS } from './steps.mjs';

const GITHUB = join(ROOT, '.github');
const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Workflows, and actions of our own. */
const files = readdirSync(GITHUB, { recursive: true, encoding: 'utf8' })
	.filter((name) => /^(actions|workflows)\/.+\.yml$/.test(name))
	.map((name) => readFileSync(join(GITHUB, name), 'utf8'));
const check = parse(readFileSync(join(GITHUB, 'workflows/check.yml'), 'utf8'));

describe('the workflows', () => {
	it('run the oldest Node that package.json allows, so that nothing newer is used unseen', () => {
		const versions = files.flatMap((text) =>
			Array.from(text.matchAll(/node-version: '(.+)'/g), ([, version]) => version),
		);
		assert.deepEqual([...new Set(versions.map((version) => `>=${version}`))], [engines.node]);
	});
});

describe('the workflow check', () => {
	const commands = Object.values(check.jobs)
		.flatMap(({ steps }) => steps)
		.flatMap(({ run = '' }) => run.match(/(npm|\.ci\/run) .+/g) ?? []);

	it('runs the fast suite, each step of the full one, the rehearsal and the audit, and lets none be skipped', () => {
		assert.ok(commands.includes('.ci/run --complete'));
		assert.ok(commands.includes('npm run audit'));
		const run = commands
			.filter((command) => /^npm test -- .+ --complete$/.test(command))
			.flatMap((line) => line.split(' '));
		const wanted = STEPS.filter(({ name, suite }) => name === 'rehearse' || suite === 'full').map(({ name }) => name);
		const missing = wanted.filter((name) => !run.includes(name));
		expectNone(missing, 'Add "npm test -- <step> --complete" to a job of .github/workflows/check.yml, for:');
	});

	it('ends with one job that needs all others', () => {
		const { whole, ...others } = check.jobs;
		assert.deepEqual(whole.needs.toSorted(), Object.keys(others).sort());
	});
});
