import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../infra/local/places.mjs';
import { pages, type RoutePath } from '../../../src/routes';

const ASSETS = join(ROOT, 'site/dist/assets');

/** The texts of header and footer (`src/i18n/i18n.ts`). */
const SHELL = 'common';

/** A file that another one can't be run without. */
const IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** A row of the first file's tables: a page or a file of texts, and the file to be fetched for it. */
const ROW = /["'`]([^"'`]+)["'`]:\(\)=>\w+\(\(\)=>import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g;

/** Paths of the files of code and texts that a page asks for until React has taken it over, as the built files name them. */
export function filesOf(path: RoutePath): readonly string[] {
	const entry = readdirSync(ASSETS).find((name) => /^entry-client-[\w-]+\.js$/.test(name));
	if (!entry) throw new Error('no entry-client file in site/dist/assets');
	const rows = new Map([...read(entry).matchAll(ROW)].map(([, key = '', file = '']) => [key, file]));
	const { ns } = pages.find((page) => page.path === path) ?? { ns: [] };
	const texts = [SHELL, ...ns].map((name) => `../../../locales/de/${name}.json`);
	const files = new Set([entry]);
	for (const key of [path, ...texts]) {
		const file = rows.get(key);
		if (!file) throw new Error(`${entry} names no file of ${key}`);
		files.add(file);
	}
	// Grows while it is gone through.
	for (const file of files) for (const [, imported = ''] of read(file).matchAll(IMPORT)) files.add(imported);
	return [...files].map((file) => `/assets/${file}`);
}

const texts = new Map<string, string>();

function read(file: string): string {
	const text = texts.get(file) ?? readFileSync(join(ASSETS, file), 'utf8');
	texts.set(file, text);
	return text;
}
