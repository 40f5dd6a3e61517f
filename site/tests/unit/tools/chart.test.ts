import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { chart, tippingPoints } from '../../../src/tools/costs/chart';
import { costs } from '../../../src/tools/costs/model';
import { costsExample, costsFields } from '../../../src/tools/costs/sales';
import { inputs } from './inputs';
import { differingTariff, known, openTariff, rates, tariffs } from './tariffs';

const years = inputs(costsFields);

describe('the chart of costs', () => {
	it('shows the plans’ prices alone while a fee is open, on an axis of 10,000 guests as in the sketch', () => {
		const { basis, lines } = chart(costsExample, openTariff);
		assert.equal(basis, 'planPrice');
		assert.deepEqual(
			lines.map(({ plan, points }) => [plan, points.length, points[0]?.cents, points.at(-1)?.cents]),
			[
				['free', 51, 0, 0],
				['starter', 51, 9_588, 9_588],
				['club', 51, 19_188, 19_188],
			],
		);
		assert.equal(lines[0]?.points.at(-1)?.guests, 10_000);
	});

	it('shows sums with every fee, and the year’s own sum at its number of guests', () => {
		const { basis, lines } = chart(costsExample, differingTariff);
		assert.equal(basis, 'total');
		const year = costs(costsExample, differingTariff).plans;
		for (const [index, { points }] of lines.entries()) {
			assert.equal(points.find(({ guests }) => guests === 4_800)?.cents, year[index]?.totalCents);
		}
	});

	it('has whole guests also for the smallest year', () => {
		const { lines } = chart({ ...costsExample, events: 1, guestsPerEvent: 1 }, openTariff);
		assert.deepEqual(
			lines[0]?.points.slice(0, 3).map(({ guests }) => guests),
			[0, 2, 4],
		);
	});

	it('has whole numbers only, with every year and offer', () => {
		fc.assert(
			fc.property(years, tariffs, (year, tariff) => {
				const { lines } = chart(year, tariff);
				assert.equal(lines.length, 3);
				for (const { points } of lines) {
					assert.ok((points.at(-1)?.guests ?? 0) >= 2 * year.events * year.guestsPerEvent);
					for (const { guests, cents } of points)
						assert.ok(Number.isSafeInteger(guests) && Number.isSafeInteger(cents));
				}
			}),
			{ numRuns: 50 },
		);
	});
});

describe('a tipping point', () => {
	/** A year in which exactly so many tickets are sold online, all for one price. */
	const tickets = (count: number, priceCents: number) => ({
		...costsExample,
		events: 1,
		guestsPerEvent: count,
		onlinePercent: 100,
		adultCents: priceCents,
		reducedShare: 0,
		childShare: 0,
		barCentsPerEvent: 0,
	});

	it('is nowhere, where fees are the same or open: no number of tickets makes up for the price', () => {
		assert.deepEqual(tippingPoints(costsExample, openTariff), []);
		assert.deepEqual(
			tippingPoints(costsExample, { ...openTariff, onlineFee: known(250, 35), cardFee: known(0, 0) }),
			[],
		);
		assert.deepEqual(tippingPoints({ ...costsExample, onlineBasisPoints: 250, cardFixedCents: 1 }, openTariff), []);
	});

	it('is reckoned from the mix of prices', () => {
		// By 60 : 30 : 10 Free takes 49.5 ct of a ticket, Starter 33 ct, Club 19.9 ct: its 7.5 ct of 5 € are 8.
		assert.deepEqual(tippingPoints(costsExample, differingTariff), [
			{ from: 'free', to: 'starter', onlineTickets: Math.ceil(9_588 / 16.5) },
			{ from: 'free', to: 'club', onlineTickets: Math.ceil(19_188 / 29.6) },
			{ from: 'starter', to: 'club', onlineTickets: Math.ceil(9_600 / 13.1) },
		]);
	});

	it('doesn’t wait for a card fee that is open and the same in every plan', () => {
		const tariff = { ...differingTariff, cardFee: { status: 'open' } } as const;
		assert.deepEqual(tippingPoints(costsExample, tariff), tippingPoints(costsExample, differingTariff));
	});

	it('is the first number of tickets at which the dearer plan’s sum is no higher', () => {
		const prices = fc.integer({ min: 0, max: 10_000 });
		fc.assert(
			fc.property(rates, rates, prices, (one, other, priceCents) => {
				const plans = [
					{ plan: 'free', monthlyCents: 0, onlineFee: known(one.basisPoints, one.fixedCents) },
					{ plan: 'club', monthlyCents: 1_599, onlineFee: known(other.basisPoints, other.fixedCents) },
				] as const;
				const tariff = { ...openTariff, plans };
				const [point] = tippingPoints(tickets(1, priceCents), tariff);
				const totals = (count: number) =>
					costs(tickets(count, priceCents), tariff).plans.map(({ totalCents }) => totalCents ?? Number.NaN);
				const [free = 0, club = 0] = totals(point?.onlineTickets ?? 20_000);
				assert.equal(club <= free, point !== undefined);
				if (point === undefined || point.onlineTickets === 1) return;
				const [freeBefore = 0, clubBefore = 0] = totals(point.onlineTickets - 1);
				assert.ok(clubBefore > freeBefore);
			}),
			{ numRuns: 300 },
		);
	});
});
