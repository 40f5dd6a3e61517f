import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatDecimal, perOne } from '../../../src/sections/tools/costs/decimal';
import { axisFor, PLOT, plotOf } from '../../../src/sections/tools/costs/plot';
import { chart } from '../../../src/tools/costs/chart';
import { costsExample, costsFields } from '../../../src/tools/costs/sales';
import { inputs } from './inputs';
import { openTariff, tariffs } from './tariffs';

describe('the axis of costs', () => {
	it('reaches what it shows in at most five round steps', () => {
		fc.assert(
			fc.property(fc.double({ min: 1e-4, max: 1e10, noNaN: true }), (most) => {
				const { step, top, decimals } = axisFor(most);
				assert.ok(top >= most && top <= 5 * step * (1 + 1e-9), `${most}: ${step}, ${top}`);
				assert.match(String(Number(step.toExponential().split('e')[0])), /^[125]$/);
				// Each step is written as what it is.
				assert.equal(Number(step.toFixed(decimals)), step);
			}),
		);
	});

	it('is there also where nothing costs anything', () => {
		assert.deepEqual(axisFor(0), { step: 1, top: 1, decimals: 0 });
	});
});

describe('the lines of the plans', () => {
	it('stay inside the plot, whatever the year and the offer', () => {
		fc.assert(
			fc.property(inputs(costsFields), tariffs, (input, tariff) => {
				const plot = plotOf(chart(input, tariff), input.events * input.guestsPerEvent);
				for (const { path, at } of plot.lines) {
					const numbers = Array.from(path.matchAll(/-?[\d.]+/g), ([number]) => Number(number));
					for (let index = 0; index < numbers.length; index += 2) {
						const [x = Number.NaN, y = Number.NaN] = numbers.slice(index);
						assert.ok(plot.left <= x && x <= PLOT.right && PLOT.top <= y && y <= PLOT.base, path);
					}
					assert.ok(PLOT.top <= at && at <= PLOT.base, `${at}`);
				}
			}),
			{ numRuns: 100 },
		);
	});

	it('show a price for a guest while fees are open: 0, 2 and 4 ct in the example, of 15', () => {
		const { axis, lines } = plotOf(chart(costsExample, openTariff), 4_800);
		assert.equal(axis.top, 15);
		const centsAt = lines.map(({ at }) => ((PLOT.base - at) / (PLOT.base - PLOT.top)) * axis.top);
		assert.deepEqual(
			centsAt.map((cents) => cents.toFixed(1)),
			['0.0', '2.0', '4.0'],
		);
	});
});

describe('what comes to a guest', () => {
	it('is written in cents with a figure that says something, and from a euro on in euros', () => {
		assert.deepEqual(
			[0, 0.0026, 1.9975, 3.14, 12.6, 99.4].map((cents) => perOne(cents).value),
			['0', '0,003', '2', '3,1', '13', '99'],
		);
		assert.deepEqual(perOne(9_588), { unit: 'euro', value: '95,88' });
	});

	it('has its decimals behind a comma and its thousands in groups', () => {
		assert.deepEqual(
			[formatDecimal(1_234.5, 2), formatDecimal(0.05, 2), formatDecimal(2_000, 0)],
			['1.234,50', '0,05', '2.000'],
		);
	});
});
