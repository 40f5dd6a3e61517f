/**
 * The quick checks of a change: `npm run check`. They look at the changed files and what stands beside them; what else the change
 * can touch is for `npm test`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/places.mjs';
import { run } from '../processes/children.mjs';
import { checkGenerated, GENERATED } from './generated.mjs';
import { requireComponent } from './rust-steps.mjs';
import { checkTypes, TYPED } from './types.mjs';

const inRoot = { cwd: ROOT };
const node = (...args) => run(process.execPath, args, inRoot);
const bin = (path, ...args) => node(join(ROOT, 'node_modules', path), ...args);

/** Tests that start the product or build something take longer than a check may. */
const SLOW_TESTS = /^infra\/(stack\/start|checks\/test|smoke\/smoke)\.test\.mjs$/;

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} what it checks
 * @property {(changed: readonly string[]) => string[]} concerned the files that it has to look at because of these changed ones
 * @property {(files: string[]) => Promise<boolean>} run
 */

/** @type {readonly Check[]} */
const CHECKS = [
	{
		name: 'lint',
		what: 'format and lint rules of the changed files',
		concerned: those(/\.(m?js|tsx?|jsonc?|css)$/),
		run: (files) => bin('@biomejs/biome/bin/biome', 'check', '--no-errors-on-unmatched', ...files),
	},
	{
		name: 'types',
		what: 'types of the site or of the scripts',
		// A file that is gone is missed by others.
		concerned: (changed) => changed.filter((file) => TYPED.test(file)),
		run: checkTypes,
	},
	{ name: 'rustfmt', what: 'format of the changed Rust files', concerned: those(/\.rs$/), run: checkFormatOf },
	{
		name: 'tests',
		what: 'tests that stand beside the changed files',
		concerned: testsBeside,
		run: (files) => node('--import', 'tsx', '--test', '--test-reporter=spec', ...files),
	},
	{
		name: 'generated',
		what: 'what is written from other files is as these say',
		concerned: (changed) => changed.filter((file) => GENERATED.test(file)),
		run: checkGenerated,
	},
];

/** The checks that changed files ask for, as steps. @param {readonly string[]} changed relative to the root
 * @returns {import('../processes/runner.mjs').Step[]} */
export function checksOf(changed) {
	return CHECKS.flatMap(({ name, what, concerned, run }) => {
		const files = concerned(changed);
		return files.length === 0 ? [] : [{ name, what, run: () => run(files) }];
	});
}

/** Test files that are named as a changed script is, and those that have changed. @param {readonly string[]} changed */
export function testsBeside(changed) {
	const tests = changed
		.filter((file) => /^infra\/.*\.mjs$/.test(file))
		.map((file) => file.replace(/(\.test)?\.mjs$/, '.test.mjs'));
	return [...new Set(tests)].filter((file) => !SLOW_TESTS.test(file) && isThere(file));
}

function those(pattern) {
	return (changed) => changed.filter((file) => pattern.test(file) && isThere(file));
}

function isThere(file) {
	return existsSync(join(ROOT, file));
}

async function checkFormatOf(files) {
	requireComponent('fmt', 'rustfmt');
	const [, edition = ''] = /^edition = "(\d+)"$/m.exec(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8')) ?? [];
	return run('rustfmt', ['--check', '--edition', edition, ...files], inRoot);
}
