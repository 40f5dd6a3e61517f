/**
 * `npm test`: installs what is missing and runs the checks of the fast suite whose input files have changed since they passed;
 * `-- --all` those of the full one too, `-- <step> …` only these.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprints, isCurrent } from '../machine/inputs.mjs';
import { LOCAL_DIR, LOGS } from '../machine/places.mjs';
import { installPackages, requireNode, requireRust } from '../machine/prepare.mjs';
import { endAll } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { onStopSignal, runMain } from '../processes/main.mjs';
import { counts, failedOf, reasons, runSteps, slow, warnings } from '../processes/runner.mjs';

/** @type {{ type: 'boolean', default: boolean }} */
const flag = { type: 'boolean', default: false };

/** `all`: the full suite; `fresh`: also what passed before with the same input files; `complete`: a step that would be skipped fails. */
const OPTIONS = { all: flag, fresh: flag, complete: flag };

/** A file for each step that passed, with the fingerprint of its inputs. */
const PASSED = join(LOCAL_DIR, 'passed');

await runMain(async () => {
	onStopSignal(endAll, 130);
	const { values, positionals } = read(process.argv.slice(2));
	// Tests of an engine that is missing fail then, in the place of being skipped.
	if (values.complete) process.env.ENGINES = 'required';
	requireNode();
	requireRust();
	await installPackages();

	// Only now: the steps need the packages.
	const { STEPS, withNeeds } = await import('./steps.mjs');
	const suites = values.all ? ['fast', 'full'] : ['fast'];
	const inSuites = STEPS.filter(({ suite = '' }) => suites.includes(suite)).map(({ name }) => name);
	const wanted = positionals.length > 0 ? positionals : inSuites;
	const isFresh = positionals.length > 0 || values.fresh;
	const inputs = inputsOf(STEPS);
	const unchanged = wanted.filter((name) => !isFresh && isCurrent(join(PASSED, name), inputs(name)));
	const steps = withNeeds(wanted.filter((name) => !unchanged.includes(name)));

	if (unchanged.length > 0) console.log(`Unchanged since they passed: ${unchanged.join(', ')}`);
	if (steps.length === 0) return console.log('\nNothing is left to run; npm test -- --fresh runs everything.');
	mkdirSync(PASSED, { recursive: true });
	const results = await runSteps(
		steps.map((step) => remembered(step, inputs(step.name))),
		LOGS,
	);
	const why = reasons(results);
	if (why) console.log(why);
	console.log(`\n${[...warnings(results), ...slow(results), counts(results)].join('\n')}`);
	const skipped = results.filter(({ outcome }) => outcome.startsWith('skipped')).map(({ step }) => step.name);
	const failed = [...failedOf(results), ...(values.complete ? skipped : [])];
	if (failed.length > 0)
		throw new Failure(`Failed: ${failed.join(', ')}. Run only this: npm test -- ${failed.join(' ')}`);
});

/** The fingerprint of what each step looks at; empty for a step that can never be known to pass again.
 * @param {readonly import('./steps.mjs').Step[]} steps @returns {(name: string) => string} */
function inputsOf(steps) {
	const rust = spawnSync('rustc', ['--version'], { encoding: 'utf8' }).stdout;
	const fingerprint = fingerprints();
	return (name) => {
		const paths = steps.find((step) => step.name === name)?.paths;
		return paths ? `${fingerprint(paths)} ${rust}` : '';
	};
}

/** The step, which notes when it has passed: at once, so that a run that is stopped midway loses nothing. */
function remembered(step, inputs) {
	const stamp = join(PASSED, step.name);
	return {
		...step,
		async run() {
			rmSync(stamp, { force: true });
			const result = await step.run();
			// A step that ran in part does not count.
			if (result === true && inputs && !process.env.SHARD) writeFileSync(stamp, inputs);
			return result;
		},
	};
}

function read(args) {
	try {
		return parseArgs({ args, options: OPTIONS, allowPositionals: true });
	} catch (error) {
		const options = Object.keys(OPTIONS).map((name) => `--${name}`);
		throw new Failure(`${error.message.split('.')[0]}. Options: ${options.join(', ')}; or names of steps.`);
	}
}
