import type { PlanId } from '../../content/plans';
import { costs } from './model';
import { type CostsInput, salesOf } from './sales';
import type { Tariff } from './tariff';

/** The costs of a plan by guests in a year. */
export interface PlanLine {
	readonly plan: PlanId;
	/** In cents; `total` where every fee is there, else the price of the plan alone. */
	readonly points: readonly { readonly guests: number; readonly cents: number }[];
}

/** What the page draws. */
export interface Chart {
	/** What the lines show: while a fee is open there is no total. */
	readonly basis: 'total' | 'planPrice';
	readonly lines: readonly PlanLine[];
}

const POINTS = 50;
/** The shortest axis, in guests: every point is a whole number of them. */
const AXIS_MIN = 100;

/** The least of 1, 2, 5, 10, 20, 50, … that is at least so much. */
function roundAxis(least: number): number {
	const decade = 10 ** Math.floor(Math.log10(least));
	return [1, 2, 5, 10].map((step) => step * decade).find((end) => end >= least) ?? 10 * decade;
}

/** The costs of each plan from no guest to about twice as many as there are. */
export function chart(input: CostsInput, offer: Tariff): Chart {
	const end = roundAxis(Math.max(AXIS_MIN, 2 * input.events * input.guestsPerEvent));
	const steps = Array.from({ length: POINTS + 1 }, (_, index) => (index * end) / POINTS);
	const byStep = steps.map((guests) => ({ guests, plans: costs(input, offer, salesOf(input, guests)).plans }));
	const isTotal = byStep.every(({ plans }) => plans.every(({ totalCents }) => totalCents !== null));
	const lines = costs(input, offer).plans.map(
		({ plan }, index): PlanLine => ({
			plan,
			points: byStep.flatMap(({ guests, plans }) => {
				const at = plans[index];
				return at ? [{ guests, cents: (isTotal ? at.totalCents : null) ?? at.planCents }] : [];
			}),
		}),
	);
	return { basis: isTotal ? 'total' : 'planPrice', lines };
}
