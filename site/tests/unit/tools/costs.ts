import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { statedIn } from '../../../src/content/fact';
import { offer } from '../../../src/content/offer';
import { planIds } from '../../../src/content/plans';
import { feeCents } from '../../../src/money/fee';
import { orderFeeParts, paymentFeesCents, ticketFeesCents } from '../../../src/workbench/costs/fees';
import { costs } from '../../../src/workbench/costs/model';
import { tariffOf } from '../../../src/workbench/costs/offered';
import { costsExample, costsFields, salesOf } from '../../../src/workbench/costs/sales';
import { answered, unanswered } from '../offer/offers';
import { inputs } from './inputs';
import { cashOnlyTariff, includedFrom, known, openTariff, pricedTariff, rates, tariffs } from './tariffs';

const years = inputs(costsFields);
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const verdictOf = (tariff: typeof openTariff, year = costsExample) => costs(year, tariff).verdict;

describe('the sales of a year', () => {
	it('are those of the sketch: 4,800 guests, 36,000 € at the gate, 1,920 tickets online, 5,940 € by card', () => {
		const { tickets, ...sums } = salesOf(costsExample);
		assert.deepEqual(
			tickets.map((kind) => [kind.tickets, kind.turnoverCents]),
			[
				[2_880, 2_592_000],
				[1_440, 864_000],
				[480, 144_000],
			],
		);
		assert.deepEqual(
			[sums.guests, sums.admissionCents, sums.onlineTickets, sums.barCents, sums.cardCents],
			[4_800, 3_600_000, 1_920, 1_080_000, 594_000],
		);
	});

	it('add up, and no more of a kind is sold online or by card than at all', () => {
		// The larger sum has the smaller part here.
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
		fc.assert(
			fc.property(years, (year) => {
				const sales = salesOf(year);
				assert.equal(sum(sales.tickets.map(({ tickets }) => tickets)), sales.guests);
				assert.equal(sum(sales.tickets.map(({ online }) => online)), sales.onlineTickets);
				assert.equal(sum(sales.tickets.map(({ turnoverCents }) => turnoverCents)), sales.admissionCents);
				for (const { tickets, online } of sales.tickets)
					assert.ok(online >= 0 && online <= tickets, `${online} of ${tickets}`);
				assert.ok(sales.cardCents <= sales.barCents, `${sales.cardCents} of ${sales.barCents}`);
			}),
		);
	});
});

describe('a fee', () => {
	it('is rounded half up, once for a transaction', () => {
		const rate = { basisPoints: 250, fixedCents: 0 };
		assert.deepEqual(
			[feeCents(800, rate), feeCents(500, { ...rate, fixedCents: 35 }), feeCents(0, { ...rate, fixedCents: 35 })],
			[20, 48, 35],
		);
		// 3 × 12.5 ct are 39 ct ticket by ticket, and 38 ct as one order.
		assert.deepEqual([ticketFeesCents(3, 500, 1, rate), ticketFeesCents(3, 500, 3, rate)], [39, 38]);
	});

	it('is taken of each order, the smaller last one too', () => {
		const rate = { basisPoints: 100, fixedCents: 10 };
		assert.deepEqual([ticketFeesCents(5, 500, 2, rate), ticketFeesCents(0, 500, 2, rate)], [20 + 20 + 15, 0]);
		assert.deepEqual([paymentFeesCents(2_000, 900, rate), paymentFeesCents(0, 900, rate)], [19 + 19 + 12, 0]);
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
				for (const part of parts) assert.ok(part >= 0, `${part}`);
			}),
		);
	});
});

describe('the costs of a year', () => {
	it('are the plans’ prices, net and tax, and have no sum while a fee is open', () => {
		const { plans, individual, ...fees } = costs(costsExample, openTariff);
		assert.deepEqual(
			plans.map(({ plan, planCents, planNetCents, planVatCents }) => [plan, planCents, planNetCents, planVatCents]),
			[
				['free', 0, 0, 0],
				['starter', 9_588, 8_057, 1_531],
				['club', 19_188, 16_124, 3_064],
			],
		);
		assert.deepEqual(individual, ['pro']);
		assert.deepEqual(fees.openParts, ['onlineFee', 'cardFee']);
		assert.deepEqual([fees.onlineFeesCents, fees.cardFeesCents], [null, null]);
		for (const { totalCents } of plans) assert.equal(totalCents, null);
		const half = costs(costsExample, { ...openTariff, cardFee: known(100, 0) });
		assert.deepEqual([half.openParts, half.plans[0]?.totalCents], [['onlineFee'], null]);
	});

	it('have a sum where nothing is sold that an open fee is taken of', () => {
		const { plans } = costs({ ...costsExample, onlinePercent: 0, barCardPercent: 0 }, openTariff);
		assert.deepEqual(
			plans.map(({ totalCents }) => totalCents),
			[0, 9_588, 19_188],
		);
	});

	it('take a fee that the visitor typed where the offer has none, and the offer’s where it has one', () => {
		const typed = { ...costsExample, onlineBasisPoints: 200, cardFixedCents: 10 };
		const year = costs(typed, openTariff);
		// 2 % of 1,152 × 9 €, 576 × 6 € and 192 × 3 €; 660 card payments of 9 €.
		assert.equal(year.onlineFeesCents, 1_152 * 18 + 576 * 12 + 192 * 6);
		assert.deepEqual([year.cardFeesCents, year.plans[0]?.totalCents], [660 * 10, 28_800 + 6_600]);
		const offered = costs(typed, { ...openTariff, onlineFee: known(0, 1), cardFee: known(0, 0) }).plans[0];
		assert.equal(offered?.totalCents, 1_920);
	});

	it('tell what is left of each ticket', () => {
		const typed = { ...costsExample, onlineBasisPoints: 250, onlineFixedCents: 35 };
		assert.deepEqual(costs(typed, openTariff).ticketsLeft, [
			{ category: 'adult', priceCents: 900, feeCents: 58, leftCents: 842 },
			{ category: 'reduced', priceCents: 600, feeCents: 50, leftCents: 550 },
			{ category: 'child', priceCents: 300, feeCents: 43, leftCents: 257 },
		]);
		assert.deepEqual(costs(costsExample, openTariff).ticketsLeft[0], {
			category: 'adult',
			priceCents: 900,
			feeCents: null,
			leftCents: null,
		});
	});

	it('add up and are never negative, with every offer, and put nothing on top of what guests pay', () => {
		fc.assert(
			fc.property(years, tariffs, (year, tariff) => {
				const { plans, onlineFeesCents, cardFeesCents, ...all } = costs(year, tariff);
				assert.equal(all.guestsCents, 0);
				for (const plan of plans) {
					assert.equal(plan.planNetCents + plan.planVatCents, plan.planCents);
					const parts = [plan.planCents, onlineFeesCents, cardFeesCents];
					assert.equal(plan.totalCents, parts.includes(null) ? null : sum(parts.map((part) => part ?? 0)));
					assert.equal(plan.totalCents === null, all.openParts.length > 0);
					for (const part of parts) assert.ok(part === null || (Number.isSafeInteger(part) && part >= 0), `${part}`);
				}
				for (const { priceCents, feeCents, leftCents } of all.ticketsLeft)
					assert.equal((feeCents ?? 0) + (leftCents ?? priceCents), priceCents);
			}),
		);
	});
});

describe('the verdict', () => {
	it('is the plan with the lowest price, fees open or not, and the smaller one of two equal ones', () => {
		for (const tariff of [openTariff, pricedTariff])
			assert.deepEqual(verdictOf(tariff), { kind: 'priceAlone', plan: 'free' });
		const dearFree = openTariff.plans.map((plan) => (plan.plan === 'free' ? { ...plan, monthlyCents: 799 } : plan));
		assert.deepEqual(verdictOf({ ...openTariff, plans: dearFree }), { kind: 'priceAlone', plan: 'free' });
	});
});

describe('a plan that lacks what the year needs', () => {
	it('is left out, and said to lack it', () => {
		const { plans, lacking, verdict } = costs(costsExample, cashOnlyTariff);
		assert.deepEqual(
			plans.map(({ plan }) => plan),
			['starter', 'club'],
		);
		assert.deepEqual(lacking, [{ plan: 'free', lacks: ['cardPayment'] }]);
		assert.deepEqual(verdict, { kind: 'priceAlone', plan: 'starter' });
	});

	it('comes into it where nobody pays by card', () => {
		for (const change of [{ barCardPercent: 0 }, { barCentsPerEvent: 0 }]) {
			const { lacking, verdict } = costs({ ...costsExample, ...change }, cashOnlyTariff);
			assert.deepEqual([lacking, verdict], [[], { kind: 'priceAlone', plan: 'free' }]);
		}
	});

	it('leaves the one without a price where no other can, and none while it is open which can', () => {
		const { lacking, individual, verdict } = costs(costsExample, {
			...openTariff,
			includedFrom: includedFrom({ presale: 'pro' }),
		});
		assert.deepEqual(
			lacking.map(({ plan }) => plan),
			['free', 'starter', 'club'],
		);
		assert.deepEqual([individual, verdict], [['pro'], { kind: 'individual', plan: 'pro' }]);
		const open = { ...includedFrom(), pos: { status: 'open', question: 'From which plan on?' } } as const;
		const unknown = costs(costsExample, { ...openTariff, includedFrom: open });
		assert.deepEqual([unknown.plans, unknown.individual, unknown.verdict], [[], [], { kind: 'noPlan' }]);
	});
});

describe('the offer that costs are computed with', () => {
	it('is the one of the site, with its fees open, for an order whose size the visitor says', () => {
		const { includedFrom, prices } = offer;
		const { plans, ...terms } = tariffOf();
		const { plans: _, ...openTerms } = openTariff;
		assert.deepEqual(terms, { ...openTerms, cardFeeBearer: 'club', onlineFeePer: 'order', includedFrom });
		const monthly = planIds.map((plan) => statedIn<number | null>(prices[plan]) ?? null);
		assert.deepEqual(
			plans.map(({ monthlyCents }) => monthlyCents),
			monthly,
		);
	});

	it('has the fees that are known', () => {
		const { onlineFee, cardFee, onlineFeePer, cardFeeBearer } = tariffOf(answered);
		assert.deepEqual([onlineFee, cardFee], [known(270, 25), known(90, 9)]);
		assert.deepEqual([onlineFeePer, cardFeeBearer], ['ticket', 'club']);
	});

	it('prices no plan whose price is open, and never makes up a fee', () => {
		const { plans, onlineFee, cardFee } = tariffOf(unanswered);
		for (const { monthlyCents } of plans) assert.equal(monthlyCents, null);
		assert.equal(verdictOf(tariffOf(unanswered)).kind, 'noPlan');
		assert.deepEqual([onlineFee, cardFee], [{ status: 'open' }, { status: 'open' }]);
	});

	it('takes a year for as many months as the offer says', () => {
		const monthsInYearlyPrice = { ...offer.monthsInYearlyPrice, value: 10 };
		const club = statedIn<number>(offer.prices.club) ?? Number.NaN;
		assert.equal(costs(costsExample, tariffOf({ ...offer, monthsInYearlyPrice })).plans[0]?.planCents, club * 10);
	});
});
