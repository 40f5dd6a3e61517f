import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatCents, formatEuro, formatWhole } from '../../src/ui/amounts';

const euros = new Intl.NumberFormat('de-DE', {
	style: 'currency',
	currency: 'EUR',
	trailingZeroDisplay: 'stripIfInteger',
});
const cents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });
const whole = new Intl.NumberFormat('de-DE');
const NUMBERS = [
	...Array.from({ length: 2_000 }, (_, number) => number),
	...[10_000, 99_999, 100_000, 123_456, 674_400, 99_999_999, 100_000_000, 123_456_789],
];

describe('amounts', () => {
	it('are written as the language’s own rules say', () => {
		for (const number of NUMBERS) {
			assert.equal(formatEuro(number), euros.format(number / 100));
			assert.equal(formatWhole(number), whole.format(number));
			assert.equal(formatCents(number), cents.format(number / 100));
			if (number > 0) assert.equal(formatCents(-number), `−${cents.format(number / 100)}`);
		}
	});
});
