/**
 * The steps of `npm test` that run tests, in a browser or with Node alone.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../machine/places.mjs';
import { lacking } from '../machine/programs.mjs';
import { run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';

/** Browser tests: those of the `fast` suite that are the step's, or all that the `full` one has besides. SHARD (1/3) takes a part of them.
 * @param {string} step @param {'fast' | 'full'} suite @returns {Promise<boolean>} as Step.run */
export function playwright(step, suite) {
	const shard = process.env.SHARD ? [`--shard=${process.env.SHARD}`] : [];
	const program = join(ROOT, 'node_modules/@playwright/test/cli.js');
	const env = { ...process.env, SUITE: suite, STEP: step };
	const args = [program, 'test', ...(suite === 'fast' ? [`--project=${step}`] : []), ...shard];
	return run(process.execPath, args, { cwd: join(ROOT, 'site'), env });
}

/** The tests in other engines than Chromium's: skipped where one is missing, once those that are there have passed.
 * @returns {Promise<boolean | string>} as Step.run */
export async function testEngines() {
	const missing = await lacking('Firefox', 'WebKitGTK');
	return (await tests('site/tests/engines', '.test.ts')) && (missing ?? true);
}

/** Runs every test file below a folder. Node 20 has no globs for this.
 * @param {string} folder relative to the root @param {string} ending of the files' names
 * @returns {Promise<boolean>} as Step.run @throws {Failure} when there is none */
export async function tests(folder, ending) {
	const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
		.sort()
		.map((name) => join(folder, name));
	if (files.length === 0) throw new Failure(`No file below ${folder} ends in ${ending}.`);
	// Node itself leaves one processor out.
	const concurrency = `--test-concurrency=${availableParallelism()}`;
	const args = ['--import', 'tsx', '--test', concurrency, '--test-reporter=spec', ...files];
	return run(process.execPath, args, { cwd: ROOT });
}
