/**
 * The steps of `npm test` that look at what this project brings along: unused, weak or unwelcome packages.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { hasCargo } from '../machine/cargo.mjs';
import { ROOT } from '../machine/places.mjs';
import { run } from '../processes/children.mjs';
import { print } from '../processes/output.mjs';

const inRoot = { cwd: ROOT };
const quietly = { ...inRoot, encoding: /** @type {const} */ ('utf8'), maxBuffer: 16 * 1024 * 1024 };

/** Files, exports and packages of the site and the scripts that nothing uses. @returns {Promise<boolean>} */
export function findUnused() {
	return run(process.execPath, [join(ROOT, 'node_modules/knip/bin/knip.js'), '--no-progress'], inRoot);
}

/** Known weaknesses of the packages that visitors get. @returns {Promise<boolean | string>} as Step.run */
export async function auditPackages() {
	const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0'];
	const { stdout } = spawnSync('npm', args, quietly);
	const report = parsed(stdout);
	// Where the registry is out of reach, or answers no such question, the report says so in the place of its counts.
	const found = report?.metadata?.vulnerabilities;
	if (!found) return `the package registry has no answer to npm audit (${report?.statusCode ?? 'not reached'})`;
	for (const [name, { severity, range }] of Object.entries(report.vulnerabilities)) {
		print(`  ${name} ${range}: ${severity}`);
	}
	if (found.total > 0) print('What they are, and which versions fix them: npm audit --omit=dev');
	return found.total === 0;
}

/** Licences, sources and double versions of the crates: deny.toml. @returns {Promise<boolean | string>} as Step.run */
export async function denyCrates() {
	if (!hasCargo('deny')) return missing('cargo-deny');
	return run('cargo', ['deny', '--locked', 'check', 'bans', 'licenses', 'sources'], inRoot);
}

/** Known weaknesses of the crates. @returns {Promise<boolean | string>} as Step.run */
export async function auditCrates() {
	if (!hasCargo('deny')) return missing('cargo-deny');
	const { status, stdout, stderr } = spawnSync('cargo', ['deny', '--locked', 'check', 'advisories'], quietly);
	if (status === 0) return true;
	const said = stdout + stderr;
	if (/failed to (fetch|load|open) advisory database|unable to (fetch|clone)|failed to clone/i.test(said)) {
		return 'the advisory database can’t be fetched';
	}
	print(said);
	return false;
}

/** Crates that a Cargo.toml names and no code uses. @returns {Promise<boolean | string>} as Step.run */
export async function findUnusedCrates() {
	if (!hasCargo('machete')) return missing('cargo-machete');
	return run('cargo', ['machete'], inRoot);
}

const missing = (program) => `${program} is not installed (cargo install --locked ${program})`;

function parsed(json) {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
