import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROW = /^\t'([^']+)': (.+)/gm;
const LAYOUT = /^const (\w+) = (.+);/gm;
const IMPORT = /\bimport\('\.\/([^']+)'\)/g;

/** Source modules of each page: what `pageComponents.ts` imports lazily, as the client manifest names it. */
export function pageModules(root: string): Map<string, readonly string[]> {
	let table = readFileSync(join(root, 'src/pageComponents.ts'), 'utf8');
	for (const [, name, layout] of table.matchAll(LAYOUT)) table = table.replaceAll(`drawn(${name},`, `drawn(${layout},`);
	const modulesOf = (row: string) => Array.from(row.matchAll(IMPORT), ([, module]) => `src/${module}.tsx`);
	return new Map(Array.from(table.matchAll(ROW), ([, path = '', row = '']) => [path, modulesOf(row)]));
}
