import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { NODE_RECOMMENDED } from './checks/programs.mjs';
import { STEPS } from './checks/steps.mjs';
import { SECURITY_TOOLS, TEMPLATE_TOOLS } from './checks/template-steps.mjs';
import { readTemplate } from './edge/template.mjs';
import { ROOT } from './local/places.mjs';
import { OLDEST_NODE } from './local/prepare.mjs';

/** Most of the first page that somebody reads, in bytes. */
const MOST = 7_000;

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const listed = (...args) => execFileSync('git', ['ls-files', ...args], { cwd: ROOT, encoding: 'utf8' }).trim();
const files = listed('--cached', '--others', '--exclude-standard', '*.md')
	.split('\n')
	.filter((path) => existsSync(join(ROOT, path)));

/** The text without blocks of code, in which a bracket is no link and a hash no heading. */
const prose = (path) => read(path).replace(/^```.*?^```$/gms, '');

/** Where the links and pictures of a file lead, but for other hosts. */
function targets(path) {
	const text = prose(path).replace(/`[^`\n]*`/g, '');
	return Array.from(
		text.matchAll(/\]\(\s*([^)\s]+)\s*\)|(?:src|href)="([^"]+)"/g),
		([, link, attribute]) => link ?? attribute,
	).filter((target) => !/^[a-z]+:/.test(target));
}

/** The anchors of a file's headings, as GitHub makes them. */
function anchors(path) {
	return Array.from(prose(path).matchAll(/^#+ (.+)$/gm), ([, heading]) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N} _-]/gu, '')
			.replaceAll(' ', '-'),
	);
}

/** True when something is there: a file, and the heading in it. */
function leadsSomewhere(from, target) {
	const [path, anchor] = target.split('#');
	const file = path === '' ? from : join(dirname(from), path);
	return existsSync(join(ROOT, file)) && (anchor === undefined || anchors(file).includes(anchor));
}

/** The text between a heading of the second level and the next one. */
function section(path, title) {
	return read(path).split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? assert.fail(`${path} has no ${title}`);
}

/** What stands in backticks in the first column of a section's tables. */
function firstColumn(path, title) {
	const rows = section(path, title).match(/^\| `.+$/gm) ?? assert.fail(`${path} has no table in ${title}`);
	return rows.flatMap((row) => Array.from(row.split(' | ')[0].matchAll(/`([^`]+)`/g), ([, name]) => name));
}

/** Packages of npm that a package.json asks for. */
function packagesOf(path) {
	const { dependencies = {}, devDependencies = {} } = JSON.parse(read(path));
	return Object.keys({ ...dependencies, ...devDependencies });
}

/** Crates that a Cargo.toml asks for, without the workspace's own. */
function cratesOf(path) {
	const tables = read(path)
		.split(/^(?=\[)/m)
		.filter((table) => /^\[.*dependencies\]/.test(table));
	const names = tables.flatMap((table) =>
		Array.from(table.matchAll(/^([\w-]+)(?!.*\bpath = ").*=/gm), ([, name]) => name),
	);
	return names.filter((name) => !existsSync(join(ROOT, 'functions', name)));
}

const requirements = ['emulator', 'sam'].flatMap((folder) =>
	Array.from(read(`infra/rehearsal/${folder}/requirements.in`).matchAll(/^[\w-]+/gm), ([name]) => name),
);
const cargoFiles = ['Cargo.toml', ...listed('functions/*/Cargo.toml').split('\n')];

/** What each README's table of dependencies is about. */
const DEPENDENCIES = {
	'site/README.md': packagesOf('site/package.json'),
	'functions/README.md': cargoFiles.flatMap(cratesOf),
	'infra/README.md': [
		...packagesOf('package.json'),
		...packagesOf('infra/audit/package.json'),
		...[...TEMPLATE_TOOLS, ...SECURITY_TOOLS].map((tool) => tool.split('==')[0]),
		...requirements,
	],
};

const { scripts } = JSON.parse(read('package.json'));
const steps = STEPS.map(({ name }) => name);

describe('the READMEs', () => {
	it('begin with one that is short', () => {
		assert.ok(Buffer.byteLength(read('README.md')) <= MOST, `README.md has more than ${MOST} bytes`);
	});

	for (const path of files) {
		it(`link to something that is there: ${path}`, () => {
			assert.deepEqual(
				targets(path).filter((target) => !leadsSomewhere(path, target)),
				[],
			);
		});

		it(`name commands and steps that are there: ${path}`, () => {
			const commands = Array.from(read(path).matchAll(/npm run ([a-z:]+)/g), ([, name]) => name);
			assert.deepEqual(
				commands.filter((name) => !scripts[name]),
				[],
			);
			// Behind an option a sentence may go on.
			const named = Array.from(read(path).matchAll(/npm test -- ((?:[a-z][a-z-]* ?)+)/g), ([, names]) => names.trim());
			assert.deepEqual(
				named.flatMap((names) => names.split(' ')).filter((name) => !steps.includes(name)),
				[],
			);
		});
	}

	for (const path of ['README.md', 'infra/README.md']) {
		it(`name the oldest Node that works, and the one to take: ${path}`, () => {
			assert.match(read(path), new RegExp(`\\b${NODE_RECOMMENDED}\\b[^\\n]*\\b${OLDEST_NODE} and newer work`));
		});
	}

	it('promise a Node whose types the scripts are checked with', () => {
		const { devDependencies } = JSON.parse(read('package.json'));
		assert.ok(devDependencies['@types/node'].startsWith(`^${OLDEST_NODE}.`));
	});

	for (const [path, used] of Object.entries(DEPENDENCIES)) {
		it(`tell the job of each dependency, and of no other: ${path}`, () => {
			assert.deepEqual([...new Set(firstColumn(path, 'Dependencies'))].sort(), [...new Set(used)].sort());
		});

		it(`map what is there: ${path}`, () => {
			const gone = firstColumn(path, 'Map').filter(
				(name) => !name.includes('*') && !existsSync(join(ROOT, dirname(path), name)),
			);
			assert.deepEqual(gone, []);
		});
	}

	it('map every function', () => {
		const folders = readdirSync(join(ROOT, 'functions'), { withFileTypes: true }).filter((entry) =>
			entry.isDirectory(),
		);
		const mapped = firstColumn('functions/README.md', 'Map');
		assert.deepEqual(
			folders.map(({ name }) => `${name}/`).filter((name) => !mapped.includes(name)),
			[],
		);
	});
});

describe('RUNBOOK.md and the scripts of a deployment', () => {
	const [template, global] = ['template.yaml', 'infra/global.yaml'].map((path) => readTemplate(join(ROOT, path)));
	const asked = (paths, pattern) =>
		paths.flatMap((path) => Array.from(read(path).matchAll(pattern), ([, ...names]) => names.find(Boolean)));

	it('ask for outputs that the templates have', () => {
		const scripts = listed('infra/deploy/*.mjs').split('\n');
		const names = [
			...asked(['infra/RUNBOOK.md'], /\$\(output (\w+)\)/g),
			...asked(scripts, /\b(?:outputs|after|before\?)\.([A-Z]\w+)|'([A-Z]\w+Record\d?)'/g),
		];
		const known = Object.keys({ ...template.Outputs, ...global.Outputs });
		assert.ok(names.length > 0);
		assert.deepEqual(
			names.filter((name) => !known.includes(name)),
			[],
		);
	});

	it('ask for resources that the stack has', () => {
		const names = asked(['infra/RUNBOOK.md'], /\$\(logical (\w+)\)/g);
		const known = Object.entries(template.Resources).flatMap(([id, { Properties }]) => [
			id,
			// The name that the SAM transform gives an event of a function.
			...Object.keys(Properties?.Events ?? {}).map((event) => `${id}${event}`),
		]);
		assert.ok(names.length > 0);
		assert.deepEqual(
			names.filter((name) => !known.includes(name)),
			[],
		);
	});
});

describe('COSTS.md', () => {
	const [template, observability, global] = ['template', 'infra/observability', 'infra/global'].map((path) =>
		readTemplate(join(ROOT, `${path}.yaml`)),
	);
	const ofType = (type) =>
		[template, observability, global]
			.flatMap(({ Resources }) => Object.values(Resources))
			.filter(({ Type }) => Type === type)
			.map(({ Properties }) => Properties);
	const [{ Rules }] = ofType('AWS::WAFv2::WebACL');

	it('counts the metrics that alarms watch, the secrets and the rules that the templates have', () => {
		// AWS takes money for each metric of an expression.
		const watched = ofType('AWS::CloudWatch::Alarm').flatMap(({ Metrics = [{ MetricStat: {} }] }) =>
			Metrics.filter(({ MetricStat }) => MetricStat),
		);
		named(
			`${watched.length} metrics that alarms watch`,
			`${ofType('AWS::SecretsManager::Secret').length} secrets`,
			`${Rules.length} rules`,
		);
	});

	it('reckons the worst month with the bounds that the templates set', () => {
		const { Limit, EvaluationWindowSec } = Rules.map(({ Statement }) => Statement.RateBasedStatement).find(
			(rate) => rate?.AggregateKeyType === 'CONSTANT',
		);
		const { TableWriteUnits, VisitorMailsAnHour } = template.Parameters;
		const { LeadsTable, ApiStage } = template.Resources;
		named(
			`${TableWriteUnits.Default} units a second`,
			`${LeadsTable.Properties.OnDemandThroughput.MaxReadRequestUnits} to read`,
			`${Limit / EvaluationWindowSec} requests a second`,
			`${ApiStage.Properties.DefaultRouteSettings.ThrottlingRateLimit} requests a second`,
			`${VisitorMailsAnHour.Default} mails an hour`,
		);
	});

	/** Fails for words that do not stand there. */
	function named(...words) {
		const text = read('infra/COSTS.md').replaceAll('\n', ' ');
		assert.deepEqual(
			words.filter((word) => !new RegExp(`\\b${word}\\b`).test(text)),
			[],
			'the templates say so, infra/COSTS.md does not: reckon its tables anew',
		);
	}
});
