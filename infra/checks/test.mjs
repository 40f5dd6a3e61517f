/**
 * `npm test`: installs what is missing and runs every check of the fast suite that can tell something new; `-- --all` those of the
 * second too, `-- <step> …` only these.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprints } from '../machine/inputs.mjs';
import { LOCAL_DIR, LOGS } from '../machine/places.mjs';
import { installPackages, requireNode, requireRust } from '../machine/prepare.mjs';
import { endAll } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { onStopSignal, runMain } from '../processes/main.mjs';
import { counts, failedOf, reasons, runSteps, slow, warnings } from '../processes/runner.mjs';
import { passedSteps } from './passed.mjs';

/** @type {{ type: 'boolean', default: boolean }} */
const flag = { type: 'boolean', default: false };

/** `all`: the full suite; `fresh`: also what passed before with the same inputs; `complete`: a step that this machine lacks a program
 * for fails. */
const OPTIONS = { all: flag, fresh: flag, complete: flag };

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
	const known = passedSteps(join(LOCAL_DIR, 'passed.json'));
	const tools = spawnSync('rustc', ['--version'], { encoding: 'utf8' }).stdout;
	const fingerprint = fingerprints();
	const prints = new Map(STEPS.map(({ name, paths }) => [name, paths && fingerprint(paths, tools)]));
	const wanted = positionals.length > 0 ? positionals : inSuites(STEPS, values.all ? ['fast', 'full'] : ['fast']);
	const isKnown = (name) => positionals.length === 0 && !values.fresh && known.has(name, prints.get(name));
	const unchanged = wanted.filter(isKnown);
	const steps = withNeeds(wanted.filter((name) => !isKnown(name)));

	if (unchanged.length > 0) console.log(`Passed before, with what they look at unchanged: ${unchanged.join(', ')}`);
	if (steps.length === 0) return console.log('\nNothing is left to run; npm test -- --fresh runs everything.');
	const results = await runSteps(steps, {
		logs: LOGS,
		// A step that ran in part does not count as passed.
		ended: ({ name }, passed) => known.note(name, passed && !process.env.SHARD ? prints.get(name) : undefined),
	});
	const why = reasons(results);
	if (why) console.log(why);
	console.log(`\n${[...warnings(results), ...slow(results), counts(results)].join('\n')}`);
	const skipped = results.filter(({ outcome }) => outcome.startsWith('skipped')).map(({ name }) => name);
	const failed = [...failedOf(results), ...(values.complete ? skipped : [])];
	if (failed.length > 0)
		throw new Failure(`Failed: ${failed.join(', ')}. Run only this: npm test -- ${failed.join(' ')}`);
});

function inSuites(steps, suites) {
	return steps.filter(({ suite }) => suites.includes(suite)).map(({ name }) => name);
}

function read(args) {
	try {
		return parseArgs({ args, options: OPTIONS, allowPositionals: true });
	} catch (error) {
		const options = Object.keys(OPTIONS).map((name) => `--${name}`);
		throw new Failure(`${error.message.split('.')[0]}. Options: ${options.join(', ')}; or names of steps.`);
	}
}
