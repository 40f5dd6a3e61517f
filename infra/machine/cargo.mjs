/**
 * Cargo, as every script calls it.
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from './places.mjs';

/** Whether cargo has a subcommand, some of which are programs of their own. @param {string} command */
export const hasCargo = (command) => spawnSync('cargo', [command, '--version'], { stdio: 'ignore' }).status === 0;

/** What makes a command of cargo use what the others have compiled. */
export const LOCAL = ['--locked', '--profile', 'local'];

/** Where and how cargo compiles: clippy looks at our crates in the compiler's own pass, where it is there. As a pass of its own it
 * would check each of 300 dependencies once more. */
export const compiling = () => ({
	cwd: ROOT,
	env: { ...process.env, ...(hasCargo('clippy') && { RUSTC_WORKSPACE_WRAPPER: 'clippy-driver' }) },
});
