import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verdictOnBytes, verdicts } from './aims.mjs';

describe('the verdicts', () => {
	it('look at the worst row, where least and where most is best, and leave out what was not measured', () => {
		const rows = [
			{ where: '/', seo: 100, tbt: 200, benchmarkIndex: 900 },
			{ where: '/help/', seo: 92, tbt: 0, benchmarkIndex: 900 },
		];
		assert.deepEqual(verdicts(rows), [
			{ measure: 'Lighthouse: SEO', aim: '≥ 100', worst: 92, where: '/help/', verdict: 'missed' },
			{ measure: 'Total Blocking Time, ms', aim: '≤ 200', worst: 200, where: '/', verdict: 'met' },
		]);
	});

	it('take what could not be measured for missed', () => {
		for (const name of ['inp', 'document']) {
			const rows = [500, Number.NaN, 20].map((value) => ({ where: `${value}`, [name]: value }));
			assert.deepEqual([verdicts(rows)[0].verdict, verdicts(rows)[0].where], ['missed', 'NaN']);
		}
	});

	it('warn of bytes above the aim, and fail a quarter above it', () => {
		const found = [10_000, 10_001, 12_500, 12_501].map((bytes) => verdictOnBytes(bytes, 10_000));
		assert.deepEqual(found, ['met', 'warning', 'warning', 'missed']);
	});
});
