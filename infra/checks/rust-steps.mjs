/**
 * The steps of `npm test` that look at the Rust code.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { compiling, hasCargo, LOCAL } from '../machine/cargo.mjs';
import { ROOT } from '../machine/places.mjs';
import { run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { print } from '../processes/output.mjs';

/** @returns {Promise<boolean>} as Step.run */
export const checkFormat = () => run('cargo', ['fmt', '--check'], { cwd: ROOT });

/** Compiles the functions with their tests; a warning fails. @returns {Promise<boolean>} as Step.run @throws {Failure} without clippy */
export async function lintRust() {
	// Without it cargo would compile in silence.
	if (!hasCargo('clippy')) throw new Failure('cargo clippy is missing. Run: rustup component add clippy');
	const build = ['build', ...LOCAL, '--workspace', '--all-targets'];
	if (!(await run('cargo', build, compiling()))) return false;
	// Cargo repeats the warnings of what it has compiled before, and has nothing else to say now.
	const { stderr } = spawnSync('cargo', [...build, '--quiet'], { ...compiling(), encoding: 'utf8' });
	if (stderr) print(`${stderr}\nA warning is an error here.`);
	return stderr === '';
}

/** Twice as many tests at a time as there are processors: most of them wait for the database.
 * @param {number} cases that a property is tried with @param {...string} chosen what the tests' own programs are told besides
 * @returns {Promise<boolean>} as Step.run */
export async function testFunctions(cases, ...chosen) {
	const threads = `--test-threads=${2 * availableParallelism()}`;
	const { cwd, env } = compiling();
	return run('cargo', ['test', ...LOCAL, '--workspace', '--no-fail-fast', '--', threads, ...chosen], {
		cwd,
		env: { ...env, PROPTEST_CASES: String(cases) },
	});
}
