/**
 * `npm test`: installs what is missing and runs every check but those on demand; `npm test -- <step> …` runs only these.
 */
import { endAll } from './children.mjs';
import { Failure } from './failure.mjs';
import { onStopSignal, runMain } from './main.mjs';
import { installPackages, requireNode, requireRust } from './prepare.mjs';

await runMain(async () => {
	onStopSignal(endAll, 130);
	requireNode();
	requireRust();
	await installPackages();

	// Only now: the steps need the packages.
	const { STEPS } = await import('./steps.mjs');
	const results = [];
	for (const step of chosen(STEPS, process.argv.slice(2))) {
		console.log(`\n── ${step.name}: ${step.what}`);
		const started = Date.now();
		const outcome = await outcomeOf(step);
		results.push({ name: step.name, outcome, seconds: (Date.now() - started) / 1_000 });
	}
	console.log(`\n${summary(results)}`);
	const failed = results.filter((result) => result.outcome.startsWith('failed')).map((result) => result.name);
	if (failed.length > 0)
		throw new Failure(`\nFailed: ${failed.join(', ')}. Run only this: npm test -- ${failed.join(' ')}`);
});

function chosen(steps, names) {
	const unknown = names.find((name) => !steps.some((step) => step.name === name));
	if (unknown) throw new Failure(`There is no step ${unknown}. Steps: ${steps.map((step) => step.name).join(', ')}.`);
	return steps.filter((step) => (names.length === 0 ? !step.onDemand : names.includes(step.name)));
}

/** The steps after a failed one run too, so that one run shows everything there is to mend. */
async function outcomeOf(step) {
	try {
		const result = await step.run();
		if (typeof result === 'string') return `skipped: ${result}`;
		return result ? 'passed' : 'failed';
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		console.error(error.message);
		return 'failed';
	}
}

function summary(results) {
	const width = Math.max(...results.map((result) => result.name.length));
	return results
		.map(({ name, outcome, seconds }) => `  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${outcome}`)
		.join('\n');
}
