import { isCategory } from '../../../../bookkeeping/goods';
import { statedIn } from '../../../../content/fact';
import { type FeatureId, type Offer, offer } from '../../../../content/offer';
import { type PlanId, planIds } from '../../../../content/plans';
import { includes } from '../../../../content/prices';
import type { Event } from '../../events';
import { EMPTY, type Evening } from '../../state';

/** Functions of the product that an evening has used, in the order in which they come up. */
export type Need = Exclude<FeatureId, 'coupons' | 'seasonPass' | 'selfService'>;

/**
 * What of the product an evening has used.
 *
 * @param hasBatch that somebody took the booking batch along
 */
export function needsOf(evening: Evening, events: readonly Event[], hasBatch: boolean): readonly Need[] {
	const { tickets, receipts, closedAt } = evening;
	const isOnline = tickets.some(({ receipt }) => receipt === undefined);
	// A till that records cash needs a TSE, whatever was sold: § 146a AO.
	const isTill = receipts.some(
		({ payment, lines }) => payment === 'cash' || !lines.every(({ item }) => isCategory(item)),
	);
	const used: Readonly<Record<Need, boolean>> = {
		presale: isOnline,
		categories: isOnline,
		printing: tickets.some(({ receipt }) => receipt !== undefined),
		pos: isTill,
		cardPayment: receipts.some(({ payment }) => payment === 'card'),
		// What came along from the card workshop was there from the start.
		accessRights: events.some(({ kind, at }) => kind === 'priced' && at > EMPTY.at),
		reports: closedAt !== undefined,
		datev: hasBatch,
	};
	return (Object.keys(used) as Need[]).filter((need) => used[need]);
}

/** The smallest plan that has all of it, and what no smaller one has. */
export interface Fit {
	readonly plan: PlanId;
	readonly because: readonly Need[];
}

/** Undefined while it is open which plan has what. */
export function planFor(needs: readonly Need[], of: Offer = offer): Fit | undefined {
	const plan = planIds.find((id) => needs.every((need) => includes(id, need, of)));
	const because = needs.filter((need) => statedIn(of.includedFrom[need]) === plan);
	// Named with the advance sale, unless they alone are the reason.
	return plan && { plan, because: because.filter((need) => need !== 'categories' || !because.includes('presale')) };
}
