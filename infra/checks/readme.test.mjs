import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../machine/places.mjs';
import { OLDEST_NODE } from '../machine/prepare.mjs';
import { expectNone } from '../testing/faults.mjs';
import { recipes } from './recipes.mjs';
import { STEPS } from './steps.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const listed = (...args) =>
	execFileSync('git', ['ls-files', ...args], { cwd: ROOT, encoding: 'utf8' })
		.trim()
		.split('\n')
		.filter((path) => existsSync(join(ROOT, path)));
const files = listed('--cached', '--others', '--exclude-standard', '*.md');

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

/** Whether a link has its file, and the heading in it. */
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

/** Crates that the workspace asks for, without its own. */
function crates() {
	const args = ['metadata', '--no-deps', '--offline', '--format-version', '1'];
	const { packages } = JSON.parse(execFileSync('cargo', args, { cwd: ROOT, encoding: 'utf8' }));
	return packages.flatMap(({ dependencies }) => dependencies.filter(({ path }) => !path).map(({ name }) => name));
}

/** Packages of Python. */
const requirements = listed('infra/*requirements.in').flatMap((path) => read(path).match(/^[\w-]+/gm) ?? []);

/** What each README's table of dependencies is about. */
const DEPENDENCIES = {
	'site/README.md': packagesOf('site/package.json'),
	'functions/README.md': crates(),
	'infra/README.md': [...packagesOf('package.json'), ...packagesOf('infra/audit/package.json'), ...requirements],
};

const { scripts } = JSON.parse(read('package.json'));
const steps = STEPS.map(({ name }) => name);

describe('the READMEs', () => {
	for (const path of files) {
		it(`link only to what exists: ${path}`, () => {
			const nowhere = targets(path).filter((target) => !leadsSomewhere(path, target));
			expectNone(nowhere, `Correct these links of ${path}:`);
		});

		it(`name only commands and steps that exist: ${path}`, () => {
			const commands = Array.from(read(path).matchAll(/npm run ([a-z:]+)/g), ([, name]) => name);
			const unknown = commands.filter((name) => !scripts[name]);
			expectNone(unknown, `${path} names scripts that package.json does not have; correct either:`);
			// Behind an option a sentence may go on.
			const named = Array.from(read(path).matchAll(/npm test -- ((?:[a-z][a-z-]* ?)+)/g), ([, names]) => names.trim());
			const gone = named.flatMap((names) => names.split(' ')).filter((name) => !steps.includes(name));
			expectNone(gone, `${path} names steps that infra/checks/steps.mjs does not have; correct either:`);
		});
	}

	it('link the patch of each recipe under the heading that the patch names', () => {
		for (const { patch, text } of recipes()) {
			const [readme] = text.split('#');
			assert.ok(leadsSomewhere('README.md', text), `${patch} has no place after "Recipe:": write README.md#heading`);
			const linked = targets(readme).some((target) => join(dirname(readme), target) === patch);
			assert.ok(linked, `Link ${patch} in ${text}`);
		}
	});

	it('name the oldest Node that works', () => {
		for (const path of ['README.md', 'infra/README.md'])
			assert.ok(read(path).includes(`${OLDEST_NODE} and newer work`), `${path} names another than package.json`);
	});

	for (const [path, used] of Object.entries(DEPENDENCIES)) {
		it(`say what each dependency is for, and list no other: ${path}`, () => {
			assert.deepEqual([...new Set(firstColumn(path, 'Dependencies'))].sort(), [...new Set(used)].sort());
		});

		it(`map only what exists: ${path}`, () => {
			const gone = firstColumn(path, 'Map').filter(
				(name) => !name.includes('*') && !existsSync(join(ROOT, dirname(path), name)),
			);
			expectNone(gone, `The map of ${path} lists what does not exist; remove it, or correct its name:`);
		});
	}
});

describe('a decision', () => {
	const folder = 'docs/decisions';
	const decisions = readdirSync(join(ROOT, folder)).filter((name) => name !== 'README.md');

	it('is in the list, with its title', () => {
		const list = read(`${folder}/README.md`);
		for (const name of decisions) {
			const [, title] =
				/^# \d+\. (.+)$/m.exec(read(`${folder}/${name}`)) ?? assert.fail(`Begin ${name} with "# 1. Title"`);
			assert.ok(list.includes(`](${name}) ${title}\n`), `List ${name} in ${folder}/README.md as "${title}"`);
		}
	});

	it('is named by code, which names no other', () => {
		const code = execFileSync('git', ['grep', '-hoE', `${folder}/[0-9]{4}`, '--', ':!*.md'], {
			cwd: ROOT,
			encoding: 'utf8',
		});
		const named = new Set(Array.from(code.matchAll(/\d{4}/g), ([number]) => number));
		assert.deepEqual([...named].sort(), decisions.map((name) => name.slice(0, 4)).sort());
	});
});
