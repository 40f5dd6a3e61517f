import fc from 'fast-check';
import { type Offer, offer } from '../../../src/content/offer';
import { type PlanId, planIds } from '../../../src/content/plans';
import type { Fee } from '../../../src/workbench/costs/fees';
import type { Tariff } from '../../../src/workbench/costs/tariff';

function from(value: PlanId) {
	return { status: 'known', value, source: 'a test', date: '2026-11-20' } as const;
}

/** Every function in every plan, but for these. */
export function includedFrom(others: Partial<Record<keyof Offer['includedFrom'], PlanId>> = {}): Offer['includedFrom'] {
	const all = Object.keys(offer.includedFrom).map((feature) => [feature, from('free')]);
	const some = Object.entries(others).map(([feature, plan]) => [feature, from(plan)]);
	return Object.fromEntries([...all, ...some]);
}

/** The offer as it is while nobody has named a fee, but with every function in every plan. */
export const openTariff: Tariff = {
	vatPercent: 19,
	monthsInYear: 12,
	onlineFee: { status: 'open' },
	onlineFeePer: 'ticket',
	cardFee: { status: 'open' },
	cardFeeBearer: undefined,
	includedFrom: includedFrom(),
	plans: [
		{ plan: 'free', monthlyCents: 0 },
		{ plan: 'starter', monthlyCents: 799 },
		{ plan: 'club', monthlyCents: 1_599 },
		{ plan: 'pro', monthlyCents: null },
	],
};

export function known(basisPoints: number, fixedCents: number): Fee {
	return { status: 'known', basisPoints, fixedCents };
}

/** An invented offer that names every fee. */
export const pricedTariff: Tariff = { ...openTariff, onlineFee: known(250, 35), cardFee: known(100, 0) };

export const rates = fc.record({
	basisPoints: fc.integer({ min: 0, max: 10_000 }),
	fixedCents: fc.integer({ min: 0, max: 10_000 }),
});

const fees: fc.Arbitrary<Fee> = fc.oneof(
	fc.constant<Fee>({ status: 'open' }),
	rates.map((rate): Fee => ({ status: 'known', ...rate })),
);

/** An offer in which Free takes no cards. */
export const cashOnlyTariff: Tariff = {
	...openTariff,
	includedFrom: includedFrom({ cardPayment: 'starter' }),
};

const plans = fc.constantFrom(...planIds);

/** Offers with fees that are known or open, in which functions begin with this plan or that. */
export const tariffs: fc.Arbitrary<Tariff> = fc
	.record({
		onlineFee: fees,
		cardFee: fees,
		onlineFeePer: fc.constantFrom('ticket', 'order'),
		from: fc.record({ presale: plans, printing: plans, pos: plans, cardPayment: plans }),
	})
	.map(({ from, ...offer }) => ({ ...openTariff, ...offer, includedFrom: includedFrom(from) }));
