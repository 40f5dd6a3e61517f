import type { Fact } from '../../content/fact';
import { offer, type TransactionFee } from '../../content/offer';
import { planIds } from '../../content/plans';
import { monthlyOf } from '../../content/prices';
import type { Fee } from './fees';
import type { Tariff } from './tariff';

function feeOf(fact: Fact<TransactionFee>): Fee {
	if (fact.status === 'open') return { status: 'open' };
	return { status: 'known', basisPoints: Math.round(fact.value.percent * 100), fixedCents: fact.value.cents };
}

/** The offer as the costs need it. */
export function tariffOfOffer(): Tariff {
	return {
		vatPercent: offer.vatPercent.value,
		monthsInYear: offer.monthsInYearlyPrice.value,
		onlineFee: feeOf(offer.onlineFee),
		// The offer says neither: by the ticket is the more careful reading.
		onlineFeePer: 'ticket',
		cardFee: feeOf(offer.cardFee),
		plans: planIds.map((plan) => ({ plan, monthlyCents: monthlyOf(plan) ?? null })),
	};
}
