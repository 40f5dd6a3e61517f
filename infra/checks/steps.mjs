/**
 * What `npm test` runs, in order.
 */
import { join } from 'node:path';
import { checkArtifact } from '../artifact/step.mjs';
import { requireBrowser } from '../machine/browser.mjs';
import { ROOT } from '../machine/places.mjs';
import { BUILDS } from '../machine/prepare.mjs';
import { run } from '../processes/children.mjs';
import { Failure } from '../processes/failure.mjs';
import { rehearse } from '../rehearsal/step.mjs';
import { auditCrates, auditPackages, denyCrates, findUnusedCrates } from './dependency-steps.mjs';
import { checkGenerated } from './generated.mjs';
import { followRecipes } from './recipes.mjs';
import { checkFormat, lintRust, testFunctions } from './rust-steps.mjs';
import { checkSecurity, checkTemplates, checkWorkflows } from './template-steps.mjs';
import { playwright, testEngines, tests } from './test-steps.mjs';

/** Runs a program of an npm package. @param {string} path below node_modules */
const bin = (path, ...args) => run(process.execPath, [join(ROOT, 'node_modules', path), ...args], { cwd: ROOT });

/** Files whose change can affect every step. */
const ALL = /^package-lock\.json$|^infra\/checks\/(.+-)?steps\.mjs$/;

const TEMPLATES = /^(template\.yaml|infra\/([^/]+\.yaml|edge\/template\.mjs|template\/expand.+|checks\/python\/.+))$/;
const MANIFESTS_OF_CRATES = /(^|\/)Cargo\.(toml|lock)$|^deny\.toml$/;
const RUST = /^(functions\/|\.cargo\/)|^(Cargo\.(toml|lock)|clippy\.toml)$/;

/** The sentences that are compiled into the functions; a test holds this list against the code. */
const SENTENCES =
	/^locales\/de\/((answer|common|contact(-thanks)?|home|mail|pricing|signup-(confirm(ed)?|unsubscribe))|legal\/privacy)\.json$/;

/** What runs in the place of AWS on this machine. */
const STACK = /^infra\/(edge|processes|machine|stack)\/(?!.+\.test\.mjs$)|^template\.yaml$/;

/** The part of it that serves the site. */
const EDGE = /^infra\/(edge\/(?!.+\.test\.mjs$)|machine\/(browser|places)\.mjs$)|^template\.yaml$/;

/** Any of these. @param {...RegExp} patterns */
const any = (...patterns) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** The site's sources but its sentences. */
const SITE = /^site\/(?!tests\/|shots\/)|^functions\/contract\/schema\/|^samconfig\.toml$/;

/** The site's sources without the style sheets of these folders of `src`. A sheet of one page or tool can't change how the others act,
 * and how it looks itself is seen by `pages`, `tools` and the full suite. @param {string} folders */
const siteWithoutStyles = (folders) =>
	any(
		new RegExp(`^site/(?!tests/|shots/|src/(${folders})/.+\\.css$)`),
		/^functions\/contract\/schema\/|^samconfig\.toml$/,
	);

const OF_PAGES = 'layouts|pages|scenes|sections';
const WITHOUT_STYLES_OF_PAGES = siteWithoutStyles(OF_PAGES);
const WITHOUT_STYLES_OF_PAGES_AND_TOOLS = siteWithoutStyles(`${OF_PAGES}|workbench`);

const PRODUCT = any(SITE, STACK, RUST, SENTENCES);

/**
 * @typedef {object} Check
 * @property {string} [suite] `fast` or `full`; without one it runs when another step needs it, or when it is named
 * @property {RegExp} [paths] files, relative to the root, that can affect it: while they are unchanged it is not run again
 * @typedef {Check & import('../processes/runner.mjs').Step} Step
 */

/** What other steps need. @type {readonly Step[]} */
const NEEDED = [
	{ ...BUILDS[0], what: 'the functions build', uses: 'cargo' },
	{ ...BUILDS[1], what: 'the site builds' },
	{
		name: 'chromium',
		what: 'a browser for the tests',
		run: async () => Boolean(await requireBrowser()),
	},
];

/** What a usual change can break. @type {readonly Step[]} */
const FAST = [
	{
		name: 'lint',
		what: 'format and lint rules of TypeScript, JavaScript and JSON',
		seconds: 4,
		paths: /\.(m?js|tsx?|jsonc?|css)$|^\.editorconfig$/,
		run: () => bin('@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'),
	},
	{
		name: 'types',
		what: 'types of the site and of the scripts',
		seconds: 10,
		paths: /^site\/.*\.(tsx?|js|json)$|^locales\/.*\.json$|^infra\/.*(\.mjs|\.d\.ts|jsconfig\.json)$/,
		run: checkTypes,
	},
	{
		name: 'generated',
		what: 'generated files are up to date',
		seconds: 3,
		// What the generators read and write.
		paths: any(
			/^infra\/edge\/|^template\.yaml$|^locales\/de\/|^functions\/(contract\/|leads\/site\.generated\.json)/,
			/^site\/(src\/(routes\.ts|content\/|contract\/|i18n\/resources)|prerender\/sources\/)/,
		),
		run: checkGenerated,
	},
	{
		name: 'unit',
		what: 'tests of the site’s functions',
		seconds: 25,
		paths:
			/^site\/(src|prerender|shots|tests\/(unit|browser\/support))\/|^infra\/(machine\/places|processes\/failure|testing\/faults)\.mjs$|^locales\/|^functions\/contract\//,
		run: () => tests('site/tests/unit', '.test.ts'),
	},
	{
		name: 'built',
		what: 'tests of the built files: documents, links, words, bytes',
		seconds: 42,
		paths: any(
			SITE,
			STACK,
			/^locales\/|^site\/tests\/(built|browser\/support)\/|^functions\/contract\/|^infra\/audit\/(aims|dist)\.mjs$/,
		),
		after: ['site'],
		run: () => tests('site/tests/built', '.test.ts'),
	},
	{
		name: 'pages',
		what: 'a visit of a browser to a page of each layout',
		seconds: 80,
		paths: any(SITE, EDGE, /^locales\/|^site\/tests\/(built|browser\/(?!behaviour|chaos|modes|moving|tools))/),
		after: ['site', 'chromium'],
		uses: 'browser',
		run: () => playwright('pages', 'fast'),
	},
	{
		name: 'clippy',
		what: 'lint rules of the Rust code, in the pass that compiles its tests',
		seconds: 150,
		paths: any(RUST, SENTENCES),
		after: ['functions'],
		uses: 'cargo',
		run: lintRust,
	},
	{
		name: 'rust',
		what: 'tests of the functions',
		seconds: 130,
		paths: any(RUST, SENTENCES, /^template\.yaml$/),
		after: ['functions'],
		uses: 'cargo',
		run: () => testFunctions(64),
	},
	{
		name: 'behaviour',
		what: 'shell and moving about in a browser',
		seconds: 104,
		paths: any(WITHOUT_STYLES_OF_PAGES_AND_TOOLS, EDGE, SENTENCES, /^site\/tests\/browser\/(?!chaos|tools)/),
		after: ['site', 'chromium'],
		uses: 'browser',
		run: () => playwright('behaviour', 'fast'),
	},
	{
		name: 'forms',
		what: 'forms in a browser, also an old one, and pages with what fails',
		seconds: 75,
		paths: any(
			WITHOUT_STYLES_OF_PAGES_AND_TOOLS,
			STACK,
			RUST,
			SENTENCES,
			/^locales\/de\/contact.*\.json$|^site\/tests\/browser\/(?!tools|behaviour)/,
		),
		after: ['site', 'functions', 'chromium'],
		uses: 'browser',
		run: () => playwright('forms', 'fast'),
	},
	{
		name: 'tools',
		what: 'the workbench in a browser',
		seconds: 80,
		paths: any(
			WITHOUT_STYLES_OF_PAGES,
			EDGE,
			/^locales\/de\/tools\/|^site\/tests\/(engines\/|browser\/(contact|tools|support|fixtures))/,
		),
		after: ['site', 'chromium'],
		uses: 'browser',
		run: () => playwright('tools', 'fast'),
	},
	{
		name: 'infra',
		what: 'tests of the edge, the templates and the scripts',
		seconds: 55,
		paths: any(
			siteWithoutStyles('.+'),
			STACK,
			RUST,
			SENTENCES,
			/^(infra|\.github|\.ci)\/|^((README|CONTRIBUTING|SECURITY)\.md|(functions|site)\/README\.md|package\.json|samconfig\.toml)$/,
		),
		after: ['site', 'functions'],
		// It runs `npm start`, which asks cargo whether anything has changed.
		uses: 'cargo',
		run: () => tests('infra', '.test.mjs'),
	},
	{ name: 'rustfmt', what: 'format of the Rust code', seconds: 2, paths: /\.rs$|^rustfmt\.toml$/, run: checkFormat },
	{
		name: 'template',
		what: 'CloudFormation’s rules, and tests of what the SAM transform makes of template.yaml',
		seconds: 38,
		paths: TEMPLATES,
		run: checkTemplates,
	},
	{
		name: 'workflows',
		what: 'security rules of CI’s workflows',
		seconds: 10,
		paths: /^\.github\/|^infra\/checks\/python\/workflows\//,
		run: checkWorkflows,
	},
	{
		name: 'unused',
		what: 'unused files, exports and packages of the site and the scripts',
		seconds: 8,
		paths: /\.(m?js|tsx?)$|(^|\/)package\.json$|^knip\.jsonc$/,
		run: () => bin('knip/bin/knip.js', '--no-progress'),
	},
];

/** What takes long and seldom fails when all else passes (docs/decisions/0010). @type {readonly Step[]} */
const FULL = [
	{
		name: 'every-page',
		what: 'all that the browser tests leave out: every page in every mode, every file failing',
		paths: any(PRODUCT, /^locales\/|^site\/tests\/browser\//),
		after: ['site', 'functions', 'chromium'],
		uses: 'browser',
		run: () => playwright('every-page', 'full'),
	},
	{
		name: 'recipes',
		what: 'each recipe of the READMEs, followed in a work tree of its own',
		paths: any(SITE, RUST, /^locales\/|^(site|infra)\/recipes\/|^site\/tests\/(unit|built)\//),
		uses: 'cargo',
		run: followRecipes,
	},
	{
		name: 'engines',
		what: 'the site in Firefox and WebKit',
		paths: any(PRODUCT, /^locales\/|^site\/tests\/(engines|browser\/(support|contact))\//),
		after: ['site', 'functions'],
		uses: 'browser',
		run: testEngines,
	},
	{
		name: 'load',
		what: 'tests of the functions that take long: a kill at each wait, properties with more cases',
		paths: any(RUST, SENTENCES, /^template\.yaml$/),
		after: ['functions'],
		uses: 'cargo',
		// Those of the fast suite are among them: their properties are tried with more cases.
		run: () => testFunctions(256, '--include-ignored'),
	},
	{
		name: 'artifact',
		what: 'the functions as they are deployed: built for arm64, weighed, each started once',
		paths: any(RUST, SENTENCES, /^template\.yaml$|^infra\/artifact\//),
		uses: 'cargo',
		run: checkArtifact,
	},
	{
		name: 'security',
		what: 'security rules of the templates',
		paths: TEMPLATES,
		run: checkSecurity,
	},
	// Without paths, since their answers change by themselves.
	{ name: 'packages', what: 'known vulnerabilities of the packages that visitors get', run: auditPackages },
	{ name: 'advisories', what: 'known vulnerabilities of the crates', run: auditCrates },
	{
		name: 'crates',
		what: 'licences and sources of the crates',
		paths: MANIFESTS_OF_CRATES,
		run: denyCrates,
	},
	{
		name: 'unused-crates',
		what: 'crates that no code uses',
		paths: /\.rs$|(^|\/)Cargo\.toml$/,
		run: findUnusedCrates,
	},
];

/** @type {readonly Step[]} */
export const STEPS = [
	...NEEDED,
	...FAST.map((step) => ({ ...step, suite: 'fast' })),
	...FULL.map((step) => ({ ...step, suite: 'full' })),
	{ name: 'rehearse', what: 'the whole deployment, for real, on an AWS emulator', run: rehearse },
].map((step) => (step.paths ? { ...step, paths: any(step.paths, ALL) } : step));

/** Checks the types of TypeScript, and of JavaScript in its comments. @returns {Promise<boolean>} as Step.run */
async function checkTypes() {
	let passed = true;
	for (const project of ['site', 'infra/jsconfig.json', 'infra/audit/jsconfig.json']) {
		// Each of its threads checks much of the same again: 10 s of processor time instead of 5, and no less waiting on two cores.
		const ended = await bin('typescript/bin/tsc', '-p', project, '--singleThreaded');
		passed &&= ended;
	}
	return passed;
}

/** These steps with all that they need, in the order of the list. @param {readonly string[]} names @returns {Step[]}
 * @throws {Failure} naming the first unknown one */
export function withNeeds(names) {
	const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
	if (unknown) throw new Failure(`There is no step ${unknown}. Steps: ${STEPS.map(({ name }) => name).join(', ')}.`);
	const wanted = new Set(names);
	for (const name of wanted) for (const need of STEPS.find((step) => step.name === name)?.after ?? []) wanted.add(need);
	return STEPS.filter(({ name }) => wanted.has(name));
}
