import { netCents } from '../money/cents.ts';
import { feeCents, type Rate } from '../money/fee.ts';
import { statedIn } from './fact.ts';
import { type FeatureId, featureGroups, type Offer, offer } from './offer.ts';
import { type PlanId, planIds } from './plans.ts';

/** Months that the yearly price is spread over. */
const MONTHS_A_YEAR = 12;

/** Euro cents a month, gross; null is priced individually, undefined is open. */
export function monthlyOf(plan: PlanId, { prices }: Offer = offer): number | null | undefined {
	return statedIn(prices[plan]);
}

/** What a plan costs in a year, in cents. */
export function yearly(monthly: number, { monthsInYearlyPrice }: Offer = offer): number {
	return monthsInYearlyPrice.value * monthly;
}

/** What a month of a yearly total comes to, in cents, rounded half up. */
export function perMonth(total: number): number {
	return Math.round(total / MONTHS_A_YEAR);
}

/** The net amount in a gross one, both in cents, rounded half up. Taken from the billed total, so that it adds up there. */
export function net(gross: number, { vatPercent }: Offer = offer): number {
	return netCents(gross, vatPercent.value);
}

/** What is left of an amount after the fee, in cents. */
export function remaining(cents: number, fee: Rate): number {
	return cents - feeCents(cents, fee);
}

/** The next smaller plan; none below the smallest. */
export function smallerThan(plan: PlanId): PlanId | undefined {
	return planIds[planIds.indexOf(plan) - 1];
}

/** The functions that a plan has and the next smaller one hasn't. */
export function addedFeatures(plan: PlanId): FeatureId[] {
	const all = Object.values(featureGroups).flat();
	return all.filter((feature) => statedIn(offer.includedFrom[feature]) === plan);
}

/** Whether a plan has a function; undefined while that is open. */
export function includes(
	plan: PlanId,
	feature: FeatureId,
	{ includedFrom }: Pick<Offer, 'includedFrom'> = offer,
): boolean | undefined {
	const from = statedIn(includedFrom[feature]);
	return from && planIds.indexOf(plan) >= planIds.indexOf(from);
}
