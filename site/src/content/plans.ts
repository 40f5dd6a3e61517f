/** A plan of the price list; names and descriptions are in `locales/<language>/pricing.json`. */
export type PlanId = 'free' | 'starter' | 'club' | 'pro';

export interface Plan {
	readonly id: PlanId;
	/** Euro cents a month, value added tax included; null is priced individually. */
	readonly monthly: number | null;
	/** The one that is marked on the pricing page. */
	readonly recommended?: true;
}

/** The price list, from the smallest plan to the largest: the only place where a price is written. */
export const plans: readonly Plan[] = [
	{ id: 'free', monthly: 0 },
	{ id: 'starter', monthly: 799, recommended: true },
	{ id: 'club', monthly: 1599 },
	{ id: 'pro', monthly: null },
];

/** The name of a plan, which no language translates. */
export function planName(id: PlanId): string {
	return id.charAt(0).toUpperCase() + id.slice(1);
}

/** Value added tax in per cent that every price includes: the German standard rate, § 12 Abs. 1 UStG. */
export const VAT_PERCENT = 19;

/** Months billed at once by the yearly interval; there is no discount. */
export const MONTHS_A_YEAR = 12;

/** What a plan costs in a year, in cents. */
export function yearly(monthly: number): number {
	return MONTHS_A_YEAR * monthly;
}

/** The net amount in a gross one, both in cents, rounded half up. Taken from the billed total, so that it adds up there. */
export function net(gross: number): number {
	return Math.round((gross * 100) / (100 + VAT_PERCENT));
}
