/**
 * The steps of `npm test` that look at the Rust code.
 */
import { hasCargo } from './cargo.mjs';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';
import { ROOT } from './places.mjs';

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

/** With cargo-nextest, which runs the tests of all crates at once, where it is installed. @returns {Promise<boolean>} as Step.run */
export async function testFunctions() {
	// Its own `--profile` is one of nextest's.
	if (hasCargo('nextest')) return cargo('nextest', 'run', '--locked', '--cargo-profile', 'local', '--workspace');
	return cargo('test', '--locked', '--profile', 'local', '--workspace');
}

/** @param {string} command of cargo @param {string} component of rustup that has it @throws {Failure} when it is missing */
export function requireComponent(command, component) {
	if (hasCargo(command)) return;
	throw new Failure(`cargo ${command} is missing. Add it with: rustup component add ${component}`);
}
