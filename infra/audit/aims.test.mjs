import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verdicts } from './aims.mjs';

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
