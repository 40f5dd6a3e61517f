/**
 * The SAM CLI, as far as a deployment needs it, and the programs beside it.
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../machine/places.mjs';
import { examine, PROGRAMS } from '../machine/programs.mjs';
import { run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';

/** Region of CloudFront's certificates, firewalls and metrics. */
export const GLOBAL_REGION = 'us-east-1';

/** The template that `sam build` writes. */
const BUILT = '.aws-sam/build/template.yaml';

/** @throws {Failure} naming each program of a deployment that is missing or too old, and what to run */
export async function requirePrograms() {
	const found = PROGRAMS.filter(({ deploys }) => deploys).map(async (program) => [
		program.name,
		(await examine(program)).wrong,
	]);
	const wrong = (await Promise.all(found)).filter(([, why]) => why);
	if (wrong.length === 0) return;
	throw new Failure(`A deployment lacks:\n${wrong.map(([name, why]) => `  - ${name} ${why}`).join('\n')}`);
}

/** Builds every artefact. @param {string} stage whose facts the site's build reads in samconfig.toml @throws {Failure} */
export async function build(stage) {
	await sam(['build', '--build-in-source', '--parallel'], { SITE_STAGE: stage });
}

/** Deploys a template.
 * @param {object} stack
 * @param {string} [stack.template] path; without one, what `build` made
 * @param {string} stack.name @param {string} stack.region
 * @param {Record<string, string>} stack.parameters
 * @param {boolean} stack.confirm shows the changes and asks
 * @param {Record<string, string>} stack.tags
 * @throws {Failure} */
export async function deploy({ template = BUILT, name, region, parameters, confirm, tags }) {
	// An empty value needs its quotes: without them SAM drops it, and CloudFormation keeps the previous value.
	const pairs = Object.entries(parameters).map(
		([key, value]) => `${key}=${/^$|\s/.test(value) ? `"${value}"` : value}`,
	);
	await sam([
		'deploy',
		...['--template-file', template],
		...['--stack-name', name, '--region', region, '--resolve-s3', '--no-fail-on-empty-changeset'],
		confirm ? '--confirm-changeset' : '--no-confirm-changeset',
		...['--capabilities', 'CAPABILITY_IAM', 'CAPABILITY_AUTO_EXPAND'],
		...['--tags', ...Object.entries(tags).map(([key, value]) => `${key}=${value}`)],
		...['--parameter-overrides', ...pairs],
	]);
}

/** A stack's outputs; undefined when there is no such stack yet.
 * @param {string} name @param {string} region
 * @returns {Record<string, string> | undefined} @throws {Failure} */
export function outputs(name, region) {
	const args = ['list', 'stack-outputs', '--stack-name', name, '--region', region, '--output', 'json'];
	const listed = spawnSync('sam', args, { encoding: 'utf8' });
	if (listed.status === 0) {
		const rows = JSON.parse(listed.stdout);
		return Object.fromEntries(rows.map((row) => [row.OutputKey, row.OutputValue]));
	}
	if (/does not exist/.test(listed.stderr)) return undefined;
	throw new Failure(`sam list stack-outputs failed: ${listed.stderr.trim().split('\n').at(-1)}`);
}

async function sam(args, environment = {}) {
	const done = await run('sam', args, { cwd: ROOT, env: { ...process.env, ...environment }, stdio: 'inherit' });
	if (!done) throw new Failure(`sam ${args[0]} failed: see its message above. Nothing after it was done.`);
}
