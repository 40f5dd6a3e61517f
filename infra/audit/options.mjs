/**
 * What the person at the keyboard asks `npm run audit` for.
 */
import { parseArgs } from 'node:util';
import { Failure } from '../local/failure.mjs';

/** Everything that can be measured, in the order of the report. */
export const MEASURES = [
	'lighthouse',
	'weights',
	'interactions',
	'navigation',
	'observatory',
	'markup',
	'build-time',
	'peers',
];

/** Lighthouse runs of a page whose median counts. */
const RUNS = 5;

/**
 * @typedef {object} Options
 * @property {number} runs
 * @property {string[] | undefined} pages paths; undefined is every page
 * @property {string[]} only names out of MEASURES
 */

/** @param {string[]} args @returns {Options}
 * @throws {Failure} when an option is unknown or its value makes no sense */
export function optionsFrom(args) {
	const { values } = parsed(args);
	const runs = Number(values.runs ?? RUNS);
	if (!Number.isInteger(runs) || runs < 1) throw new Failure(`--runs ${values.runs} is not a number from 1 on.`);
	const only = list(values.only) ?? MEASURES.filter((name) => name !== 'peers' || values.peers);
	const unknown = only.find((name) => !MEASURES.includes(name));
	if (unknown !== undefined) throw new Failure(`There is no measure ${unknown}. Measures: ${MEASURES.join(', ')}.`);
	return { runs, pages: list(values.pages), only: values.peers && !only.includes('peers') ? [...only, 'peers'] : only };
}

function parsed(args) {
	const text = { type: 'string' };
	try {
		return parseArgs({ args, options: { runs: text, pages: text, only: text, peers: { type: 'boolean' } } });
	} catch (error) {
		throw new Failure(`${error.message}\nOptions: --runs 5, --pages /,/help/, --only lighthouse,weights, --peers`);
	}
}

function list(text) {
	return text
		?.split(',')
		.map((part) => part.trim())
		.filter(Boolean);
}
