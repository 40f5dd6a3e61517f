import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatEuro, formatWhole } from '../../src/ui/amounts';

const euros = new Intl.NumberFormat('de-DE', {
	style: 'currency',
	currency: 'EUR',
	trailingZeroDisplay: 'stripIfInteger',
});
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
		}
	});
});
