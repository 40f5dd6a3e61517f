import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { changedFiles, stagedFiles } from './changed.mjs';

describe('the changed files', () => {
	let root;
	const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
	const write = (path, text) => writeFileSync(join(root, path), text);

	before(() => {
		// A hook of git tells its programs which repository they are in.
		for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];
		root = mkdtempSync(join(tmpdir(), 'changed-'));
		git('init', '-q');
		git('config', 'user.name', 'nobody');
		git('config', 'user.email', 'nobody@nono.example');
		mkdirSync(join(root, 'ordner'));
		for (const name of ['kept.txt', 'edited.txt', 'staged.txt', 'gone.txt', 'ordner/größe.txt']) write(name, name);
		write('.gitignore', 'ignored.txt\n');
		git('add', '.');
		git('commit', '-qm', 'first');
		write('edited.txt', 'otherwise');
		write('ordner/größe.txt', 'otherwise');
		write('staged.txt', 'otherwise');
		write('new.txt', 'new');
		write('ignored.txt', 'ignored');
		rmSync(join(root, 'gone.txt'));
		git('add', 'staged.txt');
	});
	after(() => rmSync(root, { recursive: true }));

	it('are those that differ from the last commit, that are gone, and that git does not know yet', () => {
		const expected = ['edited.txt', 'gone.txt', 'new.txt', 'ordner/größe.txt', 'staged.txt'];
		assert.deepEqual(changedFiles(root), expected);
	});

	it('for the next commit are the staged ones', () => assert.deepEqual(stagedFiles(root), ['staged.txt']));

	it('are refused in one line where there is no repository', () => {
		assert.throws(() => changedFiles(tmpdir()), /^Error: git can’t tell what has changed: .*\S$/);
	});
});
