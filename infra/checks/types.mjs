/**
 * The compiler over TypeScript, and over JavaScript with types in its comments.
 */
import { join } from 'node:path';
import { ROOT } from '../machine/places.mjs';
import { run } from '../processes/children.mjs';

/** Projects that are type-checked, and the files whose change makes it necessary. */
const PROJECTS = [
	{ path: 'site', files: /^site\/.*\.(tsx?|js|json)$|^locales\/.*\.json$/ },
	{ path: 'infra/jsconfig.json', files: /^infra\/(?!audit\/).*(\.mjs|jsconfig\.json)$|^site\/src\/routes\.ts$/ },
	{ path: 'infra/audit/jsconfig.json', files: /^infra\/.*(\.mjs|\.d\.ts|jsconfig\.json)$/ },
];

/** Files whose change can touch the types of another. */
export const TYPED = new RegExp(PROJECTS.map(({ files }) => files.source).join('|'));

/** Checks the types of all, or of what changed files can touch.
 * @param {readonly string[]} [changed] relative to the root @returns {Promise<boolean>} as Step.run */
export async function checkTypes(changed) {
	let passed = true;
	for (const { path } of PROJECTS.filter(({ files }) => changed?.some((file) => files.test(file)) ?? true)) {
		// Each of its threads checks much of the same again: 10 s of processor time instead of 5, and no less waiting on two cores.
		const args = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', path, '--singleThreaded'];
		passed = (await run(process.execPath, args, { cwd: ROOT })) && passed;
	}
	return passed;
}
