/** The plans, from the smallest to the largest; their texts are in `locales/de/pricing.json`. */
export const planIds = ['free', 'starter', 'club', 'pro'] as const;

export type PlanId = (typeof planIds)[number];

/** The name of a plan, which no language translates. */
export function planName(id: PlanId): string {
	return id.charAt(0).toUpperCase() + id.slice(1);
}
