import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { collected } from './output.mjs';
import { ROOT } from './places.mjs';
import { checkFormat, testFunctions } from './rust-steps.mjs';

const PATH = process.env.PATH;

describe('the steps about the Rust code', {
	skip: process.platform === 'win32' && 'the programs of these tests are shell scripts',
}, () => {
	let folder;
	before(() => {
		folder = mkdtempSync(join(tmpdir(), 'rust-'));
		process.env.PATH = `${folder}${delimiter}${PATH}`;
	});
	after(() => {
		process.env.PATH = PATH;
		rmSync(folder, { recursive: true });
	});

	/** A cargo that has these subcommands, and shows what it is to do. */
	const cargo = (...commands) => {
		const has = commands.map((command) => `"${command} --version"`).join(' | ');
		writeFileSync(
			join(folder, 'cargo'),
			`#!/bin/sh\ncase "$*" in ${has}) ;; *--version) exit 101;; *) echo "$*";; esac\n`,
		);
		chmodSync(join(folder, 'cargo'), 0o755);
	};

	it('test with cargo-nextest where it is, with the same profile as without', async () => {
		cargo('test', 'nextest');
		const nextest = await collected(testFunctions);
		assert.deepEqual(nextest, { value: true, output: 'nextest run --locked --cargo-profile local --workspace\n' });
		cargo('test');
		const plain = await collected(testFunctions);
		assert.deepEqual(plain, { value: true, output: 'test --locked --profile local --workspace\n' });
	});

	it('name the component that is missing, and what adds it', async () => {
		cargo('test');
		await assert.rejects(checkFormat(), { message: 'cargo fmt is missing. Add it with: rustup component add rustfmt' });
	});

	it('leave out no tests in comments, which cargo-nextest does not run', () => {
		const sources = readdirSync(join(ROOT, 'functions'), { recursive: true }).filter((path) => path.endsWith('.rs'));
		assert.ok(sources.length > 100);
		const documented = sources.filter((path) =>
			/^\s*\/\/[/!].*```/m.test(readFileSync(join(ROOT, 'functions', path), 'utf8')),
		);
		assert.deepEqual(documented, []);
	});
});
