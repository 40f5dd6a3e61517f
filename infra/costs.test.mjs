import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { COMPARED, COMPARED_ON, comparisons, costTable, monthlyCosts, PRICES, SIZES } from './costs.mjs';

const sum = (views) => Object.values(monthlyCosts(views)).reduce((total, cost) => total + cost, 0);

describe('the costs', () => {
	it('in COSTS.md are those that the script reckons', () => {
		const text = readFileSync(new URL('COSTS.md', import.meta.url), 'utf8');
		assert.ok(text.includes(costTable(SIZES)), 'Out of date. Run npm run costs and put its table into infra/COSTS.md.');
	});

	it('say of each price what it was compared with, and when, in COSTS.md too', () => {
		assert.deepEqual(Object.keys(COMPARED), Object.keys(PRICES));
		const text = readFileSync(new URL('COSTS.md', import.meta.url), 'utf8');
		assert.ok(text.includes(comparisons()), 'Out of date. Run npm run costs and put its list into infra/COSTS.md.');
		assert.ok(text.includes(`on ${COMPARED_ON}`));
	});

	it('are fixed without visitors, and never sink with more of them', () => {
		assert.ok(sum(0) > 0);
		const rising = [0, 1_000, 10_000, 1_000_000, 10_000_000, 100_000_000].map(sum);
		assert.deepEqual(
			rising,
			rising.toSorted((a, b) => a - b),
		);
	});

	it('of traffic are nothing up to the free terabyte, and each tier’s price above', () => {
		// 0.07 MB a view: 14.2 million views are 994 GB, 20 million are 1,400 GB.
		assert.equal(monthlyCosts(14_200_000)['CDN, traffic'], 0);
		assert.ok(Math.abs(monthlyCosts(20_000_000)['CDN, traffic'] - 400 * 0.085) < 1e-9);
	});
});
