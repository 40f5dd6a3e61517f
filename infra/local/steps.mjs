/**
 * What `npm test` runs, in order.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { rehearse } from '../rehearsal/step.mjs';
import { requireBrowser } from './browser.mjs';
import { run } from './children.mjs';
import { auditCrates, auditPackages, denyCrates, findUnused, findUnusedCrates } from './dependency-steps.mjs';
import { recordFrom } from './durations.mjs';
import { Failure } from './failure.mjs';
import { DURATIONS, LOCAL_DIR, ROOT } from './places.mjs';
import { buildFunctions, buildSite } from './prepare.mjs';
import { checkFormat, lintRust, testFunctions } from './rust-steps.mjs';
import { checkSecurity, lintTemplates, testExpanded } from './template-steps.mjs';

const inRoot = { cwd: ROOT };
const node = (...args) => run(process.execPath, args, inRoot);
const bin = (path, ...args) => node(join(ROOT, 'node_modules', path), ...args);

/** What the product on this machine is made of: its own sources, and what reads, builds and runs them. */
const PRODUCT =
	/^(site|locales|functions|infra\/(edge|local))\/|^(template\.yaml|Cargo\.(toml|lock)|package(-lock)?\.json)$/;

/** What the tests in infra look at: the product from outside, the scripts, and what is written about both. */
const LOOKED_AT = new RegExp(`${PRODUCT.source}|^(infra|\\.github|\\.ci)\\/|^(README\\.md|samconfig\\.toml)$`);

const TEMPLATES = /^(template\.yaml|infra\/[^/]+\.yaml)$/;
const MANIFESTS_OF_CRATES = /(^|\/)Cargo\.(toml|lock)$|^deny\.toml$/;
const RUST = /^(functions|\.cargo)\/|^(Cargo\.(toml|lock)|clippy\.toml)$/;

/** Files that say what the steps do: a change of one can touch all. */
const STEPS_THEMSELVES = /^infra\/local\/(.+-)?steps\.mjs$/;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} what it checks
 * @property {RegExp} [paths] files, relative to the root, whose change can touch it; a step on demand has none
 * @property {boolean} [onDemand] runs only when it is named
 * @property {boolean} [light] keeps one processor busy, prints through `run` and `print`, and needs no step before it, so that it
 *   can run beside another
 * @property {() => Promise<boolean | string>} run true when it passed, false when it failed, a reason when it was skipped
 */

/** @type {readonly Step[]} */
export const STEPS = [
	{
		name: 'lint',
		what: 'format and lint rules of TypeScript, JavaScript and JSON',
		paths: /\.(m?js|tsx?|jsonc?|css)$/,
		light: true,
		run: () => bin('@biomejs/biome/bin/biome', 'ci', '.'),
	},
	{
		name: 'unused',
		what: 'unused files, exports and packages of the site and the scripts',
		paths: /\.(m?js|tsx?)$|(^|\/)package\.json$|^knip\.jsonc$/,
		light: true,
		run: findUnused,
	},
	{
		name: 'types',
		what: 'TypeScript types',
		paths: /^site\/.*\.(tsx?|js|json)$|^locales\/|^infra\/.*\.mjs$|^package-lock\.json$/,
		light: true,
		// Each of its threads checks much of the same again: 10 s of processor time instead of 5.
		run: () => bin('typescript/bin/tsc', '-p', 'site', '--singleThreaded'),
	},
	{
		name: 'packages',
		what: 'known weaknesses of the packages that visitors get',
		paths: /^(site\/)?package(-lock)?\.json$/,
		light: true,
		run: auditPackages,
	},
	{
		name: 'rustfmt',
		what: 'format of the Rust code',
		paths: /\.rs$|^rustfmt\.toml$/,
		light: true,
		run: checkFormat,
	},
	{
		name: 'unused-crates',
		what: 'crates that no code uses',
		paths: /\.rs$|(^|\/)Cargo\.toml$/,
		light: true,
		run: findUnusedCrates,
	},
	{
		name: 'crates',
		what: 'licences and sources of the crates',
		paths: MANIFESTS_OF_CRATES,
		light: true,
		run: denyCrates,
	},
	{
		name: 'advisories',
		what: 'known weaknesses of the crates',
		paths: MANIFESTS_OF_CRATES,
		light: true,
		run: auditCrates,
	},
	{
		name: 'contract',
		what: 'TypeScript types are those of the schema, which the step rust compares with Rust',
		paths:
			/^(functions\/contract|site\/src\/contract|site\/prerender\/sources)\/|^site\/src\/(routes|content\/plans)\.ts$/,
		light: true,
		run: () => node('--import', 'tsx', 'site/prerender/sources/contract.ts', '--check'),
	},
	{
		name: 'edge',
		what: 'edge functions in template.yaml are up to date',
		paths: /^infra\/edge\/|^(template\.yaml|site\/src\/routes\.ts)$/,
		light: true,
		run: () => node('--import', 'tsx', 'infra/edge/generate.mjs', '--check'),
	},
	{ name: 'clippy', what: 'lint rules of the Rust code', paths: RUST, run: lintRust },
	{
		name: 'rust',
		what: 'tests of the functions',
		// They read the sentences of mails and answers, and the table's definition.
		paths: new RegExp(`${RUST.source}|^locales\\/|^template\\.yaml$`),
		light: true,
		run: testFunctions,
	},
	{
		name: 'template',
		what: 'CloudFormation rules of the templates',
		paths: TEMPLATES,
		light: true,
		run: lintTemplates,
	},
	{
		name: 'expanded',
		what: 'tests of what the SAM transform makes of template.yaml',
		paths: /^infra\/expanded\/|^template\.yaml$/,
		light: true,
		run: testExpanded,
	},
	{ name: 'security', what: 'security rules of the templates', paths: TEMPLATES, light: true, run: checkSecurity },
	{
		name: 'build',
		what: 'the site and the local functions build',
		paths: LOOKED_AT,
		run: build,
	},
	{
		name: 'infra',
		what: 'tests of the edge, the template and the local stack',
		paths: LOOKED_AT,
		run: () => tests('infra', '.test.mjs'),
	},
	{ name: 'site', what: 'tests of the site, in a browser too', paths: PRODUCT, run: siteTests },
	{
		name: 'rehearse',
		what: 'the whole deployment, for real, on an AWS emulator',
		onDemand: true,
		run: rehearse,
	},
];

/** The steps that a change of these files can touch; what runs on demand only is never among them.
 * @param {readonly string[]} files relative to the root @returns {Step[]} */
export function touched(files) {
	const all = files.some((file) => STEPS_THEMSELVES.test(file));
	return STEPS.filter(({ onDemand, paths }) => !onDemand && (all || files.some((file) => paths?.test(file))));
}

async function build() {
	await buildFunctions();
	await buildSite();
	return true;
}

async function siteTests() {
	process.env.CHROMIUM_PATH = await requireBrowser();
	const withoutPlaywright = await tests('site/tests', '.test.ts');
	const inChromium = await run(process.execPath, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test'], {
		cwd: join(ROOT, 'site'),
	});
	recordFrom(DURATIONS.browser);
	return withoutPlaywright && inChromium;
}

/** Runs every test file below a folder, and records how long each takes. Node 20 has no globs for this. */
async function tests(folder, ending) {
	const files = readdirSync(join(ROOT, folder), { recursive: true })
		.filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
		.sort()
		.map((name) => join(folder, name));
	if (files.length === 0) throw new Failure(`No file below ${folder} ends in ${ending}.`);
	mkdirSync(LOCAL_DIR, { recursive: true });
	const passed = await node(
		// Node itself leaves one processor out.
		...['--import', 'tsx', '--test', `--test-concurrency=${availableParallelism()}`],
		...['--test-reporter=spec', '--test-reporter-destination=stdout'],
		...['--test-reporter=./infra/local/file-durations.mjs', `--test-reporter-destination=${DURATIONS.node}`],
		...files,
	);
	recordFrom(DURATIONS.node);
	return passed;
}
