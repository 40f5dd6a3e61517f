import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { auditCrates, auditPackages, denyCrates, findUnusedCrates } from './dependency-steps.mjs';
import { checkFormat } from './rust-steps.mjs';

const PATH = process.env.PATH;

describe('the steps that run other people’s programs', () => {
	let folder;
	before(() => {
		folder = mkdtempSync(join(tmpdir(), 'dependencies-'));
		process.env.PATH = `${folder}${delimiter}${PATH}`;
	});
	afterEach(() => {
		for (const name of ['npm', 'cargo']) rmSync(join(folder, name), { force: true });
	});
	after(() => {
		process.env.PATH = PATH;
		rmSync(folder, { recursive: true });
	});

	/** Puts a program before those of this machine. */
	const program = (name, script) => {
		writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
		chmodSync(join(folder, name), 0o755);
	};
	const npmReports = (report) => program('npm', `cat <<'END'\n${JSON.stringify(report)}\nEND\nexit 1`);
	/** A cargo that has the command, and how its check goes. */
	const cargo = (check) => program('cargo', `case "$*" in *--version*) ;; *) ${check};; esac`);

	describe('npm audit', () => {
		it('passes without findings', async () => {
			npmReports({ vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } });
			assert.equal(await auditPackages(), true);
		});

		it('fails with one', async () => {
			const vulnerabilities = { 'left-pad': { severity: 'high', range: '<1.3.0' } };
			npmReports({ vulnerabilities, metadata: { vulnerabilities: { total: 1 } } });
			assert.equal(await auditPackages(), false);
		});

		it('is skipped, and says why, when the registry does not answer', async () => {
			npmReports({ statusCode: 405, message: '405 Method Not Allowed' });
			assert.equal(await auditPackages(), 'the package registry has no answer to npm audit (405)');
			npmReports({ error: { code: 'ENOTFOUND' } });
			assert.equal(await auditPackages(), 'the package registry has no answer to npm audit (not reached)');
			program('npm', 'exit 1');
			assert.equal(await auditPackages(), 'the package registry has no answer to npm audit (not reached)');
		});
	});

	for (const [check, name] of /** @type {const} */ ([
		[denyCrates, 'cargo-deny'],
		[auditCrates, 'cargo-deny'],
		[findUnusedCrates, 'cargo-machete'],
	])) {
		describe(check.name, () => {
			it('is skipped, and names the program and how to get it, when it is not installed', async () => {
				program('cargo', 'echo "error: no such command" >&2; exit 101');
				assert.equal(await check(), `${name} is not installed (cargo install --locked ${name})`);
			});

			it('passes and fails with the program', async () => {
				cargo('exit 0');
				assert.equal(await check(), true);
				cargo('echo "error[vulnerability]: a crate" >&2; exit 1');
				assert.equal(await check(), false);
			});
		});
	}

	it('know a database of advisories that can’t be fetched from one with findings', async () => {
		cargo('echo "error: failed to fetch advisory database" >&2; exit 1');
		assert.equal(await auditCrates(), 'the advisory database can’t be fetched');
	});

	it('name the component of Rust that is missing, and what adds it', async () => {
		program('cargo', 'exit 101');
		await assert.rejects(checkFormat(), { message: 'cargo fmt is missing. Add it with: rustup component add rustfmt' });
	});
});
