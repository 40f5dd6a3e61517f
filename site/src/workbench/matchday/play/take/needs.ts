import { type SellingNeed, sellingNeeds } from '../../../../content/plan-choice';
import type { Event } from '../../events';
import { EMPTY, type Evening } from '../../state';

/** Functions of the product that an evening has used, in the order in which they come up. */
export type Need = SellingNeed | 'accessRights' | 'reports' | 'datev';

/**
 * What of the product an evening has used.
 *
 * @param hasBatch that somebody took the booking batch along
 */
export function needsOfEvening(evening: Evening, events: readonly Event[], hasBatch: boolean): readonly Need[] {
	const { tickets, receipts, closedAt } = evening;
	// What is free is paid in no way.
	const paid = receipts.filter(({ total }) => total !== 0);
	const selling = sellingNeeds({
		online: tickets.some(({ receipt }) => receipt === undefined),
		gate: tickets.some(({ receipt }) => receipt !== undefined),
		cash: paid.some(({ payment }) => payment === 'cash'),
		card: paid.some(({ payment }) => payment === 'card'),
	});
	// What came along from the card workshop was there from the start.
	const isPriced = events.some(({ kind, at }) => kind === 'priced' && at > EMPTY.at);
	return [
		...selling,
		...(isPriced ? (['accessRights'] as const) : []),
		...(closedAt === undefined ? [] : (['reports'] as const)),
		...(hasBatch ? (['datev'] as const) : []),
	];
}
