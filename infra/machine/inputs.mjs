/**
 * The input files of a step or a build, and whether they have changed.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';

/** Folders that hold results of builds, packages and what this machine remembers. */
const MADE = /^(\.git|\.local|target|audit|shots)$|(^|\/)(node_modules|\.aws-sam)$|^site\/(dist|\.[\w-]+)$/;

/** Results of builds among the sources, and what git puts into a second work tree. A result that counted as an input would have the
 * next start build again. */
const RESULTS = /^\.git$|^template\.rehearsal\.yaml$|\.log$/;

/** What goes into the built site: what only looks at it does not. */
export const SITE =
	/^site\/(?!tests\/|shots\/|playwright\.config)|^locales\/|^functions\/contract\/schema\/|^package-lock\.json$|^samconfig\.toml$|^infra\/deploy\/samconfig\.mjs$/;

/** Environment variables that a build reads. */
export const VARIABLES = ['SITE_STAGE'];

/** The files that go into the built site. @param {string} root @returns {string[]} relative to the root, in a fixed order */
export function inputFiles(root) {
	return sources(root).filter((path) => SITE.test(path));
}

/** The project's files as they are now; each is read once, and only when it is asked for.
 * @param {string} [root] @returns {(paths: RegExp, tools?: string) => string} SHA-256, in hexadecimal, over the names and contents of
 *   all files that a pattern matches, this Node, what a build reads besides, and other programs with their versions */
export function fingerprints(root = ROOT) {
	const files = sources(root);
	const digests = new Map();
	const digest = (path) => {
		if (!digests.has(path)) digests.set(path, sha256(readFileSync(join(root, path))));
		return digests.get(path);
	};
	const machine = [
		process.version,
		process.platform,
		process.arch,
		...VARIABLES.map((name) => process.env[name] ?? ''),
	];
	return (paths, tools = '') => {
		const parts = files.filter((path) => paths.test(path)).map((path) => `${path} ${digest(path)}`);
		return sha256([...machine, tools, ...parts].join('\0'));
	};
}

/** Every file of the project that is no result. @param {string} root @returns {string[]} relative to the root */
export function sources(root, folder = '') {
	return readdirSync(join(root, folder), { withFileTypes: true })
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => {
			const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
			if (entry.isDirectory()) return MADE.test(path) ? [] : sources(root, path);
			return entry.isFile() && !RESULTS.test(path) ? [path] : [];
		});
}

function sha256(content) {
	return createHash('sha256').update(content).digest('hex');
}
