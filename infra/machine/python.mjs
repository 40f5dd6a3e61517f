/**
 * Checks that are Python programs; without Python they are skipped.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { isCurrent } from './inputs.mjs';
import { LOCAL_DIR } from './places.mjs';

/** Why a check that needs Python is skipped. */
export const NO_PYTHON = 'Python 3 with venv is not installed';

/** Installs packages into an environment of their own, unless exactly these are there.
 * @param {string} name of the environment @param {string} file path of its requirements.txt, complete, each package with its
 *   version and hashes
 * @returns {Promise<((program: string) => string) | undefined>} path of a program in it; undefined without Python
 * @throws {Failure} when they can't be installed */
export async function pythonRequirements(name, file) {
	const folder = join(LOCAL_DIR, name);
	const program = (name) => join(folder, 'bin', name);
	const stamp = join(folder, 'packages.txt');
	const wanted = readFileSync(file, 'utf8');
	if (isCurrent(stamp, wanted)) return program;

	const python = findPython();
	if (!python) return undefined;
	const install = ['-m', 'pip', 'install', '-q', '--no-deps', '--require-hashes', '-r', file];
	if (!(await run(python, ['-m', 'venv', folder])) || !(await run(program('python'), install))) {
		throw new Failure(`${file} could not be installed. Check the network connection and pip’s message above.`);
	}
	writeFileSync(stamp, wanted);
	return program;
}

/** A Python 3 that can make environments. @returns {string | undefined} its command */
export function findPython() {
	return ['python3', 'python'].find(
		(command) => spawnSync(command, ['-m', 'venv', '--help'], { stdio: 'ignore' }).status === 0,
	);
}
