/**
 * The step `artifact` of npm test: the functions as they are deployed, each built, weighed and started once.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { readTemplate } from '../edge/template.mjs';
import { LOCAL_DIR, ROOT } from '../machine/places.mjs';
import { lacking, RUST_FOR_TARGET, TARGET } from '../machine/programs.mjs';
import { NO_PYTHON, pythonRequirements } from '../machine/python.mjs';
import { run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { print } from '../processes/output.mjs';
import { startAws } from './aws.mjs';
import { environment, FUNCTIONS } from './events.mjs';
import { tryOnce } from './function.mjs';

const FOLDER = join(LOCAL_DIR, 'artifact');
/** Two cargos in one folder would wait for each other. */
const BUILT = join(FOLDER, 'target');

/** Most that a function may weigh, in octets: loading it is part of a cold start. */
const LARGEST = 16e6;
/** The C library of Lambda's `provided.al2023`, 2.34: https://docs.aws.amazon.com/linux/al2023/ug/compare-with-al2.html */
const GLIBC_MINOR = 34;
/** `e_machine` of an ELF file for AArch64 (elf.h). */
const AARCH64 = 183;

/** This machine's processor, or an emulated one with Debian's C library for it. */
const EMULATOR = process.arch === 'arm64' ? [] : ['qemu-aarch64', '-L', '/usr/aarch64-linux-gnu'];
const DEBIAN = 'qemu-user libc6-arm64-cross libgcc-s1-arm64-cross';

/** @returns {Promise<boolean | string>} as Step.run: a reason when this machine can't */
export async function checkArtifact() {
	const reason = await missing();
	if (reason) return reason;
	const tools = await pythonRequirements('artifact-tools', join(ROOT, 'infra/artifact/requirements.txt'));
	if (!tools) return NO_PYTHON;
	const names = Object.values(readTemplate(join(ROOT, 'template.yaml')).Resources).flatMap(({ Metadata }) =>
		Metadata?.BuildMethod === 'rust-cargolambda' ? Metadata.BuildProperties.Binary : [],
	);
	const env = {
		...process.env,
		PATH: [dirname(tools('python')), process.env.PATH].join(delimiter),
		CARGO_TARGET_DIR: BUILT,
	};
	const chosen = names.flatMap((name) => ['--bin', name]);
	// What the SAM CLI calls, once for all.
	if (!(await run('cargo', ['lambda', 'build', '--release', '--arm64', '--locked', ...chosen], { cwd: ROOT, env })))
		return false;
	const rows = [];
	for (const name of names) rows.push(await trial(name));
	const report = table(rows);
	writeFileSync(join(FOLDER, 'report.md'), report);
	print(report);
	return true;
}

/** Why this machine can't, or undefined. */
async function missing() {
	if (process.platform !== 'linux') return 'functions for Lambda start on Linux only';
	const [emulator, , library] = EMULATOR;
	if (emulator && (spawnSync(emulator, ['--version']).error || !existsSync(library)))
		return `${emulator} or ${library} is missing: sudo apt-get install ${DEBIAN}`;
	return lacking(RUST_FOR_TARGET);
}

/** Checks a built function, then starts it once with a fake AWS. @param {string} name @throws with what is wrong */
async function trial(name) {
	const path = join(BUILT, 'lambda', name, 'bootstrap');
	const binary = readFileSync(path);
	const needs = Array.from(binary.toString('latin1').matchAll(/GLIBC_2\.(\d+)/g), ([, minor]) => Number(minor));
	if (binary.readUInt16LE(18) !== AARCH64) throw new Failure(`${name} is not for ${TARGET}`);
	if (binary.length > LARGEST) throw new Failure(`${name} has ${binary.length} octets, more than ${LARGEST}`);
	if (Math.max(...needs) > GLIBC_MINOR)
		throw new Failure(`${name} needs GLIBC 2.${Math.max(...needs)}, Lambda has 2.${GLIBC_MINOR}: build it with zig`);
	const { event, check } = FUNCTIONS[name] ?? {};
	if (!event) throw new Failure(`infra/artifact/events.mjs has no event for ${name}`);
	const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
	const aws = await startAws(folder);
	const [command, ...args] = [...EMULATOR, path];
	const log = join(folder, 'log');
	try {
		const program = { command, args, environment: environment(aws), log };
		const { payload, init, ms } = await tryOnce(program, event(aws.endpoint));
		const seen = `${check(payload, aws.asked)}${aws.asked.length > 0 ? `; ${aws.asked.length} requests to AWS over TLS` : ''}`;
		return { name, size: binary.length, zip: deflateRawSync(binary).length, init, ms, seen };
	} catch (error) {
		throw new Failure(`${name}: ${error.message}\n${readFileSync(log, 'utf8')}`);
	} finally {
		await aws.close();
		rmSync(folder, { recursive: true });
	}
}

function table(rows) {
	const said = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' }).stdout.trim();
	const megabytes = (octets) => (octets / 1e6).toFixed(1);
	return [
		`${said('rustc', '--version')}, ${TARGET}, started on ${process.arch} (${EMULATOR[0] ?? 'natively'}):`,
		'',
		'| function | MB | zip, MB | init, ms | event, ms | answer |',
		'|---|---:|---:|---:|---:|---|',
		...rows.map(
			({ name, size, zip, init, ms, seen }) =>
				`| ${name} | ${megabytes(size)} | ${megabytes(zip)} | ${init.toFixed(0)} | ${ms.toFixed(0)} | ${seen} |`,
		),
		'',
	].join('\n');
}
