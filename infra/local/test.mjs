/**
 * `npm test`: installs what is missing and runs every check but those on demand; `npm test -- <step> …` runs only these,
 * `npm test -- --changed [<commit>]` only those that a change since then can touch.
 */
import { changedFiles } from './changed.mjs';
import { endAll } from './children.mjs';
import { slowest } from './durations.mjs';
import { Failure } from './failure.mjs';
import { onStopSignal, runMain } from './main.mjs';
import { installPackages, requireNode, requireRust } from './prepare.mjs';
import { runSteps, summary } from './runner.mjs';

await runMain(async () => {
	onStopSignal(endAll, 130);
	requireNode();
	requireRust();
	await installPackages();

	// Only now: the steps need the packages.
	const { STEPS, touched } = await import('./steps.mjs');
	const [first, commit] = process.argv.slice(2);
	const steps = first === '--changed' ? touched(changedFiles(commit)) : chosen(STEPS, process.argv.slice(2));
	if (steps.length === 0) return console.log('Nothing that has changed is looked at by a step.');
	const results = await runSteps(steps);
	const parts = [summary(results), slowest()].filter(Boolean);
	console.log(`\n${parts.join('\n\n')}`);
	const failed = results.filter((result) => result.outcome === 'failed').map((result) => result.name);
	if (failed.length > 0)
		throw new Failure(`\nFailed: ${failed.join(', ')}. Run only this: npm test -- ${failed.join(' ')}`);
});

function chosen(steps, names) {
	const unknown = names.find((name) => !steps.some((step) => step.name === name));
	if (unknown) throw new Failure(`There is no step ${unknown}. Steps: ${steps.map((step) => step.name).join(', ')}.`);
	return steps.filter((step) => (names.length === 0 ? !step.onDemand : names.includes(step.name)));
}
