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

/** Whether each is as its sources say. @returns {Promise<boolean>} as Step.run */
export async function checkGenerated() {
	if (await generate('--check')) return true;
	print('Run: npm run generate');
	return false;
}

/** Writes them. @param {...string} args of each generator @returns {Promise<boolean>} false when one failed */
export async function generate(...args) {
	let passed = true;
	for (const file of GENERATORS) {
		const ended = await run(process.execPath, ['--import', 'tsx', join(ROOT, file), ...args], { cwd: ROOT });
		passed &&= ended;
	}
	return passed;
}
