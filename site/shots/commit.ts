import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../infra/machine/places.mjs';
import { run } from '../../infra/processes/children.mjs';
import { Failure } from '../../infra/processes/failure.mjs';

/** The hash of the commit that a name means. @throws {Failure} when it means none */
export function commitOf(name: string): string {
	const { status, stdout } = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
	if (status === 0) return stdout.trim();
	throw new Failure(`Git knows no commit ${name}. Name one as git does: HEAD~1, main, or a hash that git log shows.`);
}

/** A checkout of a commit in a folder of its own, with the packages of this one. */
export interface Checkout {
	readonly folder: string;
	readonly remove: () => void;
}

/** Checks a commit out, outside of the repository. */
export function checkOut(commit: string): Checkout {
	const folder = mkdtempSync(join(tmpdir(), 'shots-'));
	const { status, stderr } = git('worktree', 'add', '--detach', folder, commit);
	if (status !== 0) {
		rmSync(folder, { recursive: true });
		throw new Failure(`Git could not check ${commit} out: ${stderr.trim()}`);
	}
	for (const path of ['node_modules', 'site/node_modules']) symlinkSync(join(ROOT, path), join(folder, path));
	return {
		folder,
		remove() {
			git('worktree', 'remove', '--force', folder);
		},
	};
}

/** Builds the site in a commit's checkout, by its own script. @throws {Failure} when that fails */
export async function buildIn(folder: string, commit: string): Promise<void> {
	if (git('diff', '--quiet', commit, '--', 'package-lock.json').status !== 0) {
		console.log('Its packages were others: it is built with those that are installed now.');
	}
	const isBuilt = await run('npm', ['run', 'build', '-w', 'site', '--silent', '--', '--logLevel', 'warn'], {
		cwd: folder,
	});
	if (!isBuilt) {
		throw new Failure(
			`The site of ${commit} does not build, see the message above. If it lacks a package, name a later commit.`,
		);
	}
}

function git(...args: string[]) {
	return spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
}
