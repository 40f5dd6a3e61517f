import type { Offer } from '../../content/offer';
import type { PlanId } from '../../content/plans';
import type { Rate } from '../../money/fee';
import type { Fee } from './fees';

/** A plan of the offer, as far as costs go. */
interface PlanTariff {
	readonly plan: PlanId;
	/** Gross; null is priced individually, and left out of every sum. */
	readonly monthlyCents: number | null;
}

/** The offer as the costs need it: `content/` is its only place, and is mapped to this. */
export interface Tariff {
	/** Value added tax that every price includes. */
	readonly vatPercent: number;
	/** Monthly prices that a year costs; 12 is no discount. */
	readonly monthsInYear: number;
	/** For what is sold online, the same in every plan. */
	readonly onlineFee: Fee;
	/** What the online fee is taken of: each ticket, or an order of several. */
	readonly onlineFeePer: 'ticket' | 'order';
	/** For a card payment at a terminal, the same in every plan. */
	readonly cardFee: Fee;
	/** Who bears that fee; undefined while it is open. */
	readonly cardFeeBearer: 'club' | 'guests' | undefined;
	/** The smallest plan that has a function. */
	readonly includedFrom: Offer['includedFrom'];
	/** From the smallest plan to the largest. */
	readonly plans: readonly PlanTariff[];
}

/** A plan with a price. */
export interface PricedPlan {
	readonly plan: PlanId;
	readonly monthlyCents: number;
}

/** Those of these plans that have a price, in the offer's order. */
export function pricedPlans({ plans }: Tariff, can: readonly PlanId[]): readonly PricedPlan[] {
	return plans.flatMap(({ plan, monthlyCents }) =>
		monthlyCents === null || !can.includes(plan) ? [] : [{ plan, monthlyCents }],
	);
}

/** The offer's fee; while that is open, the one that the visitor typed. Half of one typed is all of it. */
function completed(fee: Fee, basisPoints: number | null, fixedCents: number | null): Fee {
	if (fee.status !== 'open' || (basisPoints === null && fixedCents === null)) return fee;
	return { status: 'typed', basisPoints: basisPoints ?? 0, fixedCents: fixedCents ?? 0 };
}

/** Fees that a visitor can type while the offer leaves them open. */
export interface TypedFees {
	readonly onlineBasisPoints: number | null;
	readonly onlineFixedCents: number | null;
	readonly cardBasisPoints: number | null;
	readonly cardFixedCents: number | null;
}

/** The offer with the typed fees where it has none. */
export function withTypedFees(tariff: Tariff, typed: TypedFees): Tariff {
	return {
		...tariff,
		onlineFee: completed(tariff.onlineFee, typed.onlineBasisPoints, typed.onlineFixedCents),
		cardFee: completed(tariff.cardFee, typed.cardBasisPoints, typed.cardFixedCents),
	};
}

/** True while the offer leaves one of the two fees open. */
export function hasOpenFee({ onlineFee, cardFee }: Tariff): boolean {
	return onlineFee.status === 'open' || cardFee.status === 'open';
}

/** What one can compute with; null while the fee is open. */
export function rateOf(fee: Fee): Rate | null {
	return fee.status === 'open' ? null : fee;
}
