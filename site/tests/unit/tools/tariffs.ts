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

/** An invented offer in which dearer plans have lower fees. */
export const differingTariff: Tariff = {
	...openTariff,
	cardFee: known(100, 0),
	plans: [
		{ plan: 'free', monthlyCents: 0, onlineFee: known(300, 30) },
		{ plan: 'starter', monthlyCents: 799, onlineFee: known(200, 20) },
		{ plan: 'club', monthlyCents: 1_599, onlineFee: known(150, 10) },
		{ plan: 'pro', monthlyCents: null },
	],
};

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

/** Offers with fees for all plans or for each, known or open, in which functions begin with this plan or that. */
export const tariffs: fc.Arbitrary<Tariff> = fc
	.record({
		onlineFee: fees,
		cardFee: fees,
		onlineFeePer: fc.constantFrom('ticket', 'order'),
		own: fc.array(fc.option(fees), { minLength: 4, maxLength: 4 }),
		from: fc.record({ presale: plans, printing: plans, pos: plans, cardPayment: plans }),
	})
	.map(({ own, from, ...offer }) => ({
		...openTariff,
		...offer,
		includedFrom: includedFrom(from),
		plans: openTariff.plans.map((plan, index) => ({
			...plan,
			...(own[index] && { onlineFee: own[index] }),
		})),
	}));
