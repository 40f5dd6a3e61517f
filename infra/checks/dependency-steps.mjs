/**
 * The steps of `npm test` that look at dependencies: vulnerable, unwelcome or unused packages and crates.
 */
import { spawnSync } from 'node:child_process';
import { hasCargo } from '../machine/cargo.mjs';
import { ROOT } from '../machine/places.mjs';
import { print } from '../processes/output.mjs';

/** What npm and cargo-deny print when they can't reach registry or database. */
const UNANSWERED = /audit endpoint returned an error|failed to (fetch|load|open) advisory database/;

/** Known vulnerabilities of the packages that visitors get. @returns {boolean | string} as Step.run */
export const auditPackages = () => ask('npm', 'audit', '--omit=dev', '--fetch-retries=0');

/** Licences, sources and double versions of the crates: deny.toml. @returns {boolean | string} as Step.run */
export const denyCrates = () => askCargo('deny', '--locked', 'check', 'bans', 'licenses', 'sources');

/** Known vulnerabilities of the crates. @returns {boolean | string} as Step.run */
export const auditCrates = () => askCargo('deny', '--locked', 'check', 'advisories');

/** Crates that a Cargo.toml names and no code uses. @returns {boolean | string} as Step.run */
export const findUnusedCrates = () => askCargo('machete');

/** @param {string} command of cargo, a program of its own @param {...string} args */
function askCargo(command, ...args) {
	if (hasCargo(command)) return ask('cargo', command, ...args);
	return `cargo-${command} is not installed (cargo install --locked cargo-${command})`;
}

/** Whether a program finds nothing wrong; a reason to skip it when it got no answer. */
function ask(program, ...args) {
	const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
	print(stdout + stderr);
	if (status !== 0 && UNANSWERED.test(stderr)) return `${program} got no answer from the network`;
	return status === 0;
}
