import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const DOCTOR = fileURLToPath(new URL('doctor.mjs', import.meta.url));

describe('npm run doctor', () => {
	let folder;
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'doctor-'));
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	/** A program that tells this version; and cargo's subcommands, of which it has these. */
	const program = (name, version, commands = ['fmt', 'clippy']) => {
		const has = commands.map((command) => `"${command} --version"`).join(' | ');
		const script = `#!/bin/sh\ncase "$*" in --version | ${has}) echo "${name} ${version}";; *) exit 1;; esac\n`;
		writeFileSync(join(folder, name), script);
		chmodSync(join(folder, name), 0o755);
	};
	const needed = () => {
		for (const [name, version] of Object.entries({ git: '2.39.5', rustc: '1.94.1', cargo: '1.94.1', cc: '12.2.0' }))
			program(name, version);
	};
	/** What it says on a machine that has these programs alone. */
	const doctor = () => {
		const env = { ...process.env, PATH: folder, CHROMIUM_PATH: '/nowhere/chromium' };
		const { status, stdout, stderr } = spawnSync(process.execPath, [DOCTOR], { encoding: 'utf8', env });
		return {
			status,
			stderr,
			row: (name) => stdout.split('\n').find((line) => line.slice(4).startsWith(`${name} `)) ?? '',
		};
	};

	it('passes with what is needed, and says how to install the rest, and how to update what is too old', () => {
		needed();
		program('sam', '1.155.2');
		const { status, stderr, row } = doctor();
		assert.equal(status, 0, stderr);
		assert.match(row('Rust'), /^ {2}✓ .* 1\.94\.1$/);
		assert.match(row('Chromium'), /^ {2}– .* missing: npx playwright install --with-deps chromium$/);
		assert.match(row('cargo-deny'), /^ {2}– .*steps crates.* missing: cargo install --locked cargo-deny$/);
		assert.match(row('AWS CLI'), /^ {2}– .*npm run deploy +missing: \S+/);
		assert.match(row('SAM CLI'), /^ {2}– .* 1\.155\.2, older than 1\.156\.0: pipx upgrade aws-sam-cli/);
	});

	it('fails when something needed is missing or too old, and names it', () => {
		needed();
		program('cargo', '1.94.1', ['fmt']);
		program('rustc', '1.85.0');
		const { status, stderr, row } = doctor();
		assert.equal(status, 1);
		assert.equal(stderr, '\nMissing or too old for npm start and npm test: Rust, clippy\n');
		assert.match(row('Rust'), /^ {2}✗ .* 1\.85\.0, older than 1\.\d+\.\d+: rustup update stable$/);
		assert.match(row('clippy'), /^ {2}✗ .* missing: rustup component add clippy$/);
	});
});
