/**
 * The step `rehearse` of npm test: the whole deployment, for real, on an AWS emulator on this machine.
 */
import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../machine/places.mjs';
import { lacking, RUST_FOR_TARGET } from '../machine/programs.mjs';
import { findPython, NO_PYTHON, pythonRequirements } from '../machine/python.mjs';
import { run } from '../processes/children.mjs';
import { freePorts } from '../stack/ports.mjs';
import { TEMPLATE } from './template.mjs';

const FOLDER = join(ROOT, 'infra/rehearsal');

/** What the emulator, the two command-line tools and the builds take, in bytes. */
const SPACE = 6e9;

/** @returns {Promise<boolean | string>} as Step.run: a reason when this machine can't */
export async function rehearse() {
	const reason = missing() ?? (await lacking(RUST_FOR_TARGET, 'make'));
	if (reason) return reason;
	const emulator = await pythonRequirements('rehearsal-emulator', join(FOLDER, 'emulator/requirements.txt'));
	const tools = await pythonRequirements('rehearsal-tools', join(FOLDER, 'sam/requirements.txt'));
	const compiler = await pythonRequirements('artifact-tools', join(ROOT, 'infra/artifact/requirements.txt'));
	if (!emulator || !tools || !compiler) return NO_PYTHON;
	const { site: port } = await freePorts();
	const env = environment(emulator, [tools, compiler], port);
	return run(process.execPath, [join(FOLDER, 'main.mjs')], { cwd: ROOT, env });
}

/** Why this machine can't, or undefined. */
function missing() {
	if (process.platform !== 'linux') return 'the emulated functions run on Linux only';
	const python = findPython();
	const recent = ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))'];
	if (!python || spawnSync(python, recent).status !== 0) return 'Python 3.10 with venv is not installed';
	const mounts = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--map-root-user'];
	if (spawnSync('unshare', [...mounts, 'true']).status !== 0) return 'only root may mount a layer below /opt here';
	const { bavail, bsize } = statfsSync(ROOT);
	return bavail * bsize < SPACE ? `less than ${SPACE / 1e9} GB of the disk are free` : undefined;
}

/** Everything that is started talks to the emulator, and has no login to any other AWS. @param {((program: string) => string)[]} tools */
function environment(emulator, tools, port) {
	const own = Object.entries(process.env).filter(([name]) => !/^(AWS|SAM|SITE)_/.test(name));
	return {
		...Object.fromEntries(own),
		PATH: [...tools.map((program) => dirname(program('python'))), process.env.PATH].join(delimiter),
		// The real cargo-lambda, but the functions run here: for this processor, which needs no zig, and not optimised.
		SAM_TEMPLATE_FILE: TEMPLATE,
		SAM_BUILD_MODE: 'debug',
		CARGO_LAMBDA_COMPILER: 'cargo',
		CARGO_LAMBDA_GLOBAL: join(FOLDER, 'cargo-lambda.toml'),
		EMULATOR_PYTHON: emulator('python'),
		REHEARSAL_PORT: String(port),
		REHEARSAL_HOSTS: 'www.nono.example,nono.example',
		NODE_OPTIONS: `--import ${pathToFileURL(join(FOLDER, 'redirect.mjs'))}`,
		AWS_ENDPOINT_URL: `http://localhost:${port}`,
		AWS_ACCESS_KEY_ID: 'test',
		AWS_SECRET_ACCESS_KEY: 'test',
		AWS_CONFIG_FILE: '/dev/null',
		AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
		SAM_CLI_TELEMETRY: '0',
	};
}
