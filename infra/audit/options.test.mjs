import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Failure } from '../local/failure.mjs';
import { MEASURES, optionsFrom } from './options.mjs';

describe('npm run audit', () => {
	it('measures everything on every page three times when asked for nothing', () => {
		assert.deepEqual(optionsFrom([]), { runs: 3, pages: undefined, only: MEASURES, help: false });
	});

	it('takes pages, runs and measures', () => {
		const { runs, pages, only } = optionsFrom(['--pages', '/, /help/', '--runs', '1', '--only', 'bytes']);
		assert.deepEqual([runs, pages, only], [1, ['/', '/help/'], ['bytes']]);
	});

	for (const args of [['--runs', '0'], ['--runs', 'many'], ['--only', 'colour'], ['--fast']]) {
		it(`says what is wrong with ${args.join(' ')}`, () => assert.throws(() => optionsFrom(args), Failure));
	}
});
