/**
 * What `npm test` runs, in order.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rehearse } from '../rehearsal/step.mjs';
import { requireBrowser } from './browser.mjs';
import { run } from './children.mjs';
import { auditCrates, auditPackages, denyCrates, findUnused, findUnusedCrates } from './dependency-steps.mjs';
import { Failure } from './failure.mjs';
import { ROOT } from './places.mjs';
import { buildFunctions, buildSite } from './prepare.mjs';
import { checkSecurity, lintTemplates, testExpanded } from './template-steps.mjs';

const inRoot = { cwd: ROOT };
const node = (...args) => run(process.execPath, args, inRoot);
const bin = (path, ...args) => node(join(ROOT, 'node_modules', path), ...args);
const cargo = (...args) => run('cargo', args, inRoot);

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} what it checks
 * @property {boolean} [onDemand] runs only when it is named
 * @property {() => Promise<boolean | string>} run true when it passed, false when it failed, a reason when it was skipped
 */

/** @type {readonly Step[]} */
export const STEPS = [
	{
		name: 'lint',
		what: 'format and lint rules of TypeScript, JavaScript and JSON',
		run: () => bin('@biomejs/biome/bin/biome', 'ci', '.'),
	},
	{ name: 'unused', what: 'unused files, exports and packages of the site and the scripts', run: findUnused },
	{ name: 'packages', what: 'known weaknesses of the packages that visitors get', run: auditPackages },
	{ name: 'rustfmt', what: 'format of the Rust code', run: withComponent('rustfmt', () => cargo('fmt', '--check')) },
	{
		name: 'clippy',
		what: 'lint rules of the Rust code',
		run: withComponent('clippy', () =>
			cargo('clippy', '--locked', '--profile', 'local', '--workspace', '--all-targets', '--', '-D', 'warnings'),
		),
	},
	{ name: 'unused-crates', what: 'crates that no code uses', run: findUnusedCrates },
	{ name: 'crates', what: 'licences and sources of the crates', run: denyCrates },
	{ name: 'advisories', what: 'known weaknesses of the crates', run: auditCrates },
	{
		name: 'rust',
		what: 'tests of the functions',
		run: () => cargo('test', '--locked', '--profile', 'local', '--workspace'),
	},
	{
		name: 'contract',
		what: 'TypeScript types are those of the schema, which the step before compares with Rust',
		run: () => node('--import', 'tsx', 'site/prerender/sources/contract.ts', '--check'),
	},
	{ name: 'build', what: 'the site and the local functions build', run: build },
	{ name: 'types', what: 'TypeScript types', run: () => bin('typescript/bin/tsc', '-p', 'site') },
	{
		name: 'edge',
		what: 'edge functions in template.yaml are up to date',
		run: () => node('--import', 'tsx', 'infra/edge/generate.mjs', '--check'),
	},
	{ name: 'template', what: 'CloudFormation rules of the templates', run: lintTemplates },
	{ name: 'expanded', what: 'tests of what the SAM transform makes of template.yaml', run: testExpanded },
	{ name: 'security', what: 'security rules of the templates', run: checkSecurity },
	{
		name: 'infra',
		what: 'tests of the edge, the template and the local stack',
		run: () => tests('infra', '.test.mjs'),
	},
	{ name: 'site', what: 'tests of the site, in a browser too', run: siteTests },
	{
		name: 'rehearse',
		what: 'the whole deployment, for real, on an AWS emulator',
		onDemand: true,
		run: rehearse,
	},
];

async function build() {
	await buildFunctions();
	await buildSite();
	return true;
}

async function siteTests() {
	process.env.CHROMIUM_PATH = await requireBrowser();
	return tests('site/tests', '.test.ts');
}

/** Runs every test file below a folder. Node 20 has no globs for this. */
function tests(folder, ending) {
	const files = readdirSync(join(ROOT, folder), { recursive: true })
		.filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
		.sort()
		.map((name) => join(folder, name));
	if (files.length === 0) throw new Failure(`No file below ${folder} ends in ${ending}.`);
	return node('--import', 'tsx', '--test', '--test-reporter=spec', ...files);
}

function withComponent(component, check) {
	return async () => {
		const command = component === 'rustfmt' ? 'fmt' : component;
		if (spawnSync('cargo', [command, '--version'], { stdio: 'ignore' }).status === 0) return check();
		throw new Failure(`cargo ${command} is missing. Add it with: rustup component add ${component}`);
	};
}
