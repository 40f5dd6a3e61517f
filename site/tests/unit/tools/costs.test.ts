import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { feeCents, orderFeeParts, paymentFeesCents, ticketFeesCents } from '../../../src/tools/costs/fees';
import { costs } from '../../../src/tools/costs/model';
import { costsExample, costsFields, salesOf } from '../../../src/tools/costs/sales';
import { inputs } from './inputs';
import { differingTariff, known, openTariff, rates, tariffs } from './tariffs';

const years = inputs(costsFields);
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

describe('the sales of a year', () => {
	it('are those of the sketch: 4,800 guests, 31,200 € at the gate, 1,920 tickets online, 5,940 € by card', () => {
		const sales = salesOf(costsExample);
		assert.equal(sales.guests, 4_800);
		assert.deepEqual(
			sales.tickets.map(({ tickets, turnoverCents }) => [tickets, turnoverCents]),
			[
				[2_880, 2_304_000],
				[1_440, 720_000],
				[480, 96_000],
			],
		);
		assert.equal(sales.admissionCents, 3_120_000);
		assert.equal(sales.onlineTickets, 1_920);
		assert.equal(sales.barCents, 1_080_000);
		assert.equal(sales.cardCents, 594_000);
	});

	it('never have more tickets of a kind online than at all, though the larger sum may have the smaller part', () => {
		const shares = { adultShare: 6, reducedShare: 6, childShare: 2, onlinePercent: 91 };
		const { tickets } = salesOf({ ...costsExample, ...shares, events: 1, guestsPerEvent: 11 });
		assert.deepEqual(
			tickets.map((sales) => [sales.tickets, sales.online]),
			[
				[5, 5],
				[5, 4],
				[1, 1],
			],
		);
	});

	it('add up, and no more is sold online or by card than at all', () => {
		fc.assert(
			fc.property(years, (year) => {
				const sales = salesOf(year);
				assert.equal(sum(sales.tickets.map(({ tickets }) => tickets)), sales.guests);
				assert.equal(sum(sales.tickets.map(({ online }) => online)), sales.onlineTickets);
				assert.equal(sum(sales.tickets.map(({ turnoverCents }) => turnoverCents)), sales.admissionCents);
				for (const { tickets, online } of sales.tickets) assert.ok(online >= 0 && online <= tickets);
				assert.ok(sales.cardCents <= sales.barCents);
			}),
		);
	});
});

describe('a fee', () => {
	it('is rounded half up, once for a transaction', () => {
		assert.equal(feeCents(800, { basisPoints: 250, fixedCents: 0 }), 20);
		assert.equal(feeCents(500, { basisPoints: 250, fixedCents: 35 }), 48);
		assert.equal(feeCents(0, { basisPoints: 250, fixedCents: 35 }), 35);
		// 3 × 12.5 ct are 39 ct ticket by ticket, and 38 ct as one order.
		assert.equal(ticketFeesCents(3, 500, 1, { basisPoints: 250, fixedCents: 0 }), 39);
		assert.equal(ticketFeesCents(3, 500, 3, { basisPoints: 250, fixedCents: 0 }), 38);
	});

	it('is taken of each order, the smaller last one too', () => {
		const rate = { basisPoints: 100, fixedCents: 10 };
		assert.equal(ticketFeesCents(5, 500, 2, rate), 20 + 20 + 15);
		assert.equal(ticketFeesCents(0, 500, 2, rate), 0);
		assert.equal(paymentFeesCents(2_000, 900, rate), 19 + 19 + 12);
		assert.equal(paymentFeesCents(0, 900, rate), 0);
	});

	it('of an order is spread over its tickets so that the parts add up to it', () => {
		assert.deepEqual(orderFeeParts([500, 500, 500], { basisPoints: 250, fixedCents: 0 }), [13, 13, 12]);
		assert.deepEqual(orderFeeParts([800, 200], { basisPoints: 500, fixedCents: 25 }), [53, 22]);
		const orders = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 });
		fc.assert(
			fc.property(orders, rates, (tickets, rate) => {
				const parts = orderFeeParts(tickets, rate);
				assert.equal(sum(parts), feeCents(sum(tickets), rate));
				assert.equal(parts.length, tickets.length);
				for (const part of parts) assert.ok(part >= 0);
			}),
		);
	});
});

describe('the costs of a year', () => {
	it('are the plans’ prices, net and tax, as the site tells them', () => {
		assert.deepEqual(
			costs(costsExample, openTariff).plans.map(({ plan, planCents, planNetCents, planVatCents }) => [
				plan,
				planCents,
				planNetCents,
				planVatCents,
			]),
			[
				['free', 0, 0, 0],
				['starter', 9_588, 8_057, 1_531],
				['club', 19_188, 16_124, 3_064],
			],
		);
		assert.deepEqual(costs(costsExample, openTariff).individual, ['pro']);
	});

	it('have no sum while a fee is open, and say which', () => {
		for (const { openParts, totalCents, onlineFeesCents, cardFeesCents } of costs(costsExample, openTariff).plans) {
			assert.deepEqual(openParts, ['onlineFee', 'cardFee']);
			assert.deepEqual([totalCents, onlineFeesCents, cardFeesCents], [null, null, null]);
		}
		const half = costs(costsExample, { ...openTariff, cardFee: known(100, 0) }).plans;
		assert.deepEqual(
			half.map(({ openParts, totalCents }) => [openParts, totalCents]),
			Array(3).fill([['onlineFee'], null]),
		);
	});

	it('have one where nothing is sold that an open fee is taken of', () => {
		const cashOnly = { ...costsExample, onlinePercent: 0, barCardPercent: 0 };
		assert.deepEqual(
			costs(cashOnly, openTariff).plans.map(({ totalCents }) => totalCents),
			[0, 9_588, 19_188],
		);
	});

	it('take a fee that the visitor typed where the offer has none, and the offer’s where it has one', () => {
		const typed = { ...costsExample, onlineBasisPoints: 200, cardFixedCents: 10 };
		const [free] = costs(typed, openTariff).plans;
		// 2 % of 1,152 × 8 €, 576 × 5 € and 192 × 2 €; 660 card payments of 9 €.
		assert.equal(free?.onlineFeesCents, 1_152 * 16 + 576 * 10 + 192 * 4);
		assert.equal(free?.cardFeesCents, 660 * 10);
		assert.equal(free?.totalCents, 24_960 + 6_600);
		const offered = costs(typed, { ...openTariff, onlineFee: known(0, 1), cardFee: known(0, 0) }).plans[0];
		assert.equal(offered?.totalCents, 1_920);
	});

	it('tell what is left of each ticket', () => {
		const [free] = costs({ ...costsExample, onlineBasisPoints: 250, onlineFixedCents: 35 }, openTariff).plans;
		assert.deepEqual(free?.tickets, [
			{ category: 'adult', priceCents: 800, feeCents: 55, leftCents: 745 },
			{ category: 'reduced', priceCents: 500, feeCents: 48, leftCents: 452 },
			{ category: 'child', priceCents: 200, feeCents: 40, leftCents: 160 },
		]);
		const [open] = costs(costsExample, openTariff).plans;
		assert.deepEqual(open?.tickets[0], { category: 'adult', priceCents: 800, feeCents: null, leftCents: null });
	});

	it('put nothing on top of what guests pay', () => {
		assert.equal(costs(costsExample, differingTariff).guestsCents, 0);
	});

	it('add up and are never negative, with every offer', () => {
		fc.assert(
			fc.property(years, tariffs, (year, tariff) => {
				for (const plan of costs(year, tariff).plans) {
					assert.equal(plan.planNetCents + plan.planVatCents, plan.planCents);
					const parts = [plan.planCents, plan.onlineFeesCents, plan.cardFeesCents];
					assert.equal(plan.totalCents, parts.includes(null) ? null : sum(parts.map((part) => part ?? 0)));
					assert.equal(plan.totalCents === null, plan.openParts.length > 0);
					for (const part of parts) assert.ok(part === null || (Number.isSafeInteger(part) && part >= 0));
					for (const { priceCents, feeCents, leftCents } of plan.tickets) {
						assert.equal((feeCents ?? 0) + (leftCents ?? priceCents), priceCents);
					}
				}
			}),
		);
	});

	it('never fall with more guests, once fees are known', () => {
		const tariff = { ...differingTariff, onlineFee: known(100, 20) };
		fc.assert(
			fc.property(years, fc.integer({ min: 1, max: 1_000 }), (year, more) => {
				// One price, so that no guest takes another one's.
				const one = { ...year, reducedShare: 0, childShare: 0 };
				const totals = [one.guestsPerEvent, one.guestsPerEvent + more].map((guestsPerEvent) =>
					costs({ ...one, adultShare: 1, guestsPerEvent }, tariff).plans.map(({ totalCents }) => totalCents ?? 0),
				);
				for (const [index, total] of (totals[0] ?? []).entries()) assert.ok((totals[1]?.[index] ?? 0) >= total);
			}),
		);
	});
});

describe('the verdict', () => {
	it('is that price alone speaks for Free, where the plans have the same fees, open or not', () => {
		for (const tariff of [openTariff, { ...openTariff, onlineFee: known(250, 35), cardFee: known(100, 0) }]) {
			assert.deepEqual(costs(costsExample, tariff).verdict, { kind: 'priceAlone', plan: 'free' });
		}
		const own = openTariff.plans.map((plan) => ({ ...plan, onlineFee: known(250, 35) }));
		assert.deepEqual(costs(costsExample, { ...openTariff, plans: own }).verdict, { kind: 'priceAlone', plan: 'free' });
	});

	it('is the plan with the least sum, where fees differ, and the smaller one of two equal ones', () => {
		assert.deepEqual(costs(costsExample, differingTariff).verdict, { kind: 'cheapest', plan: 'club' });
		const none = { ...costsExample, onlinePercent: 0 };
		assert.deepEqual(costs(none, differingTariff).verdict, { kind: 'cheapest', plan: 'free' });
		const [free, starter] = differingTariff.plans;
		assert.ok(free && starter);
		const equal = {
			...differingTariff,
			plans: [
				{ ...free, onlineFee: known(0, 0) },
				{ ...starter, monthlyCents: 0, onlineFee: known(0, 0), cardFee: known(100, 0) },
			],
		};
		assert.deepEqual(costs(costsExample, equal).verdict, { kind: 'priceAlone', plan: 'free' });
	});

	it('doesn’t wait for a fee that is open and the same in every plan', () => {
		const tariff = { ...differingTariff, cardFee: { status: 'open' } } as const;
		assert.deepEqual(costs(costsExample, tariff).verdict, { kind: 'cheapest', plan: 'club' });
	});

	it('is open while open fees decide, and none without a plan that has a price', () => {
		const [free, ...others] = openTariff.plans;
		assert.ok(free);
		const plans = [{ ...free, onlineFee: known(300, 30) }, ...others];
		assert.deepEqual(costs(costsExample, { ...openTariff, plans }).verdict, { kind: 'open' });
		assert.deepEqual(costs(costsExample, { ...openTariff, plans: [] }).verdict, { kind: 'noPlan' });
	});
});
