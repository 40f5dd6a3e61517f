import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { auditCrates, auditPackages, findUnusedCrates } from './dependency-steps.mjs';

const PATH = process.env.PATH;

describe('the steps that run npm audit, cargo-deny and cargo-machete', () => {
	let folder;
	before(() => {
		folder = mkdtempSync(join(tmpdir(), 'dependencies-'));
		process.env.PATH = `${folder}${delimiter}${PATH}`;
	});
	after(() => {
		process.env.PATH = PATH;
		rmSync(folder, { recursive: true });
	});

	/** Puts a program in front of PATH: it has every command, and ends so. */
	const program = (name, end) => {
		writeFileSync(join(folder, name), `#!/bin/sh\ncase "$*" in *--version*) ;; *) ${end};; esac\n`);
		chmodSync(join(folder, name), 0o755);
	};

	it('pass and fail with the program', () => {
		program('cargo', 'exit 0');
		assert.equal(findUnusedCrates(), true);
		program('cargo', 'echo "error[vulnerability]: a crate" >&2; exit 1');
		assert.equal(auditCrates(), false);
		program('npm', 'echo "1 high severity vulnerability"; exit 1');
		assert.equal(auditPackages(), false);
	});

	it('are skipped, and say why, when the registry or the database does not answer', () => {
		program('cargo', 'echo "error: failed to fetch advisory database" >&2; exit 1');
		assert.equal(auditCrates(), 'cargo got no answer from the network');
		program('npm', 'echo "npm error audit endpoint returned an error" >&2; exit 1');
		assert.equal(auditPackages(), 'npm got no answer from the network');
	});

	it('are skipped, and say how to install the program, when it is missing', () => {
		writeFileSync(join(folder, 'cargo'), '#!/bin/sh\nexit 101\n');
		assert.equal(findUnusedCrates(), 'cargo-machete is not installed (cargo install --locked cargo-machete)');
	});
});
