/**
 * Runs steps side by side, a line each, and says at the end why some failed (docs/decisions/0031).
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { endOf, logged, print } from './output.mjs';

/** Steps that run at a time. Most keep one processor busy; more would only wait for each other on a small machine. */
const LANES = Math.max(2, Math.floor(availableParallelism() / 2));

/** Pause between two words of what runs, in milliseconds, where each is a line of its own. */
const PROGRESS_MS = 60_000;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [what] it checks
 * @property {string} [done] the word for a success, where that is not `passed`
 * @property {readonly string[]} [after] steps that it can't do without, by name
 * @property {string} [uses] what one step at a time can have
 * @property {number} [seconds] that it took when somebody last looked, on two processors with both kept busy
 * @property {() => Promise<boolean | string>} run true when it passed, false when it failed, a reason when it was skipped
 */

/** @typedef {{ step: Step, name: string, outcome: string, seconds: number, log: string }} Result */

/** Runs steps, the first of the list first: each as soon as there is room and what it needs is done. Those after a failed one run
 * too, but for those that need it, so that one run shows everything there is to correct.
 * @param {readonly Step[]} steps
 * @param {{ logs: string, ended?: (step: Step, passed: boolean) => void }} options the folder of the logs, and what is called after
 *   each step that ran
 * @returns {Promise<Result[]>} in the order of the steps */
export async function runSteps(steps, { logs, ended = () => {} }) {
	/** @type {Map<string, Result>} */
	const results = new Map();
	const waiting = [...steps];
	/** @type {Map<Step, { begun: number, end: Promise<void> }>} */
	const running = new Map();
	const width = Math.max(...steps.map(({ name }) => name.length));

	const logOf = ({ name }) => join(logs, `${name}.log`);
	const settle = (step, outcome, seconds) => {
		results.set(step.name, { step, name: step.name, outcome, seconds, log: logOf(step) });
		progress.clear();
		const word = outcome === 'passed' ? (step.done ?? 'passed') : outcome;
		console.log(`  ${step.name.padEnd(width)} ${seconds.toFixed(1).padStart(6)} s  ${word}`);
		ended(step, outcome === 'passed');
	};
	const begin = (step) => {
		const begun = Date.now();
		const end = logged(logOf(step), () => outcomeOf(step)).then((outcome) => {
			running.delete(step);
			settle(step, outcome, (Date.now() - begun) / 1_000);
		});
		running.set(step, { begun, end });
	};
	/** @param {Step} step */
	const isReady = ({ after = [], uses }) =>
		after.every((name) => results.has(name) || !steps.some((step) => step.name === name)) &&
		(uses === undefined || ![...running.keys()].some((step) => step.uses === uses));

	const progress = showProgress(running);
	while (waiting.length > 0 || running.size > 0) {
		for (let at = waiting.findIndex(isReady); at >= 0 && running.size < LANES; at = waiting.findIndex(isReady)) {
			const [step] = waiting.splice(at, 1);
			const lost = (step.after ?? []).find((name) => results.has(name) && results.get(name)?.outcome !== 'passed');
			if (lost) settle(step, `not run: it needs ${lost}`, 0);
			else begin(step);
		}
		if (running.size > 0) await Promise.race(Array.from(running.values(), ({ end }) => end));
	}
	progress.end();
	return steps.flatMap(({ name }) => results.get(name) ?? []);
}

/** The names of the steps that did not pass and were not skipped. @param {readonly Result[]} results */
export function failedOf(results) {
	return results.filter(({ outcome }) => /^(failed|not run)/.test(outcome)).map(({ name }) => name);
}

/** Why steps failed: the end of each one's log. @param {readonly Result[]} results @returns {string} empty when none did */
export function reasons(results) {
	return results
		.filter(({ outcome }) => outcome === 'failed')
		.map(({ step: { name, what }, log }) => `\n── ${name} failed${what ? `, ${what}` : ''} (${log}):\n${endOf(log)}`)
		.join('\n');
}

/** Warnings of a step's tests (`t.diagnostic('Warning: …')`), a line each, if it passed. @param {readonly Result[]} results */
export function warnings(results) {
	return results
		.filter(({ outcome }) => outcome === 'passed')
		.flatMap(({ name, log }) =>
			Array.from(
				readFileSync(log, 'utf8').matchAll(/^\s*ℹ Warning: (.+)$/gm),
				([, text]) => `Warning from ${name}: ${text}`,
			),
		);
}

/** Which steps took more than half as long again as they do, a line each: it may be this machine, or they have grown.
 * @param {readonly Result[]} results */
export function slow(results) {
	return results
		.filter(({ step, seconds }) => seconds > 1.5 * (step.seconds ?? Number.POSITIVE_INFINITY))
		.map(({ step, name, seconds }) => `Slow: ${name} took ${Math.round(seconds)} s, usually ${step.seconds} s`);
}

/** How many steps passed, failed and were skipped, in one line. @param {readonly Result[]} results */
export function counts(results) {
	const failed = failedOf(results).length;
	const passed = results.filter(({ outcome }) => outcome === 'passed').length;
	return `Steps: ${passed} passed, ${failed} failed, ${results.length - passed - failed} skipped`;
}

async function outcomeOf(step) {
	try {
		const result = await step.run();
		if (typeof result === 'string') return `skipped: ${result}`;
		return result ? 'passed' : 'failed';
	} catch (error) {
		print(error instanceof Failure ? error.message : error.stack);
		return 'failed';
	}
}

/** Says what runs: in a terminal in one line that is written over, elsewhere each minute. */
function showProgress(running) {
	const terminal = process.stdout.isTTY;
	const words = () =>
		Array.from(running, ([{ name }, { begun }]) => `${name} ${Math.round((Date.now() - begun) / 1_000)} s`).join(', ');
	const clear = () => terminal && process.stdout.write('\r\x1b[K');
	const timer = setInterval(
		() => {
			if (running.size === 0) return;
			clear();
			if (terminal) process.stdout.write(`  … ${words()}`);
			else console.log(`  … ${words()}`);
		},
		terminal ? 1_000 : PROGRESS_MS,
	);
	return {
		clear,
		end() {
			clearInterval(timer);
			clear();
		},
	};
}
