/**
 * Which files differ from the last commit.
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../machine/places.mjs';
import { Failure } from '../processes/failure.mjs';

/** Files that differ from the last commit, those that are gone and those that git doesn't know yet too.
 * @param {string} [root] of the repository @returns {string[]} relative to the root @throws {Failure} when git can't tell */
export function changedFiles(root = ROOT) {
	const differing = list(root, ['diff', '--name-only', '--no-renames', '-z', 'HEAD', '--']);
	const unknown = list(root, ['ls-files', '--others', '--exclude-standard', '-z']);
	return [...new Set([...differing, ...unknown])].sort();
}

/** Files that the next commit changes. @param {string} [root] of the repository @returns {string[]} relative to the root */
export function stagedFiles(root = ROOT) {
	return list(root, ['diff', '--name-only', '--no-renames', '-z', '--cached']).sort();
}

function list(root, args) {
	const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
	if (status !== 0) throw new Failure(`git can’t tell what has changed: ${error?.message ?? stderr.split('\n')[0]}`);
	return stdout.split('\0').filter(Boolean);
}
