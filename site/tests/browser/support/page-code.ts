import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../infra/local/places.mjs';

const ASSETS = join(ROOT, 'site/dist/assets');

/** Matches the address of the file that holds a page's own code, as the table of components in the first file names it. */
export function codeOf(path: string): RegExp {
	const entry = readdirSync(ASSETS).find((name) => /^entry-client-[\w-]+\.js$/.test(name));
	if (!entry) throw new Error('no entry-client file in site/dist/assets');
	const row = new RegExp(`['"\`]${path}['"\`]:\\(\\)=>.*?import\\(['"\`]\\./([\\w-]+)\\.js['"\`]\\)`);
	const [, file] = row.exec(readFileSync(join(ASSETS, entry), 'utf8')) ?? [];
	if (!file) throw new Error(`${entry} names no file of the page ${path}`);
	return new RegExp(`/assets/${file}\\.js`);
}
