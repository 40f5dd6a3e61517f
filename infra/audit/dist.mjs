/**
 * Names of files of the built site.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** File of a page, relative to the built site. @param {string} path canonical path of the page */
export function pageFile(path) {
	return join(path, 'index.html').replace(/^[\\/]/, '');
}

/** Files with that ending in the folder of what has its hash in its name, relative to the built site.
 * @param {string} dist @param {string} ending */
export function assets(dist, ending) {
	return readdirSync(join(dist, 'assets')).flatMap((name) => (name.endsWith(ending) ? `assets/${name}` : []));
}
