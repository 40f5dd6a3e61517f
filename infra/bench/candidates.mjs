/**
 * What is measured, and how each is built.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { Failure } from '../local/failure.mjs';
import { ROOT, TARGET_DIR } from '../local/places.mjs';

const NODE_SDK = '@aws-sdk/client-dynamodb@3';

/**
 * @typedef {object} Candidate
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {number} starts how many cold starts are measured
 * @property {number} zipBytes what is uploaded
 */

/** Builds everything. @param {string} folder for the Node function @returns {Candidate[]} */
export function buildCandidates(folder) {
	execute('cargo', ['build', '--locked', '--release', '-p', 'bench', '-p', 'contact'], ROOT);
	const rust = (name, binary) => {
		const command = join(TARGET_DIR, 'release', binary);
		return { name, command, args: [], starts: 20, zipBytes: deflated(command) };
	};
	writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
	execute('npm', ['install', '--no-audit', '--no-fund', '--silent', NODE_SDK], folder);
	const script = join(folder, 'node-function.mjs');
	copyFileSync(new URL('./node-function.mjs', import.meta.url), script);
	const node = { name: 'Node, AWS SDK v3', command: process.execPath, args: [script], starts: 7 };
	return [
		rust('hello (bare lambda_http)', 'hello'),
		rust('contact', 'contact'),
		{ ...node, zipBytes: filesBelow(folder).reduce((sum, file) => sum + deflated(file), 0) },
	];
}

/** @param {string} file the size that it has in a zip */
function deflated(file) {
	return deflateRawSync(readFileSync(file), { level: 9 }).length;
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
	const paths = readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path)));
	return paths.filter((path) => statSync(path).isFile());
}

function execute(command, args, cwd) {
	const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
	if (status !== 0) throw new Failure(`${command} ${args.join(' ')} failed: see its lines above`);
}
