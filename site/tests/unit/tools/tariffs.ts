import fc from 'fast-check';
import type { Fee } from '../../../src/workbench/costs/fees';
import { needs, type Tariff } from '../../../src/workbench/costs/tariff';

/** The offer as it is while nobody has named a fee. */
export const openTariff: Tariff = {
	vatPercent: 19,
	monthsInYear: 12,
	onlineFee: { status: 'open' },
	onlineFeePer: 'ticket',
	cardFee: { status: 'open' },
	cardFeeBearer: undefined,
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
	plans: openTariff.plans.map((plan) => (plan.plan === 'free' ? { ...plan, lacks: ['cardPayment'] } : plan)),
};

/** Offers with fees for all plans or for each, known or open, in which plans lack this or that. */
export const tariffs: fc.Arbitrary<Tariff> = fc
	.record({
		onlineFee: fees,
		cardFee: fees,
		onlineFeePer: fc.constantFrom('ticket', 'order'),
		own: fc.array(fc.option(fees), { minLength: 4, maxLength: 4 }),
		lacks: fc.array(fc.subarray([...needs]), { minLength: 4, maxLength: 4 }),
	})
	.map(({ own, lacks, ...offer }) => ({
		...openTariff,
		...offer,
		plans: openTariff.plans.map((plan, index) => ({
			...plan,
			lacks: lacks[index] ?? [],
			...(own[index] && { onlineFee: own[index] }),
		})),
	}));
