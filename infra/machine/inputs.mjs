/**
 * The input files of a step or a build, and whether they have changed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../processes/failure.mjs';
import { ROOT } from './places.mjs';

/** Files that go into the built site; its tests and pictures do not. */
export const SITE =
	/^site\/(?!tests\/|shots\/|playwright\.config)|^locales\/|^functions\/contract\/schema\/|^package-lock\.json$|^samconfig\.toml$|^infra\/deploy\/samconfig\.mjs$/;

/** The files that go into the built site. @param {string} root @returns {string[]} relative to the root, in a fixed order */
export function inputFiles(root) {
	return sources(root).filter((path) => SITE.test(path));
}

/** Whether something was made or checked with exactly these inputs the last time.
 * @param {string} stamp path of the file that has them, written after a success @param {string} inputs */
export const isCurrent = (stamp, inputs) => existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;

/** The project's files as they are now; each is read once, and only when it is asked for.
 * @param {string} [root] @returns {(paths: RegExp) => string} SHA-256, in hexadecimal, over the names and contents of all files that a
 *   pattern matches, this Node and the variable that the site's build reads */
export function fingerprints(root = ROOT) {
	const files = sources(root);
	const digests = new Map();
	const digest = (path) => {
		if (!digests.has(path)) digests.set(path, sha256(readFileSync(join(root, path))));
		return digests.get(path);
	};
	const machine = [process.version, process.platform, process.arch, process.env.SITE_STAGE ?? ''];
	return (paths) => {
		const parts = files.filter((path) => paths.test(path)).map((path) => `${path} ${digest(path)}`);
		return sha256([...machine, ...parts].join('\0'));
	};
}

/** The files in git, and new ones that it does not ignore. @param {string} root @returns {string[]} relative to the root
 * @throws {Failure} when git can't tell */
export function sources(root) {
	// In a container the files often belong to another user.
	const options = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
	const { status, stdout, stderr, error } = spawnSync('git', options, { cwd: root, encoding: 'utf8' });
	if (status !== 0) throw new Failure(`git can’t list the project’s files: ${error?.message ?? stderr.split('\n')[0]}`);
	const isFile = (path) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile();
	// git also lists files that were deleted, and links to folders.
	return [...new Set(stdout.split('\0'))].filter((path) => path !== '' && isFile(path)).sort();
}

function sha256(content) {
	return createHash('sha256').update(content).digest('hex');
}
