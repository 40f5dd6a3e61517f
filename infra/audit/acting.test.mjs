import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inRounds } from './acting.mjs';

describe('measurements in rounds', () => {
	it('are taken in turn, and those that miss twice as often again', async () => {
		const order = [];
		const measure = (name) => async () => order.push(name);
		const rows = await inRounds(
			2,
			[measure('a'), measure('b')],
			(results, index) => ({ index, taken: results.length }),
			({ index }) => index === 1,
		);
		assert.equal(order.join(''), 'ababbbbb');
		assert.deepEqual(rows, [
			{ index: 0, taken: 2 },
			{ index: 1, taken: 6 },
		]);
	});
});
