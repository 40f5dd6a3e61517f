import { type Fact, statedIn } from '../../content/fact';
import { type Offer, offer, type TransactionFee } from '../../content/offer';
import { planIds } from '../../content/plans';
import { monthlyOf } from '../../content/prices';
import { BASIS_POINTS } from '../../money/cents';
import type { Fee } from './fees';
import type { Tariff } from './tariff';

function feeOf(fact: Fact<TransactionFee>): Fee {
	const fee = statedIn(fact);
	if (fee === undefined) return { status: 'open' };
	// Per cent with two decimals are no exact numbers: 1.15 · 100 is less than 115.
	return { status: 'known', basisPoints: Math.round((fee.percent * BASIS_POINTS) / 100), fixedCents: fee.cents };
}

/**
 * The offer as the costs are reckoned with. What is open stays open, but for what the online fee is taken of: then it is an
 * order whose size the visitor says, 1 at first, which is the same as each ticket.
 */
export function tariffOf(of: Offer = offer): Tariff {
	return {
		vatPercent: of.vatPercent.value,
		monthsInYear: of.monthsInYearlyPrice.value,
		onlineFee: feeOf(of.onlineFee),
		onlineFeePer: statedIn(of.onlineFeePer) ?? 'order',
		cardFee: feeOf(of.cardFee),
		plans: planIds.map((plan) => ({ plan, monthlyCents: monthlyOf(plan, of) ?? null })),
	};
}
