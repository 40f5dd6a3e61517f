/**
 * The steps of `npm test` that look at the Rust code.
 */
import { availableParallelism } from 'node:os';
import { hasCargo } from '../machine/cargo.mjs';
import { ROOT } from '../machine/places.mjs';
import { run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';

const cargo = (...args) => run('cargo', args, { cwd: ROOT });

/** @returns {Promise<boolean>} as Step.run @throws {Failure} without rustfmt */
export async function checkFormat() {
	requireComponent('fmt', 'rustfmt');
	return cargo('fmt', '--check');
}

/** @returns {Promise<boolean>} as Step.run @throws {Failure} without clippy */
export async function lintRust() {
	requireComponent('clippy', 'clippy');
	return cargo('clippy', '--locked', '--profile', 'local', '--workspace', '--all-targets', '--', '-D', 'warnings');
}

/** Twice as many tests at a time as there are processors: most of them wait for the database.
 * @param {...string} chosen what the tests' own programs are told besides @returns {Promise<boolean>} as Step.run */
export async function testFunctions(...chosen) {
	const threads = `--test-threads=${2 * availableParallelism()}`;
	return cargo('test', '--locked', '--profile', 'local', '--workspace', '--no-fail-fast', '--', threads, ...chosen);
}

/** @param {string} command of cargo @param {string} component of rustup that has it @throws {Failure} when it is missing */
function requireComponent(command, component) {
	if (hasCargo(command)) return;
	throw new Failure(`cargo ${command} is missing. Add it with: rustup component add ${component}`);
}
