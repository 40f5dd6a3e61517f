import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** Classes and animations, and here and there the ending of a file name, which then has a name that nobody uses. */
const NAME = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi;

/** Letters of a name. Without an a, or blockers would hide what happens to be called ad. */
const LETTERS = 'bcdefghijklmnopqrstuvwxyz';

/** Names a class for the browser. @param local as the stylesheet calls it @param file of the stylesheet */
export type ClassNames = (local: string, file: string) => string;

/**
 * Class names of one or two letters, numbered over all stylesheets of a folder: half a kilobyte less on every page than
 * names that say something. The browser's build and the prerender's get the same ones.
 * @throws when asked for a class that no stylesheet had at the start
 */
export function shortNames(folder: string): ClassNames {
	const names = new Map<string, string>();
	for (const file of styleSheets(folder)) {
		const css = readFileSync(file, 'utf8').replace(COMMENT, '');
		for (const local of new Set(Array.from(css.matchAll(NAME), ([, name = '']) => name)))
			names.set(key(local, file), nthName(names.size));
	}
	return (local, file) => {
		const name = names.get(key(local, file));
		if (name === undefined) throw new Error(`${file} has no class ${local} that prerender/class-names.ts can find.`);
		return name;
	};
}

/** Names that say where a class comes from, for whoever works on the site. */
export const speakingNames: ClassNames = (local, file) =>
	`${basename(file.split('?')[0] ?? file, '.module.css')}-${local}`;

/** What every page has comes first and gets the shortest names. */
function styleSheets(folder: string): string[] {
	const shell = join(folder, 'shell');
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.module.css'))
		.map((file) => resolve(folder, file))
		.sort((a, b) => Number(b.startsWith(shell)) - Number(a.startsWith(shell)) || (a < b ? -1 : 1));
}

function key(local: string, file: string): string {
	return `${resolve(file.split('?')[0] ?? file)} ${local}`;
}

/** b to z, then bb to zz and on. */
function nthName(index: number): string {
	const rest = Math.floor(index / LETTERS.length);
	return (rest > 0 ? nthName(rest - 1) : '') + LETTERS[index % LETTERS.length];
}
