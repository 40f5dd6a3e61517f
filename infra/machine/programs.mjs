/**
 * The programs that this project uses, each with the oldest version that does and what brings it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../processes/failure.mjs';
import { presentBrowser } from './browser.mjs';
import { hasCargo } from './cargo.mjs';
import { ROOT } from './places.mjs';
import { requireNode } from './prepare.mjs';
import { findPython } from './python.mjs';

/** Oldest major version of Node that its makers still maintain: https://nodejs.org/en/about/previous-releases */
export const NODE_RECOMMENDED = 24;

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} serves what needs it
 * @property {boolean} needed npm start or npm test fail without it
 * @property {boolean} [deploys] npm run deploy fails without it
 * @property {() => string | undefined | Promise<string | undefined>} version found; undefined when it is missing
 * @property {string} [least] the oldest version that will do
 * @property {(version: string) => string | undefined} [fault] why the version found won't do
 * @property {(version: string) => string | undefined} [advice] that may be followed or not
 * @property {string} get the command or the place that brings it
 * @property {string} [update] what fixes a fault, where that is something else
 */

/** What the functions are compiled for: `Architectures` of template.yaml. */
export const TARGET = 'aarch64-unknown-linux-gnu';

/** Name of its standard library among the programs. */
export const RUST_FOR_TARGET = `Rust for ${TARGET}`;

const DEPLOYS = { serves: 'npm run deploy', needed: false, deploys: true };

/** @type {readonly Program[]} */
export const PROGRAMS = [
	{
		name: 'Node',
		serves: 'everything',
		needed: true,
		version: () => process.versions.node,
		fault: nodeFault,
		advice: (version) =>
			Number.parseInt(version, 10) < NODE_RECOMMENDED
				? `${version}, past its end of life; take the newest LTS, ${NODE_RECOMMENDED} or later, from https://nodejs.org`
				: undefined,
		get: 'https://nodejs.org',
	},
	{
		name: 'git',
		serves: 'npm test, npm run check',
		needed: true,
		version: versionOf('git'),
		get: system({ apt: 'git', brew: 'git', other: 'https://git-scm.com' }),
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
		name: 'cargo',
		serves: 'npm start, npm test: the functions',
		needed: true,
		version: versionOf('cargo'),
		get: 'rustup toolchain install stable',
	},
	{
		name: 'C compiler',
		serves: 'npm start, npm test: links the functions',
		needed: true,
		version: versionOf('cc'),
		get: system({ apt: 'build-essential', mac: 'xcode-select --install', other: 'gcc or clang, named cc' }),
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
		needed: false,
		version: presentBrowser,
		get: 'npx playwright install --with-deps chromium',
	},
	{
		name: 'cargo-deny',
		serves: 'npm test -- --all: steps crates, advisories',
		needed: false,
		version: cargoHas('deny'),
		get: 'cargo install --locked cargo-deny',
	},
	{
		name: 'cargo-machete',
		serves: 'npm test -- --all: step unused-crates',
		needed: false,
		version: cargoHas('machete'),
		get: 'cargo install --locked cargo-machete',
	},
	{
		name: 'Python 3 with venv',
		serves: 'steps template, security; from 3.10 npm run rehearse',
		needed: false,
		version: findPython,
		get: system({ apt: 'python3-venv', brew: 'python', other: 'https://www.python.org' }),
	},
	{
		name: 'njs',
		serves: 'step infra: edge functions in an engine of CloudFront’s kind',
		needed: false,
		version: onPath(process.env.NJS ?? 'njs'),
		get: system({ apt: 'njs', other: 'https://nginx.org/en/docs/njs/install.html' }),
	},
	{
		name: 'Firefox',
		serves: 'npm test -- --all: the site in Firefox',
		needed: false,
		version: onPath('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'),
		get: system({ apt: 'firefox-esr', brew: '--cask firefox', other: 'https://www.mozilla.org/firefox' }),
	},
	// Safari's engine has a driver for this system only.
	...(process.platform === 'linux'
		? [
				{
					name: 'WebKitGTK',
					serves: 'npm test -- --all: the site in Safari’s engine',
					needed: false,
					version: () => onPath('WebKitWebDriver')() && onPath('Xvfb')(),
					get: system({ apt: 'webkit2gtk-driver xvfb', other: 'WebKitWebDriver and Xvfb' }),
				},
			]
		: []),
	{
		name: 'Java',
		serves: 'npm run audit: the Nu HTML checker',
		needed: false,
		version: onPath('java'),
		get: system({ apt: 'default-jre-headless', brew: 'openjdk', other: 'https://adoptium.net' }),
	},
	{
		name: 'AWS CLI',
		...DEPLOYS,
		version: versionOf('aws'),
		get: system({ brew: 'awscli', other: 'https://docs.aws.amazon.com/cli' }),
	},
	{
		name: 'SAM CLI',
		...DEPLOYS,
		version: versionOf('sam'),
		// The first that builds Rust without being asked for a beta.
		least: '1.156.0',
		get: system({ brew: 'aws-sam-cli', other: 'pipx install aws-sam-cli' }),
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
		version: () => (hasTarget() ? 'there' : undefined),
		get: `rustup target add ${TARGET}`,
	},
	{
		name: 'make',
		...DEPLOYS,
		version: versionOf('make'),
		// A Mac's own.
		least: '3.81',
		get: system({ apt: 'make', mac: 'xcode-select --install', other: 'https://www.gnu.org/software/make' }),
	},
];

/** Looks whether a program is there and will do.
 * @param {Program} program @returns {Promise<{ version?: string, wrong?: string }>} `wrong` says why not, and what brings or fixes it
 * @throws {Failure} when somebody asked for a program that does not run */
export async function examine({ version: find, least, fault, get, update = get }) {
	const version = await find();
	if (!version) return { wrong: `missing: ${get}` };
	const why = least && isOlder(version, least) ? `older than ${least}` : fault?.(version);
	return { version, wrong: why && `${version}, ${why}: ${update}` };
}

/** Why one of these won't do, and what brings or fixes it; undefined when all will.
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

function nodeFault(version) {
	try {
		requireNode(version);
		return undefined;
	} catch (error) {
		if (error instanceof Failure) return 'too old';
		throw error;
	}
}

/** The version that a program prints. */
function versionOf(command, ...args) {
	return () => {
		const { status, stdout } = spawnSync(command, args.length > 0 ? args : ['--version'], { encoding: 'utf8' });
		return status === 0 ? (/\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'there') : undefined;
	};
}

function cargoHas(command) {
	return () => (hasCargo(command) ? 'there' : undefined);
}

/** The first of these names that is a program on PATH, or of these paths that is a file. */
function onPath(...names) {
	const folders = (process.env.PATH ?? '').split(delimiter);
	return () =>
		names
			.flatMap((name) => [name, ...folders.map((folder) => join(folder, name))])
			.find((path) => path.includes('/') && existsSync(path));
}

/** What brings a program on this system: a package of apt or Homebrew, a command, or where to look.
 * @param {{ apt?: string, brew?: string, mac?: string, other: string }} ways */
function system({ apt, brew, mac, other }) {
	const isMac = process.platform === 'darwin';
	if (isMac && mac) return mac;
	if (isMac && brew) return `brew install ${brew}`;
	return apt && existsSync('/usr/bin/apt-get') ? `sudo apt-get install ${apt}` : other;
}

function oldestRust() {
	const [, version = ''] = /^rust-version = "(.+)"$/m.exec(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8')) ?? [];
	return version;
}

/** Whether a version is below another; one without a number is not. */
function isOlder(version, than) {
	if (!/^\d/.test(version)) return false;
	const [a, b] = [version, than].map((text) => text.split('.').map(Number));
	const different = b.findIndex((number, index) => number !== (a[index] ?? 0));
	return different !== -1 && (a[different] ?? 0) < b[different];
}
