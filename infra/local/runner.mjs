/**
 * Runs steps of `npm test`, and sums them up.
 */
import { Failure } from './failure.mjs';
import { collected, print } from './output.mjs';

/** Light steps that run at a time. Each keeps one processor busy; more would only wait for each other on a small machine. */
const LANES = 2;

/** @typedef {{ name: string, outcome: string, seconds: number }} Result */

/** Runs steps in their order: light ones that stand together two at a time, each shown when it ends; the others alone. The
 * steps after a failed one run too, so that one run shows everything there is to mend.
 * @param {readonly import('./steps.mjs').Step[]} steps @returns {Promise<Result[]>} in the order of the steps */
export async function runSteps(steps) {
	/** @type {Map<import('./steps.mjs').Step, Result>} */
	const results = new Map();
	for (const group of groupsOf(steps)) {
		if (group.length === 1) results.set(group[0], await runAlone(group[0]));
		else await runTogether(group, results);
	}
	return steps.map((step) => results.get(step));
}

/** The steps' times and outcomes. @param {readonly Result[]} results */
export function summary(results) {
	const width = Math.max(...results.map((result) => result.name.length));
	return results
		.map(({ name, outcome, seconds }) => `  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${outcome}`)
		.join('\n');
}

/** Light steps that follow each other, and each other one by itself. */
function groupsOf(steps) {
	const groups = [];
	for (const step of steps) {
		const last = groups.at(-1);
		if (step.light && last?.[0].light) last.push(step);
		else groups.push([step]);
	}
	return groups;
}

async function runAlone(step) {
	console.log(header(step));
	return timed(step);
}

async function runTogether(group, results) {
	const waiting = [...group];
	const lane = async () => {
		for (let step = waiting.shift(); step; step = waiting.shift()) {
			const { value, output } = await collected(() => timed(step));
			results.set(step, value);
			console.log(`${header(step)}\n${output}`.trimEnd());
		}
	};
	await Promise.all(Array.from({ length: LANES }, lane));
}

const header = (step) => `\n── ${step.name}: ${step.what}`;

async function timed(step) {
	const started = Date.now();
	const outcome = await outcomeOf(step);
	return { name: step.name, outcome, seconds: (Date.now() - started) / 1_000 };
}

async function outcomeOf(step) {
	try {
		const result = await step.run();
		if (typeof result === 'string') return `skipped: ${result}`;
		return result ? 'passed' : 'failed';
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		print(error.message);
		return 'failed';
	}
}
