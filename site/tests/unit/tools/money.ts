import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatCents, formatDecimal, formatEuro, formatWhole } from '../../../src/money/amounts';
import { apportioned, netCents, scaled } from '../../../src/money/cents';

/** Whatever they are multiplied with below, the result is a number that JavaScript can hold. */
const amounts = fc.integer({ min: 0, max: 2 ** 39 });
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

describe('money', () => {
	it('is rounded half up, and exactly where a product is larger than a number can hold', () => {
		assert.deepEqual([scaled(1, 1, 2), scaled(100, 249, 10_000), scaled(100, 250, 10_000)], [1, 2, 3]);
		assert.equal(scaled(2 ** 52 - 1, 9_997, 9_998), 4_503_149_177_317_747);
		const parts = fc.integer({ min: 0, max: 10_000 });
		fc.assert(
			fc.property(amounts, parts, fc.integer({ min: 1, max: 10_000 }), (amount, by, of) => {
				const twice = BigInt(2) * (BigInt(scaled(amount, by, of)) * BigInt(of) - BigInt(amount) * BigInt(by));
				assert.ok(-BigInt(of) < twice && twice <= BigInt(of));
			}),
		);
	});

	it('is net without the tax that a plan’s yearly price includes', () => {
		assert.deepEqual([netCents(9_588, 19), netCents(19_188, 19)], [8_057, 16_124]);
	});

	it('is divided into parts that add up, the largest remainder first, the earlier of two equal ones', () => {
		assert.deepEqual(apportioned(100, [1, 1, 1]), [34, 33, 33]);
		assert.deepEqual(apportioned(10, [15, 15, 70]), [2, 1, 7]);
		assert.deepEqual(apportioned(7, [0, 0]), [4, 3]);
		assert.deepEqual(apportioned(7, []), []);
		fc.assert(
			fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 20 }), (total, shares) => {
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

	it('is written as the language’s own rules say', () => {
		const currency = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
		const euros = new Intl.NumberFormat('de-DE', currency);
		const cents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });
		const whole = new Intl.NumberFormat('de-DE');
		const large = [10_000, 99_999, 100_000, 123_456, 674_400, 99_999_999, 100_000_000, 123_456_789];
		for (const number of [...Array(1_200).keys(), ...large]) {
			assert.equal(formatEuro(number), euros.format(number / 100));
			assert.equal(formatWhole(number), whole.format(number));
			assert.equal(formatCents(number), cents.format(number / 100));
			if (number > 0) assert.equal(formatCents(-number), `−${cents.format(number / 100)}`);
		}
	});

	it('with decimals of its own is written with all of them', () => {
		const written = [formatDecimal(1_234.5, 2), formatDecimal(0.05, 2), formatDecimal(2_000, 0)];
		assert.deepEqual(written, ['1.234,50', '0,05', '2.000']);
	});
});
