import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { apportioned, netCents, scaled } from '../../../src/tools/money';

const cents = fc.integer({ min: 0, max: 2 ** 40 });
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

describe('money', () => {
	it('is rounded half up, and exactly where a product is larger than a number can hold', () => {
		assert.equal(scaled(1, 1, 2), 1);
		assert.equal(scaled(100, 249, 10_000), 2);
		assert.equal(scaled(100, 250, 10_000), 3);
		assert.equal(scaled(2 ** 52 - 1, 9_997, 9_998), 4_503_149_177_317_747);
	});

	it('is never further than half a cent from the exact amount', () => {
		fc.assert(
			fc.property(cents, fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }), (amount, by, of) => {
				const twice = BigInt(2) * (BigInt(scaled(amount, by, of)) * BigInt(of) - BigInt(amount) * BigInt(by));
				assert.ok(-BigInt(of) < twice && twice <= BigInt(of));
			}),
		);
	});

	it('names the net amounts of the plans’ yearly prices', () => {
		assert.deepEqual(
			[9_588, 19_188].map((gross) => [netCents(gross, 19), gross - netCents(gross, 19)]),
			[
				[8_057, 1_531],
				[16_124, 3_064],
			],
		);
	});

	it('goes to the largest remainder where parts must add up, and to the earlier of two equal ones', () => {
		assert.deepEqual(apportioned(100, [1, 1, 1]), [34, 33, 33]);
		assert.deepEqual(apportioned(10, [15, 15, 70]), [2, 1, 7]);
		assert.deepEqual(apportioned(7, [0, 0]), [4, 3]);
		assert.deepEqual(apportioned(7, []), []);
	});

	it('is divided into parts that add up to the whole, each within one of its exact share', () => {
		const weights = fc.array(fc.integer({ min: 0, max: 2 ** 40 }), { minLength: 1, maxLength: 20 });
		fc.assert(
			fc.property(cents, weights, (total, shares) => {
				const parts = apportioned(total, shares);
				assert.equal(sum(parts), total);
				const all = BigInt(sum(shares));
				if (all === BigInt(0)) return;
				for (const [index, part] of parts.entries()) {
					const off = BigInt(part) * all - BigInt(total) * BigInt(shares[index] ?? 0);
					assert.ok(-all < off && off < all, `${part} of ${total} for ${shares[index]}`);
				}
			}),
		);
	});
});
