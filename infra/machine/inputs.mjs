/**
 * The input files of a step or a build, and whether they have changed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../processes/failure.mjs';
import { ROOT } from './places.mjs';

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
	const variables = VARIABLES.map((name) => process.env[name] ?? '');
	const machine = [process.version, process.platform, process.arch, ...variables];
	return (paths, tools = '') => {
		const parts = files.filter((path) => paths.test(path)).map((path) => `${path} ${digest(path)}`);
		return sha256([...machine, tools, ...parts].join('\0'));
	};
}

/** Every file of the project, as git knows it, that is no result. @param {string} root @returns {string[]} relative to the root
 * @throws {Failure} when git can't tell */
export function sources(root) {
	// Whose files these are is no matter: a container's user often is another.
	const options = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
	const { status, stdout, stderr, error } = spawnSync('git', options, { cwd: root, encoding: 'utf8' });
	if (status !== 0) throw new Failure(`git can’t list the project’s files: ${error?.message ?? stderr.split('\n')[0]}`);
	const isFile = (path) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile();
	// Among them are files that are gone, and links that stand for folders.
	return [...new Set(stdout.split('\0'))].filter((path) => path !== '' && isFile(path)).sort();
}

function sha256(content) {
	return createHash('sha256').update(content).digest('hex');
}
