/**
 * Names of files of the built site.
 */
import { join } from 'node:path';

/** File of a page, relative to the built site. @param {string} path canonical path of the page */
export function pageFile(path) {
	return join(path, 'index.html').replace(/^[\\/]/, '');
}
