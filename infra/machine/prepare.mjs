/**
 * Brings a clone to the point where the stack can start. Uses Node's own modules only, since it
 * runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { failedOf, reasons, runSteps } from '../processes/runner.mjs';
import { compiling, LOCAL } from './cargo.mjs';
import { fingerprints, isCurrent, SITE } from './inputs.mjs';
import { LOCAL_DIR, LOGS, ROOT } from './places.mjs';

/** The oldest Node that works, as package.json has it: `20.19` (docs/decisions/0011). */
export const OLDEST_NODE = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node.replace('>=', '');

/** Whether a version is below another, such as `1.10.0` and `1.9`. @param {string} version @param {string} than */
export const isOlder = (version, than) => version.localeCompare(than, 'en', { numeric: true }) < 0;

/** @throws {Failure} when this Node is too old, or on Windows itself */
export function requireNode(version = process.versions.node, platform = process.platform) {
	if (platform === 'win32')
		throw new Failure('Windows itself is not enough: do this in WSL, https://learn.microsoft.com/windows/wsl/install.');
	if (!isOlder(version, OLDEST_NODE)) return;
	throw new Failure(`Node ${version} is too old. Install Node ${OLDEST_NODE} or newer from https://nodejs.org.`);
}

/** @throws {Failure} when cargo is not on PATH */
export function requireRust() {
	const found = spawnSync('cargo', ['--version'], { stdio: 'ignore' });
	if (found.status === 0) return;
	throw new Failure('Rust is missing. Install it with rustup (https://rustup.rs), open a new terminal, and try again.');
}

/** Runs steps that install or build, a line each. @param {readonly import('../processes/runner.mjs').Step[]} steps of this module
 * @throws {Failure} with the reasons when one fails */
export async function prepare(steps) {
	const results = await runSteps(steps, LOGS);
	if (failedOf(results).length > 0) throw new Failure(reasons(results));
}

/** Installs the npm packages unless exactly those of package-lock.json are there. @throws {Failure} when npm fails */
export async function installPackages() {
	if (packagesAreCurrent()) return;
	await prepare([{ name: 'packages', run: () => alone(installAll) }]);
}

async function installAll() {
	if (await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: ROOT })) return true;
	throw new Failure('npm ci failed. Check the network connection and npm’s message above, then try again.');
}

/** The two builds, which don't depend on each other. @type {readonly import('../processes/runner.mjs').Step[]} */
export const BUILDS = [
	{ name: 'functions', run: () => buildFunctions() },
	{ name: 'site', run: buildSite },
];

/** Builds the local process of the functions, and other programs of the workspace; cargo itself knows what is unchanged.
 * @param {...string} others their names @throws {Failure} when cargo fails */
export async function buildFunctions(...others) {
	const programs = ['local', ...others].flatMap((name) => ['--bin', name]);
	// Crates get the features that they have in the tests, or else these would build most of them anew: of the whole workspace, and,
	// since examples are asked for (there are none), of what only tests and examples use.
	const likeTests = ['--workspace', '--examples'];
	if (!(await run('cargo', ['build', ...LOCAL, ...programs, ...likeTests], compiling()))) {
		throw new Failure(
			'The functions did not build: see cargo’s message above. `rustup update stable` helps with an old Rust.',
		);
	}
	return true;
}

/** Builds the site unless nothing that goes into it has changed since the last build.
 * @throws {Failure} when the build fails; what was built before is still there then */
export async function buildSite() {
	const stamp = join(LOCAL_DIR, 'site-build.sha256');
	const inputs = fingerprints()(SITE);
	if (existsSync(join(ROOT, 'site/dist/index.html')) && isCurrent(stamp, inputs)) return true;
	return alone(async () => {
		rmSync(stamp, { force: true });
		if (!(await run('npm', ['run', 'build'], { cwd: ROOT })))
			throw new Failure('The site did not build: see the message above, then run npm run build.');
		writeFileSync(stamp, inputs);
		return true;
	});
}

/** Does what two processes of one checkout must not do at once: each would take away what the other one makes.
 * @template T @param {() => Promise<T>} task @param {string} [folder] of the file that names the process which does it
 * @returns {Promise<T>} @throws {Failure} while another process does such a thing */
export async function alone(task, folder = LOCAL_DIR) {
	const path = join(folder, 'building.pid');
	const other = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
	if (other > 0 && isRunning(other))
		throw new Failure(`Process ${other} installs or builds in this folder already. Wait for its end, then try again.`);
	mkdirSync(folder, { recursive: true });
	writeFileSync(path, String(process.pid));
	try {
		return await task();
	} finally {
		rmSync(path, { force: true });
	}
}

/** False for one that was killed and left its file behind. */
function isRunning(pid) {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return error.code === 'EPERM';
	}
}

/** npm writes its list of what is installed last, so an interrupted installation lacks it. */
function packagesAreCurrent() {
	const list = join(ROOT, 'node_modules/.package-lock.json');
	if (!existsSync(list)) return false;
	const versions = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
	const installed = versions(list);
	return Object.entries(versions(join(ROOT, 'package-lock.json')))
		.filter(([path, entry]) => path.startsWith('node_modules/') && !entry.optional && !entry.link)
		.every(([path, entry]) => installed[path]?.version === entry.version);
}
