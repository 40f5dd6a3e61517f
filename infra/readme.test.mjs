import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from './local/places.mjs';
import { SECURITY_TOOLS, TEMPLATE_TOOLS } from './local/template-steps.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const README = read('README.md');
const section = (title) =>
	README.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? assert.fail(`README has no ${title}`);

/** Names in bold type in the section on dependencies. */
const NAMED = new Set(
	Array.from(section('Dependencies and their jobs').matchAll(/\*\*(.+?)\*\*/g), ([, name]) => name),
);

/** Packages of npm that a package.json asks for; type declarations are named all at once. */
function packagesOf(path) {
	const { dependencies = {}, devDependencies = {} } = JSON.parse(read(path));
	return Object.keys({ ...dependencies, ...devDependencies }).map((name) =>
		name.startsWith('@types/') ? '@types/…' : name,
	);
}

/** Crates that a Cargo.toml asks for, without the workspace's own. */
function cratesOf(path) {
	const found = [];
	let inDependencies = false;
	for (const line of read(path).split('\n')) {
		if (line.startsWith('[')) inDependencies = /^\[(workspace\.|target\..+\.)?(dev-|build-)?dependencies\]/.test(line);
		else if (inDependencies && !/\bpath = "/.test(line)) found.push(...(/^[\w-]+/.exec(line) ?? []));
	}
	return found;
}

const MANIFESTS = ['package.json', 'site/package.json', 'infra/audit/package.json'].filter((path) =>
	existsSync(join(ROOT, path)),
);
const CARGO_FILES = [
	'Cargo.toml',
	...readdirSync(join(ROOT, 'functions'), { recursive: true })
		.filter((path) => path.endsWith('Cargo.toml') && !path.includes('target'))
		.map((path) => join('functions', path)),
];
const OWN_CRATES = new Set(CARGO_FILES.flatMap((path) => /^name = "(.+)"$/m.exec(read(path))?.[1] ?? []));
const crates = (path) => cratesOf(path).filter((name) => !OWN_CRATES.has(name));
const tools = [...TEMPLATE_TOOLS, ...SECURITY_TOOLS].map((tool) => tool.split('==')[0]);

/** What each file of the rehearsal asks for, in Python. */
const REQUIREMENTS = ['emulator', 'sam']
	.map((folder) => `infra/rehearsal/${folder}/requirements.in`)
	.map((path) => [path, Array.from(read(path).matchAll(/^[\w-]+/gm), ([name]) => name)]);

describe('the README', () => {
	for (const [path, names] of [
		...MANIFESTS.map((path) => [path, packagesOf(path)]),
		...CARGO_FILES.map((path) => [path, crates(path)]),
		['infra/local/template-steps.mjs', tools],
		...REQUIREMENTS,
	]) {
		it(`names each dependency of ${path} with its job`, () => {
			assert.deepEqual(
				names.filter((name) => !NAMED.has(name)),
				[],
			);
		});
	}

	it('names no dependency that is gone', () => {
		const python = [...tools, ...REQUIREMENTS.flatMap(([, names]) => names)];
		const used = new Set([...MANIFESTS.flatMap(packagesOf), ...CARGO_FILES.flatMap(crates), ...python]);
		assert.deepEqual(
			[...NAMED].filter((name) => !used.has(name)),
			[],
		);
	});

	it('maps folders and files that are there, and every function', () => {
		const rows = section('Change it').match(/^\| `.+$/gm) ?? [];
		const paths = rows.flatMap((row) => {
			const [first = '', ...others] = Array.from(row.split(' | ')[0].matchAll(/`([^`]+)`/g), ([, path]) => path);
			// The first path of a row is whole, the others stand beside it.
			return [first, ...others.map((name) => join(first, '..', name))];
		});
		assert.ok(paths.length > 10);
		for (const path of paths.filter((path) => !path.includes('*'))) assert.ok(existsSync(join(ROOT, path)), path);
		const functions = readdirSync(join(ROOT, 'functions'), { withFileTypes: true }).filter((entry) =>
			entry.isDirectory(),
		);
		for (const { name } of functions) {
			assert.ok(
				paths.some((path) => path.replace(/\/$/, '') === `functions/${name}`),
				`functions/${name}`,
			);
		}
	});

	it('names no command that package.json does not have', () => {
		const { scripts } = JSON.parse(read('package.json'));
		const named = Array.from(README.matchAll(/npm run ([a-z:]+)/g), ([, name]) => name);
		assert.deepEqual(
			named.filter((name) => !scripts[name]),
			[],
		);
	});
});
