import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Failure } from '../local/failure.mjs';
import { MEASURES, optionsFrom } from './options.mjs';

describe('npm run audit', () => {
	it('measures everything but the peers on every page five times when asked for nothing', () => {
		const { runs, pages, only } = optionsFrom([]);
		assert.deepEqual([runs, pages], [5, undefined]);
		assert.deepEqual(
			only,
			MEASURES.filter((name) => name !== 'peers'),
		);
	});

	it('takes pages, runs and measures', () => {
		const { runs, pages, only } = optionsFrom(['--pages', '/, /help/', '--runs', '1', '--only', 'weights']);
		assert.deepEqual([runs, pages, only], [1, ['/', '/help/'], ['weights']]);
	});

	it('adds the peers when they are asked for', () => {
		assert.deepEqual(optionsFrom(['--only', 'weights', '--peers']).only, ['weights', 'peers']);
		assert.ok(optionsFrom(['--peers']).only.includes('peers'));
	});

	for (const args of [['--runs', '0'], ['--runs', 'many'], ['--only', 'colour'], ['--fast']]) {
		it(`says what is wrong with ${args.join(' ')}`, () => {
			assert.throws(() => optionsFrom(args), Failure);
		});
	}
});
