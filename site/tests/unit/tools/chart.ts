import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { chart } from '../../../src/workbench/costs/chart';
import { costs } from '../../../src/workbench/costs/model';
import { axisFor, CHART_PLOT, plotOf } from '../../../src/workbench/costs/plot';
import { costsExample, costsFields } from '../../../src/workbench/costs/sales';
import { inputs } from './inputs';
import { openTariff, pricedTariff, tariffs } from './tariffs';

describe('the chart of costs', () => {
	it('shows the plans’ prices alone while a fee is open, on an axis of 10,000 guests as in the sketch', () => {
		const drawn = chart(costsExample, openTariff);
		assert.equal(drawn.basis, 'planPrice');
		assert.deepEqual(
			drawn.lines.map(({ plan, points }) => [plan, points.length, points[0]?.cents, points.at(-1)]),
			[
				['free', 51, 0, { guests: 10_000, cents: 0 }],
				['starter', 51, 9_588, { guests: 10_000, cents: 9_588 }],
				['club', 51, 19_188, { guests: 10_000, cents: 19_188 }],
			],
		);
		// A price for a guest: 0, 2 and 4 ct in the example, of 15.
		const plot = plotOf(drawn, 4_800);
		assert.equal(plot.axis.top, 15);
		assert.deepEqual(
			plot.lines.map(({ at }) => (((CHART_PLOT.base - at) / (CHART_PLOT.base - CHART_PLOT.top)) * 15).toFixed(1)),
			['0.0', '2.0', '4.0'],
		);
	});

	it('shows sums with every fee, and the year’s own sum at its number of guests', () => {
		const { basis, lines } = chart(costsExample, pricedTariff);
		assert.equal(basis, 'total');
		const year = costs(costsExample, pricedTariff).plans;
		for (const [index, { points }] of lines.entries())
			assert.equal(points.find(({ guests }) => guests === 4_800)?.cents, year[index]?.totalCents);
	});

	it('has whole numbers only and stays inside the plot, whatever the year and the offer', () => {
		const [smallest] = chart({ ...costsExample, events: 1, guestsPerEvent: 1 }, openTariff).lines;
		assert.deepEqual(
			smallest?.points.slice(0, 3).map(({ guests }) => guests),
			[0, 2, 4],
		);
		fc.assert(
			fc.property(inputs(costsFields), tariffs, (year, tariff) => {
				const drawn = chart(year, tariff);
				const plans = costs(year, tariff).plans.map(({ plan }) => plan);
				assert.deepEqual(
					drawn.lines.map(({ plan }) => plan),
					plans,
				);
				// Without a plan that fits, nothing is drawn.
				if (plans.length === 0) return;
				for (const { points } of drawn.lines) {
					assert.ok((points.at(-1)?.guests ?? 0) >= 2 * year.events * year.guestsPerEvent);
					for (const { guests, cents } of points)
						assert.ok(Number.isSafeInteger(guests) && Number.isSafeInteger(cents));
				}
				const plot = plotOf(drawn, year.events * year.guestsPerEvent);
				for (const { path, at } of plot.lines) {
					const numbers = Array.from(path.matchAll(/-?[\d.]+/g), ([number]) => Number(number));
					for (const [index, place] of numbers.entries()) {
						const [from, to] = index % 2 === 0 ? [plot.left, CHART_PLOT.right] : [CHART_PLOT.top, CHART_PLOT.base];
						assert.ok(from <= place && place <= to, path);
					}
					assert.ok(CHART_PLOT.top <= at && at <= CHART_PLOT.base, `${at}`);
				}
			}),
			{ numRuns: 30 },
		);
	});

	it('has an axis that reaches what it shows in at most five round steps, also where nothing costs anything', () => {
		assert.deepEqual(axisFor(0), { step: 1, top: 1, decimals: 0 });
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
});
