/**
 * What the person at the keyboard asks `npm run audit` for.
 */
import { parseArgs } from 'node:util';
import { Failure } from '../processes/failure.mjs';

/** Everything that can be measured, in the order of a run. */
const MEASURES = ['lighthouse', 'interactions', 'markup'];

/** Answer to `--help`. */
export const HELP = `npm run audit -- [options]
  --runs 3            how often each time is taken; the median counts
  --pages /,/help/    only these pages
  --only markup,…     only these measures: ${MEASURES.join(', ')}`;

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const OPTIONS = {
	runs: { type: 'string', default: '3' },
	pages: { type: 'string' },
	only: { type: 'string' },
	help: { type: 'boolean', default: false },
};

/** @param {string[]} args
 * @returns {{ runs: number, pages: string[] | undefined, only: string[], help: boolean }} `pages` undefined: every page
 * @throws {Failure} when an option is unknown or its value makes no sense */
export function optionsFrom(args) {
	try {
		const { runs, pages, only, help } = parseArgs({ args, options: OPTIONS }).values;
		if (!/^[1-9]\d*$/.test(runs)) throw new Error(`--runs ${runs} is not a number from 1 on.`);
		const measures = list(only) ?? MEASURES;
		const unknown = measures.find((name) => !MEASURES.includes(name));
		if (unknown !== undefined) throw new Error(`There is no measure ${unknown}.`);
		return { runs: Number(runs), pages: list(pages), only: measures, help };
	} catch (error) {
		throw new Failure(`${error.message}\n${HELP}`);
	}
}

function list(text) {
	return text?.split(',').flatMap((part) => part.trim() || []);
}
