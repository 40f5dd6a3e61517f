/**
 * Which files differ from a commit.
 */
import { spawnSync } from 'node:child_process';
import { Failure } from './failure.mjs';
import { ROOT } from './places.mjs';

/** Files that differ from a commit, those that are gone and those that git doesn't know yet too.
 * @param {string} [commit] as git names one @param {string} [root] of the repository
 * @returns {string[]} relative to the root @throws {Failure} when git knows no such commit */
export function changedFiles(commit = 'HEAD', root = ROOT) {
	const differing = list(root, commit, ['diff', '--name-only', '--no-renames', '-z', commit, '--']);
	const unknown = list(root, commit, ['ls-files', '--others', '--exclude-standard', '-z']);
	return [...new Set([...differing, ...unknown])].sort();
}

/** Files that the next commit changes. @param {string} [root] of the repository @returns {string[]} relative to the root */
export function stagedFiles(root = ROOT) {
	return list(root, 'HEAD', ['diff', '--name-only', '--no-renames', '-z', '--cached']).sort();
}

function list(root, commit, args) {
	const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
	if (status !== 0) throw new Failure(`git can’t compare with ${commit}: ${error?.message ?? stderr.split('\n')[0]}`);
	return stdout.split('\0').filter(Boolean);
}
