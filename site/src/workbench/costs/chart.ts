import { plansFor } from '../../content/plan-choice';
import type { PlanId } from '../../content/plans';
import { feeCents } from '../../money/fee';
import { costs, perOrder } from './model';
import { type CostsInput, needsOfYear, priceCategories, salesOf, sharesOf } from './sales';
import { isSameInAll, type PricedPlan, pricedPlans, rateOf, type Tariff, withTypedFees } from './tariff';

/** The number of online tickets in a year from which on the plan with the higher price costs no more. */
export interface TippingPoint {
	readonly from: PlanId;
	readonly to: PlanId;
	readonly onlineTickets: number;
}

/** The costs of a plan by guests in a year. */
interface PlanLine {
	readonly plan: PlanId;
	/** In cents; `total` where every fee is there, else the price of the plan alone. */
	readonly points: readonly { readonly guests: number; readonly cents: number }[];
}

/** What the page draws. */
export interface Chart {
	/** What the lines show: while a fee is open there is no total. */
	readonly basis: 'total' | 'planPrice';
	readonly lines: readonly PlanLine[];
	readonly tippingPoints: readonly TippingPoint[];
}

const POINTS = 50;
/** The shortest axis, in guests: every point is a whole number of them. */
const AXIS_MIN = 100;

/** The least of 1, 2, 5, 10, 20, 50, … that is at least so much. */
function roundAxis(least: number): number {
	const decade = 10 ** Math.floor(Math.log10(least));
	return [1, 2, 5, 10].map((step) => step * decade).find((end) => end >= least) ?? 10 * decade;
}

/** The costs of each plan from no guest to about twice as many as there are, and where plans change places. */
export function chart(input: CostsInput, offer: Tariff): Chart {
	const end = roundAxis(Math.max(AXIS_MIN, 2 * input.events * input.guestsPerEvent));
	const steps = Array.from({ length: POINTS + 1 }, (_, index) => (index * end) / POINTS);
	const byStep = steps.map((guests) => ({ guests, plans: costs(input, offer, salesOf(input, guests)).plans }));
	const isTotal = byStep.every(({ plans }) => plans.every(({ totalCents }) => totalCents !== null));
	const lines = pricedPlans(offer, plansFor(needsOfYear(input), offer).can).map(
		({ plan }, index): PlanLine => ({
			plan,
			points: byStep.flatMap(({ guests, plans }) => {
				const at = plans[index];
				return at ? [{ guests, cents: (isTotal ? at.totalCents : null) ?? at.planCents }] : [];
			}),
		}),
	);
	return { basis: isTotal ? 'total' : 'planPrice', lines, tippingPoints: tippingPoints(input, offer) };
}

/**
 * Where plans change places: the input's mix of prices, everything but the number of online tickets as it is. Empty where the
 * fees don't differ, or are open: then no number of tickets makes up for a price.
 */
export function tippingPoints(input: CostsInput, offer: Tariff): readonly TippingPoint[] {
	const tariff = withTypedFees(offer, input);
	const yearly = costs(input, offer).plans;
	const priced = pricedPlans(tariff, plansFor(needsOfYear(input), tariff).can);
	const isSameCardFee = isSameInAll(priced, 'cardFee');
	const plans = priced.map((plan, index) => {
		const { planCents = null, cardFeesCents = null } = yearly[index] ?? {};
		const cardCents = isSameCardFee ? 0 : cardFeesCents;
		const base = planCents === null || cardCents === null ? null : planCents + cardCents;
		return { plan: plan.plan, base, ...mixFee(plan, input, tariff) };
	});
	return plans.flatMap((from, index) =>
		plans.slice(index + 1).flatMap((to) => {
			if (from.base === null || to.base === null || from.cents === null || to.cents === null) return [];
			const more = to.base - from.base;
			const less = from.cents - to.cents;
			return more > 0 && less > 0
				? [{ from: from.plan, to: to.plan, onlineTickets: Math.ceil((more * to.tickets) / less) }]
				: [];
		}),
	);
}

/** What a plan's online fees are for so many tickets in the input's mix: whole numbers, so that nothing is rounded early. */
function mixFee(plan: PricedPlan, input: CostsInput, tariff: Tariff) {
	const rate = rateOf(plan.onlineFee);
	const shares = sharesOf(input);
	const weights = shares.some((share) => share > 0) ? shares : shares.map(() => 1);
	const orderOf = perOrder(input, tariff);
	const cents = rate
		? priceCategories.reduce(
				(sum, category, index) => sum + (weights[index] ?? 0) * feeCents(orderOf * input[`${category}Cents`], rate),
				0,
			)
		: null;
	return { cents, tickets: orderOf * weights.reduce((sum, weight) => sum + weight, 0) };
}
