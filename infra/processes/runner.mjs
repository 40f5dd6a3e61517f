/**
 * Runs steps beside each other, a line each, and says at the end why some failed (docs/decisions/0031).
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { endOf, logged, print } from './output.mjs';

/** Steps that run at a time. Most keep one processor busy; more would only wait for each other on a small machine. */
const LANES = Math.max(2, Math.floor(availableParallelism() / 2));

/** Lines at the end of a log that say why a step failed: fifteen faults of a browser with their places fit into it. */
const LAST_LINES = 200;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [what] it checks
 * @property {readonly string[]} [after] steps that it can't do without, by name
 * @property {string} [uses] what only one step at a time can have
 * @property {number} [seconds] that it usually takes, on two processors with both kept busy
 * @property {() => Promise<boolean | string> | boolean | string} run true when it passed, false when it failed, a reason when it was skipped
 */

/** @typedef {{ step: Step, outcome: string, seconds: number, log: string }} Result */

/** Runs steps, the first of the list first: each as soon as there is room and what it needs is done. After a failed step the others
 * run all the same, but for those that need it, so that one run shows everything there is to correct.
 * @param {readonly Step[]} steps @param {string} logs folder of the logs, one file per step
 * @returns {Promise<Result[]>} in the order of the steps */
export async function runSteps(steps, logs) {
	/** @type {Map<string, Result>} */
	const results = new Map();
	const waiting = [...steps];
	/** The running steps, each with its start in milliseconds and the promise of its end. @type {Map<Step, { begun: number, end: Promise<void> }>} */
	const running = new Map();
	const width = Math.max(...steps.map(({ name }) => name.length));
	const progress = showProgress(running);

	const logOf = ({ name }) => join(logs, `${name}.log`);
	const settle = (step, outcome, seconds) => {
		results.set(step.name, { step, outcome, seconds, log: logOf(step) });
		progress.clear();
		console.log(`  ${step.name.padEnd(width)} ${seconds.toFixed(1).padStart(6)} s  ${outcome}`);
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

	while (waiting.length > 0 || running.size > 0) {
		for (let at = waiting.findIndex(isReady); at >= 0 && running.size < LANES; at = waiting.findIndex(isReady)) {
			const [step] = waiting.splice(at, 1);
			const lost = (step.after ?? []).find((name) => results.has(name) && results.get(name)?.outcome !== 'ok');
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
	return results.filter(({ outcome }) => /^(failed|not run)/.test(outcome)).map(({ step }) => step.name);
}

/** Why steps failed: the end of each one's log. @param {readonly Result[]} results @returns {string} empty when none did */
export function reasons(results) {
	return results
		.filter(({ outcome }) => outcome === 'failed')
		.map(
			({ step, log }) =>
				`\n── ${step.name} failed${step.what ? `, ${step.what}` : ''} (${log}):\n${endOf(log, LAST_LINES)}`,
		)
		.join('\n');
}

/** Warnings of a step's tests (`t.diagnostic('Warning: …')`), a line each, if it passed. @param {readonly Result[]} results */
export function warnings(results) {
	return results
		.filter(({ outcome }) => outcome === 'ok')
		.flatMap(({ step, log }) =>
			Array.from(
				readFileSync(log, 'utf8').matchAll(/^\s*ℹ Warning: (.+)$/gm),
				([, text]) => `Warning from ${step.name}: ${text}`,
			),
		);
}

/** Which steps took more than half as long again as usual, a line each: this machine is busy, or they have grown.
 * @param {readonly Result[]} results */
export function slow(results) {
	return results
		.filter(({ step, seconds }) => seconds > 1.5 * (step.seconds ?? Number.POSITIVE_INFINITY))
		.map(({ step, seconds }) => `Slow: ${step.name} took ${Math.round(seconds)} s, usually ${step.seconds} s`);
}

/** How many steps passed, failed and were skipped, in one line. @param {readonly Result[]} results */
export function counts(results) {
	const failed = failedOf(results).length;
	const passed = results.filter(({ outcome }) => outcome === 'ok').length;
	return `Steps: ${passed} passed, ${failed} failed, ${results.length - passed - failed} skipped`;
}

async function outcomeOf(step) {
	try {
		const result = await step.run();
		if (typeof result === 'string') return `skipped: ${result}`;
		return result ? 'ok' : 'failed';
	} catch (error) {
		print(error instanceof Failure ? error.message : error.stack);
		return 'failed';
	}
}

/** Says in a terminal what runs, in one line that is written over each second. */
function showProgress(running) {
	if (!process.stdout.isTTY) return { clear() {}, end() {} };
	const clear = () => process.stdout.write('\r\x1b[K');
	const timer = setInterval(() => {
		const words = Array.from(
			running,
			([{ name }, { begun }]) => `${name} ${Math.round((Date.now() - begun) / 1_000)} s`,
		);
		clear();
		process.stdout.write(`  … ${words.join(', ')}`);
	}, 1_000);
	return {
		clear,
		end() {
			clearInterval(timer);
			clear();
		},
	};
}
