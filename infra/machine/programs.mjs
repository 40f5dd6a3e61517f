/**
 * The programs that this project uses, each with the oldest version that works and how to install it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { presentBrowser } from './browser.mjs';
import { hasCargo } from './cargo.mjs';
import { ROOT } from './places.mjs';
import { isOlder, OLDEST_NODE } from './prepare.mjs';
import { findPython } from './python.mjs';

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} serves the commands and steps that need it
 * @property {boolean} [needed] npm start or npm test fail without it
 * @property {boolean} [deploys] npm run deploy fails without it
 * @property {() => string | undefined | Promise<string | undefined>} version found; undefined when it is missing
 * @property {string} [least] the oldest version that works
 * @property {(version: string) => string | undefined} [fault] why a version found does not work
 * @property {string} get how to install it, on each system
 * @property {string} [update] how to update it, where that is another command
 */

/** What the functions are compiled for: `Architectures` of template.yaml. */
export const TARGET = 'aarch64-unknown-linux-gnu';

/** Name of its standard library among the programs. */
export const RUST_FOR_TARGET = `Rust for ${TARGET}`;

const DEPLOYS = { serves: 'npm run deploy', deploys: true };

/** @type {readonly Program[]} */
export const PROGRAMS = [
	{
		name: 'Node',
		serves: 'everything',
		needed: true,
		version: () => process.versions.node,
		least: OLDEST_NODE,
		get: 'https://nodejs.org',
	},
	{
		name: 'git',
		serves: 'npm test, npm run check',
		needed: true,
		version: versionOf('git'),
		get: 'sudo apt-get install git, or brew install git',
	},
	{
		name: 'Rust',
		serves: 'npm start, npm test: the functions',
		needed: true,
		version: versionOf('rustc'),
		least: oldestRust(),
		update: 'rustup update stable',
		get: "curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh",
	},
	{
		name: 'C compiler',
		serves: 'npm start, npm test: links the functions',
		needed: true,
		version: versionOf('cc'),
		get: 'sudo apt-get install build-essential, or xcode-select --install',
	},
	{
		name: 'rustfmt',
		serves: 'step rustfmt, npm run check',
		needed: true,
		version: cargoHas('fmt'),
		get: 'rustup component add rustfmt',
	},
	{
		name: 'clippy',
		serves: 'step clippy',
		needed: true,
		version: cargoHas('clippy'),
		get: 'rustup component add clippy',
	},
	{
		name: 'Chromium',
		serves: 'browser tests, npm run audit; npm test installs it where it can',
		version: () => presentBrowser().catch(() => undefined),
		get: 'npx playwright install --with-deps chromium',
	},
	{
		name: 'cargo-deny',
		serves: 'npm test -- --all: steps crates, advisories',
		version: cargoHas('deny'),
		get: 'cargo install --locked cargo-deny',
	},
	{
		name: 'cargo-machete',
		serves: 'npm test -- --all: step unused-crates',
		version: cargoHas('machete'),
		get: 'cargo install --locked cargo-machete',
	},
	{
		name: 'Python 3 with venv',
		serves: 'steps template, security; from 3.10 npm run rehearse',
		version: findPython,
		get: 'sudo apt-get install python3-venv, or brew install python',
	},
	{
		name: 'njs',
		serves: 'step infra: edge functions in an engine like CloudFront’s',
		version: onPath(process.env.NJS ?? 'njs'),
		get: 'sudo apt-get install njs, or https://nginx.org/en/docs/njs/install.html',
	},
	{
		name: 'Firefox',
		serves: 'npm test -- --all: the site in Firefox',
		version: onPath('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'),
		get: 'sudo apt-get install firefox-esr, or brew install --cask firefox',
	},
	{
		// Safari's engine; its driver is for Linux only.
		name: 'WebKitGTK',
		serves: 'npm test -- --all: the site in Safari’s engine',
		version: () => onPath('WebKitWebDriver')() && onPath('Xvfb')(),
		get: 'sudo apt-get install webkit2gtk-driver xvfb, on Linux only',
	},
	{
		name: 'Java',
		serves: 'npm run audit: the Nu HTML checker',
		version: onPath('java'),
		get: 'sudo apt-get install default-jre-headless, or brew install openjdk',
	},
	{
		name: 'AWS CLI',
		...DEPLOYS,
		version: versionOf('aws'),
		get: 'https://docs.aws.amazon.com/cli, or brew install awscli',
	},
	{
		name: 'SAM CLI',
		...DEPLOYS,
		version: versionOf('sam'),
		// The first that builds Rust without being asked for a beta.
		least: '1.156.0',
		get: 'pipx install aws-sam-cli, or brew install aws-sam-cli',
		update: 'pipx upgrade aws-sam-cli, or brew upgrade aws-sam-cli',
	},
	{
		name: 'cargo-lambda',
		...DEPLOYS,
		version: versionOf('cargo', 'lambda', '--version'),
		// Those before hand zig an option of the linker that it does not know, with Rust 1.98 and newer.
		least: '1.9.2',
		get: 'pipx install cargo-lambda',
		update: 'pipx upgrade cargo-lambda',
	},
	{
		name: 'zig',
		...DEPLOYS,
		version: () =>
			versionOf('zig', 'version')() ??
			versionOf('python-zig', 'version')() ??
			versionOf('python3', '-m', 'ziglang', 'version')(),
		// What the artefacts were last built with (infra/checks/python/artifact); 0.16 makes no archives on a Mac.
		least: '0.15.2',
		fault: (version) => (version.startsWith('0.16.') ? 'whose archiver is broken' : undefined),
		get: 'pipx inject --include-apps cargo-lambda ziglang==0.15.2',
	},
	{
		name: RUST_FOR_TARGET,
		...DEPLOYS,
		version: () => (hasTarget() ? 'installed' : undefined),
		get: `rustup target add ${TARGET}`,
	},
	{
		name: 'make',
		...DEPLOYS,
		version: versionOf('make'),
		get: 'sudo apt-get install make, or xcode-select --install',
	},
];

/** Finds out whether a program is installed and new enough.
 * @param {Program} program @returns {Promise<{ version?: string, wrong?: string }>} `wrong` says why not, and what to run */
export async function examine({ version: find, least, fault, get, update = get }) {
	const version = await find();
	if (!version) return { wrong: `missing: ${get}` };
	const why = least && isOlder(version, least) ? `older than ${least}` : fault?.(version);
	return { version, wrong: why && `${version}, ${why}: ${update}` };
}

/** What is wrong with one of these programs, and what to run; undefined when all are fine.
 * @param {...string} names @returns {Promise<string | undefined>} */
export async function lacking(...names) {
	for (const program of PROGRAMS.filter(({ name }) => names.includes(name))) {
		const { wrong } = await examine(program);
		if (wrong) return `${program.name} ${wrong}`;
	}
	return undefined;
}

function hasTarget() {
	const asked = ['--print', 'target-libdir', '--target', TARGET];
	const { status, stdout } = spawnSync('rustc', asked, { encoding: 'utf8' });
	return status === 0 && existsSync(stdout.trim());
}

/** The version that a program prints. */
function versionOf(command, ...args) {
	return () => {
		const { status, stdout } = spawnSync(command, args.length > 0 ? args : ['--version'], { encoding: 'utf8' });
		return status === 0 ? (/\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'installed') : undefined;
	};
}

function cargoHas(command) {
	return () => (hasCargo(command) ? 'installed' : undefined);
}

/** The first of these names that is a program on PATH, or of these paths that is a file. */
function onPath(...names) {
	const folders = (process.env.PATH ?? '').split(delimiter);
	return () =>
		names
			.flatMap((name) => [name, ...folders.map((folder) => join(folder, name))])
			.find((path) => path.includes('/') && existsSync(path));
}

function oldestRust() {
	const [, version = ''] = /^rust-version = "(.+)"$/m.exec(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8')) ?? [];
	return version;
}
