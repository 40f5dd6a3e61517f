import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../infra/machine/places.mjs';
import { pages, type RoutePath } from '../../../src/routes';

const ASSETS = join(ROOT, 'site/dist/assets');

/** The texts of header and footer (`src/i18n/i18n.ts`). */
const SHELL = 'common';

/** A file that another one can't be run without. */
const IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** What fetches a file. */
const FETCH = /\(\)=>\w+\(\(\)=>import\(["'`]\.\/([\w.-]+\.js)["'`]\)/.source;

/** A row of the first file's tables: a page or a file of texts, the layout of a page that is drawn into one, and the file to be
 * fetched for it. */
const ROW = new RegExp(`["'\`]([^"'\`]+)["'\`]:(?:[\\w$]+\\((?:([\\w$]+),)?)?${FETCH}`, 'g');

/** A layout that rows name. */
const LAYOUT = new RegExp(`\\b([\\w$]+)=${FETCH}`, 'g');

/** Matches the address of the file that holds a page's own code. */
export function codeOf(path: string): RegExp {
	return new RegExp(`/assets/${filesNamed(path)[0]}`);
}

/** Paths of the files of code and texts that a page asks for until React has taken it over: the first one, the page's code, the
 * texts of the shell, those of the page, and then what these need. */
export function filesOf(path: RoutePath): readonly string[] {
	const { ns } = pages.find((page) => page.path === path) ?? { ns: [] };
	const texts = [SHELL, ...ns].map((name) => `../../../locales/de/${name}.json`);
	const files = withImports([entry(), ...[path, ...texts].flatMap((key) => filesNamed(key))]);
	return Array.from(files, (file) => `/assets/${file}`);
}

/** The files that the tables of the first one, or of what it can't be run without, name for a page or a file of texts: its own
 * before its layout. */
function filesNamed(key: string): readonly [string, ...string[]] {
	for (const table of withImports([entry()])) {
		const layouts = new Map(Array.from(read(table).matchAll(LAYOUT), ([, name, file = '']) => [name, file]));
		for (const [, name, layout, file] of read(table).matchAll(ROW))
			if (name === key && file) return layout ? [file, layouts.get(layout) ?? ''] : [file];
	}
	throw new Error(`${entry()} names no file of ${key}`);
}

/** Files with all that they can't be run without. */
function withImports(names: readonly string[]): ReadonlySet<string> {
	const files = new Set(names);
	// Grows while it is gone through.
	for (const file of files) for (const [, imported = ''] of read(file).matchAll(IMPORT)) files.add(imported);
	return files;
}

function entry(): string {
	const name = readdirSync(ASSETS).find((file) => /^entry-client-[\w-]+\.js$/.test(file));
	if (!name) throw new Error('no entry-client file in site/dist/assets: npm run build makes it');
	return name;
}

/** Contents by the name of the file. */
const contents = new Map<string, string>();

function read(file: string): string {
	const text = contents.get(file) ?? readFileSync(join(ASSETS, file), 'utf8');
	contents.set(file, text);
	return text;
}
