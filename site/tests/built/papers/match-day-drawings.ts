import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import report from '../../../../locales/de/scenes/report-page.json' with { type: 'json' };
import { cents } from './read';

describe('the match day of the drawn report', () => {
	it('adds up', () => {
		const [sum, ...rows] = [report.total, ...report.rows].map((row) => cents(row.sum.replace(/\s€/, '')));
		assert.equal(
			rows.reduce((total, row) => (total ?? 0) + (row ?? 0), 0),
			sum,
		);
	});
});
