import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { expectNone } from '../../../infra/testing/faults.mjs';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

/** The folders of `src/`, layer by layer: a file knows its own folder, and the layers below it. */
const LAYERS = [
	['entry-client.tsx', 'entry-server.tsx'],
	['router.tsx'],
	['pageComponents.ts'],
	['pages'],
	['layouts'],
	['workbench'],
	['sections'],
	['shell'],
	['consent', 'forms'],
	['scenes', 'ui'],
	['bookkeeping'],
	['boot', 'content', 'theme'],
	['contract', 'money', 'routes.ts'],
	['i18n'],
	['missing-file.ts'],
] as const;

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^'?]+)/g;

/** All modules of the site, tests and build among them. */
const modules = ['src', 'prerender', 'shots', 'tests'].flatMap((folder) =>
	readdirSync(join(SOURCE, '..', folder), { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(m?js|tsx?)$/.test(file))
		.map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

const isScript = (file: string) => /\.(tsx?|js)$/.test(file) && !file.endsWith('.d.ts');
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const scripts = sources.filter(isScript);
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

/** The file of `src/` that an import means, if it is one. */
function meant(file: string, name: string): string | undefined {
	const path = posix.join(posix.dirname(file), name);
	return ['', '.ts', '.tsx', '.d.ts'].map((ending) => path + ending).find((candidate) => sources.includes(candidate));
}

/** Each script with the files of `src/` that it imports, types and what is fetched later among them. */
const imports = new Map(
	scripts.map((file) => {
		const names = Array.from(read(file).matchAll(IMPORT), ([, name = '']) => meant(file, name));
		return [file, names.filter((name) => name !== undefined)] as const;
	}),
);

const folderOf = (file: string) => file.split('/', 1).join();

function layerOf(file: string): number {
	const layer = LAYERS.findIndex((folders) => folders.some((folder) => folder === folderOf(file)));
	assert.notEqual(layer, -1, `${file} lies in no layer: see LAYERS`);
	return layer;
}

describe('the structure of the sources', () => {
	it('is found', () => {
		assert.ok(scripts.length > 300, `${scripts.length} scripts`);
		assert.ok([...imports.values()].flat().length > 1_000);
	});

	it('has each folder know only the layers below it', () => {
		for (const [file, used] of imports)
			for (const other of used)
				assert.ok(
					folderOf(file) === folderOf(other) || layerOf(file) < layerOf(other),
					`${file} imports ${other}, which lies in no layer below it`,
				);
	});

	it('has no file that imports itself by way of others', () => {
		const done = new Set<string>();
		const visit = (file: string, way: readonly string[]) => {
			const cycle = way.indexOf(file);
			assert.equal(cycle, -1, `a cycle: ${[...way.slice(cycle), file].join(' → ')}`);
			if (done.has(file)) return;
			for (const other of imports.get(file) ?? []) visit(other, [...way, file]);
			done.add(file);
		};
		for (const file of scripts) visit(file, []);
	});

	it('has no two modules of a folder whose names differ by case and ending alone', () => {
		const seen = new Map<string, string>();
		for (const file of modules) {
			const name = file.replace(/\.[a-z]+$/, '').toLowerCase();
			const other = seen.get(name);
			// macOS and Windows ignore case, and imports have no ending: `./Gate` would find gate.ts there.
			assert.equal(
				other,
				undefined,
				`rename ${file} or ${other}: an import can't tell them apart on macOS and Windows`,
			);
			seen.set(name, file);
		}
	});

	it('has no words in the attributes of its markup; between tags the linter looks for them', () => {
		const words = /\b(?:aria-label|aria-description|alt|label|placeholder|title)=(?:"|\{['`])[^"'`{$]*\p{L}.*/gu;
		const found = scripts.flatMap((file) => (read(file).match(words) ?? []).map((part) => `site/src/${file}: ${part}`));
		expectNone(found, 'Move these words to locales/de:');
	});

	it('has no class of a style sheet that no script names', () => {
		for (const sheet of sources.filter((file) => file.endsWith('.module.css'))) {
			const users = scripts.map(read).filter((script) => script.includes(`/${posix.basename(sheet)}'`));
			// By another name it may be anything: `css[kind]`.
			const names = users.some((script) => /\b(css|styles)\[/.test(script)) ? '' : users.join('');
			const css = read(sheet).replace(/\/\*.*?\*\/|\{[^{}]*\}|:global\([^)]*\)/gs, '');
			for (const [, name] of names ? css.matchAll(/\.([a-z]\w*)/gi) : [])
				assert.match(names, new RegExp(`\\.${name}\\b`), `${sheet}: .${name}`);
		}
	});
});
