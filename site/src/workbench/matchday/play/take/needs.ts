import { type Need, sellingNeeds } from '../../../../content/plan-choice';
import type { Evening } from '../../state';

/**
 * Functions of the product that an evening has used.
 *
 * @param hasBatch that somebody took the booking batch along
 */
export function needsOfEvening(evening: Evening, hasBatch: boolean): readonly Need[] {
	const { tickets, receipts } = evening;
	// What is free is paid in no way.
	const paid = receipts.filter(({ total }) => total !== 0);
	return sellingNeeds({
		online: tickets.some(({ receipt }) => receipt === undefined),
		gate: tickets.some(({ receipt }) => receipt !== undefined),
		cash: paid.some(({ payment }) => payment === 'cash'),
		card: paid.some(({ payment }) => payment === 'card'),
		seasonPass: false,
		datev: hasBatch,
		accessRights: false,
	});
}
