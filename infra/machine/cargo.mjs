/**
 * Cargo, as every script calls it.
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from './places.mjs';

/** Whether cargo has a subcommand, some of which are programs of their own. @param {string} command */
export const hasCargo = (command) => spawnSync('cargo', [command, '--version'], { stdio: 'ignore' }).status === 0;

/** Options with which each command of cargo uses what the others have compiled. */
export const LOCAL = ['--locked', '--profile', 'local'];

/** Folder and environment of a command of cargo that compiles. Clippy, where it is installed, lints our crates while they compile: a
 * separate pass would check each of 300 dependencies once more. */
export const compiling = () => ({
	cwd: ROOT,
	env: { ...process.env, ...(hasCargo('clippy') && { RUSTC_WORKSPACE_WRAPPER: 'clippy-driver' }) },
});
