import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { ROOT } from './places.mjs';

const { CARGO_TARGET_DIR } = process.env;

describe('the folder of cargo’s builds', () => {
	afterEach(() => {
		if (CARGO_TARGET_DIR === undefined) delete process.env.CARGO_TARGET_DIR;
		else process.env.CARGO_TARGET_DIR = CARGO_TARGET_DIR;
	});

	for (const [given, folder] of [
		['', resolve(ROOT, 'target')],
		['builds', resolve(ROOT, 'builds')],
		[resolve('/builds'), resolve('/builds')],
	]) {
		it(`is ${folder} with CARGO_TARGET_DIR="${given}", and the functions are there`, async () => {
			process.env.CARGO_TARGET_DIR = given;
			// A module reads the environment once; with another query it is another one.
			const places = await import(`./places.mjs?target=${encodeURIComponent(given)}`);
			assert.equal(places.FUNCTIONS_BINARY.slice(0, folder.length), folder);
			assert.match(places.FUNCTIONS_BINARY.slice(folder.length), /^[\\/]local[\\/]local(\.exe)?$/);
		});
	}
});
