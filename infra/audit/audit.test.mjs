import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Failure } from '../local/failure.mjs';
import { verdicts } from './aims.mjs';
import { MEASURES, optionsFrom } from './options.mjs';

describe('npm run audit', () => {
	it('measures everything on every page three times unless it is told pages, runs and measures', () => {
		assert.deepEqual(optionsFrom([]), { runs: 3, pages: undefined, only: MEASURES, help: false });
		const { runs, pages, only } = optionsFrom(['--pages', '/, /help/', '--runs', '1', '--only', 'bytes']);
		assert.deepEqual([runs, pages, only], [1, ['/', '/help/'], ['bytes']]);
	});

	it('says what is wrong with an option', () => {
		for (const args of [['--runs', '0'], ['--runs', 'many'], ['--only', 'colour'], ['--fast']]) {
			assert.throws(() => optionsFrom(args), Failure, args.join(' '));
		}
	});
});

describe('the verdicts', () => {
	it('look at the worst row, where least and where most is best, and leave out what was not measured', () => {
		const rows = [
			{ where: '/', seo: 100, tbt: 200, benchmarkIndex: 900 },
			{ where: '/help/', seo: 92, tbt: 0, benchmarkIndex: 900 },
		];
		assert.deepEqual(verdicts(rows), [
			{ measure: 'Lighthouse: SEO', aim: '≥ 100', worst: 92, where: '/help/', met: false },
			{ measure: 'Total Blocking Time, ms', aim: '≤ 200', worst: 200, where: '/', met: true },
		]);
	});

	it('take what could not be measured for missed', () => {
		const rows = [500, Number.NaN, 20].map((inp) => ({ where: `${inp}`, inp }));
		assert.deepEqual([verdicts(rows)[0].met, verdicts(rows)[0].where], [false, 'NaN']);
	});
});
