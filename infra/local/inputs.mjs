/**
 * Tells whether the site has to be built again.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What goes into the built site, relative to the root. */
const INPUTS = ['site', 'locales', 'functions/contract/schema', 'package-lock.json'];

/** Build results, tests and what looks at the site, below these inputs. A build result that counted as an input would have the next start build again. */
const IGNORED = new Set([
	'node_modules',
	'dist',
	'.ssr',
	'.generated',
	'build-facts.json',
	'tests',
	'shots',
	'playwright.config.ts',
]);

/** Environment variables that a build reads. */
const VARIABLES = ['SITE_ANALYTICS_ORIGIN', 'SITE_STAGE'];

/** SHA-256 over the names and contents of everything that goes into the site.
 * @param {string} root @returns {string} in hexadecimal */
export function contentHash(root) {
	const hash = createHash('sha256');
	for (const variable of VARIABLES) hash.update(`${variable}=${process.env[variable] ?? ''}\0`);
	for (const path of inputFiles(root)) {
		hash.update(`${path}\0`);
		hash.update(
			createHash('sha256')
				.update(readFileSync(join(root, path)))
				.digest(),
		);
	}
	return hash.digest('hex');
}

/** Every file that goes into the site. @param {string} root @returns {string[]} relative to the root, in a fixed order */
export function inputFiles(root) {
	return INPUTS.flatMap((input) => filesBelow(root, input));
}

function filesBelow(root, path) {
	if (!existsSync(join(root, path))) return [];
	if (path === 'package-lock.json') return [path];
	return readdirSync(join(root, path), { withFileTypes: true })
		.filter((entry) => !IGNORED.has(entry.name))
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => (entry.isDirectory() ? filesBelow(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}
