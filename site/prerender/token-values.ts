import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { tokens } from './assets/tokens.ts';

const DECLARATION = /(--[\w-]+):\s*[^;}]+;?/g;
const USE = /var\((--[\w-]+)\)/g;

/**
 * Writes the values of tokens into the built styles where they are the same everywhere on the site: the browser then
 * has nothing to look up and to parse again for each element, and a page is some 250 bytes shorter. Tokens that a part of
 * the site sets anew stay custom properties, as do those that drawings use, whose files have no styles of their own.
 * @param folder of the sources
 */
export function tokenValues(folder: string): Plugin {
	const tokenSheet = join(folder, 'theme/tokens.css');
	const sheets = sources(folder, '.css').filter((file) => file !== tokenSheet);
	const values = fixedValues(sheets.map(read));
	const drawn = [...sources(folder, '.tsx'), ...sources(folder, '.ts'), ...sheets.filter(isDrawing)].map(read).join('');
	const needless = new Set([...values.keys()].filter((name) => !new RegExp(`${name}\\b(?!-)`).test(drawn)));

	function isDrawing(file: string): boolean {
		return relative(folder, file).startsWith(`scenes${sep}`);
	}

	return {
		name: 'token-values',
		apply: 'build',
		enforce: 'pre',
		transform(css, id) {
			const file = join(id.split('?')[0] ?? id);
			if (!file.startsWith(folder) || !file.endsWith('.css') || isDrawing(file)) return undefined;
			const own = file === tokenSheet ? without(css, needless) : css;
			return { code: withValues(own, values), map: null };
		},
	};
}

/** The tokens that none of the stylesheets sets anew, with the values of other such tokens filled in. One that depends on
 * a token that is set anew is none of them: a custom property takes that token's value where it is declared itself. */
export function fixedValues(sheets: readonly string[]): ReadonlyMap<string, string> {
	const setAnew = new Set(sheets.flatMap((css) => Array.from(css.matchAll(DECLARATION), ([, name]) => name)));
	const fixed = new Map([...tokens()].filter(([name]) => !setAnew.has(name)));
	const filled = [...fixed].map(([name, value]) => [name, withValues(value, fixed)] as const);
	return new Map(filled.filter(([, value]) => !value.includes('var(')));
}

/** A stylesheet with the values of tokens instead of their names. */
export function withValues(css: string, values: ReadonlyMap<string, string>): string {
	return css.replace(USE, (use, name: string) => values.get(name) ?? use);
}

/** A stylesheet without the declarations of some tokens. */
function without(css: string, names: ReadonlySet<string>): string {
	return css.replace(DECLARATION, (declaration, name: string) => (names.has(name) ? '' : declaration));
}

function sources(folder: string, ending: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith(ending))
		.map((file) => join(folder, file));
}

function read(file: string): string {
	return readFileSync(file, 'utf8');
}
