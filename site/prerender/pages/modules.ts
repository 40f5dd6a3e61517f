import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROW = /^\t'([^']+)': .*\bimport\('\.\/([^']+)'\)/gm;

/** Source module of each page: what `pageComponents.ts` imports lazily, as the client manifest names it. */
export function pageModules(root: string): Map<string, string> {
	const table = readFileSync(join(root, 'src/pageComponents.ts'), 'utf8');
	return new Map(Array.from(table.matchAll(ROW), ([, path = '', module]) => [path, `src/${module}.tsx`]));
}
