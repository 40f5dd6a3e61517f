import { type Fact, statedIn } from '../../content/fact';
import { type Offer, offer } from '../../content/offer';
import { planIds } from '../../content/plans';
import { monthlyOf } from '../../content/prices';
import type { Rate } from '../../money/fee';
import type { Fee } from './fees';
import type { Tariff } from './tariff';

function feeOf(fact: Fact<Rate>): Fee {
	const rate = statedIn(fact);
	return rate === undefined ? { status: 'open' } : { status: 'known', ...rate };
}

/**
 * The offer as the costs are computed with. What is open stays open, but for what the online fee is taken of: then it is an
 * order whose size the visitor says, 1 at first, which is the same as each ticket.
 */
export function tariffOf(of: Offer = offer): Tariff {
	return {
		vatPercent: of.vatPercent.value,
		monthsInYear: of.monthsInYearlyPrice.value,
		onlineFee: feeOf(of.onlineFee),
		onlineFeePer: statedIn(of.onlineFeePer) ?? 'order',
		cardFee: feeOf(of.cardFee),
		cardFeeBearer: statedIn(of.cardFeeBearer),
		includedFrom: of.includedFrom,
		plans: planIds.map((plan) => ({ plan, monthlyCents: monthlyOf(plan, of) ?? null })),
	};
}
