/**
 * The files that are written from others.
 */
import { join } from 'node:path';
import { ROOT } from '../machine/places.mjs';
import { run } from '../processes/children.mjs';
import { print } from '../processes/output.mjs';

/** What writes them, without Rust; with `--check` it only compares. */
const GENERATORS = [
	'infra/edge/generate.mjs', // the route table, into the edge functions and these into template.yaml
	'site/prerender/sources/contract.ts', // the schemas and texts into types; pages, plans and firm for the functions
];

/** Files that they read or write. */
export const GENERATED = new RegExp(
	[
		/^infra\/edge\/|^template\.yaml$/,
		/^site\/(src\/(routes\.ts|content\/|contract\/|i18n\/resources)|prerender\/sources\/)/,
		/^functions\/(contract\/|leads\/site\.generated\.json)|^locales\/de\//,
	]
		.map(({ source }) => source)
		.join('|'),
);

/** Whether each is as its sources say. @returns {Promise<boolean>} as Step.run */
export async function checkGenerated() {
	if (await runAll('--check')) return true;
	print('Run: npm run generate');
	return false;
}

/** Writes them. @returns {Promise<boolean>} false when one could not be written */
export const generate = () => runAll();

/** @param {...string} args */
async function runAll(...args) {
	let passed = true;
	for (const file of GENERATORS) {
		const ended = await run(process.execPath, ['--import', 'tsx', join(ROOT, file), ...args], { cwd: ROOT });
		passed = ended && passed;
	}
	return passed;
}
