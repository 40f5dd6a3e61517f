/**
 * Reads the built site as files.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** File of a page, relative to the built site. @param {string} path canonical path of the page */
export function pageFile(path) {
	return join(path, 'index.html').replace(/^[\\/]/, '');
}

/** Names of all files with that ending below a folder.
 * @param {string} folder @param {string} ending @returns {string[]} */
function filesEnding(folder, ending) {
	return readdirSync(folder, { recursive: true })
		.map((name) => name.replaceAll('\\', '/'))
		.filter((name) => name.endsWith(ending))
		.sort();
}

/** Address of the font file. @param {string} dist @throws unless there is exactly one */
export function fontOf(dist) {
	const fonts = filesEnding(join(dist, 'assets'), '.woff2');
	if (fonts.length !== 1) throw new Error(`The site has ${fonts.length} font files, expected one: ${fonts.join(', ')}`);
	return `/assets/${fonts[0]}`;
}
