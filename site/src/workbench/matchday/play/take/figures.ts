/** The evening as a report: every figure from the positions that the books get. Amounts are cents. */
import { categories, GROUPS, type Group, ITEMS, items, type Payment } from '../../../../bookkeeping/goods';
import { fitting, grossOf, type Sale, vatOf } from '../../../../bookkeeping/sale';
import { type Need, sellingNeeds } from '../../../../content/plan-choice';
import { byHalfHour, differenceOf, gateOf, positionsOf } from '../../figures';
import { EMPTY, type Evening, leftOf } from '../../state';

/** What the report says. */
export type ReportFigures = ReturnType<typeof reportOf>;

const PAYMENTS: readonly Payment[] = ['online', 'cash', 'card'];
const groups = Object.keys(GROUPS) as readonly Group[];

/** Pieces of something, and what they came to. */
const rowOf = (of: readonly Sale[]) => ({
	pieces: of.reduce((sum, { pieces }) => sum + pieces, 0),
	gross: grossOf(of),
});

/** The report of an evening, whatever has happened by now. */
export function reportOf(evening: Evening) {
	const positions = positionsOf(evening);
	const tickets = fitting(positions, { group: 'tickets' });
	const bar = positions.filter(({ place }) => place === 'bar');
	const back = evening.tickets.filter(({ cancelledAt }) => cancelledAt !== undefined);
	const taxes = groups.map((group) => ({ group, ...vatOf(positions, group) }));
	const taxOf = (part: 'net' | 'vat' | 'gross') => taxes.reduce((sum, tax) => sum + tax[part], 0);
	return {
		gross: grossOf(positions),
		guests: gateOf(evening),
		/** Tickets that were sold by category; apart from them those that were taken back. */
		tickets: categories.map((item) => {
			return { item, ...rowOf(tickets.filter((sold) => sold.item === item && sold.pieces > 0)) };
		}),
		cancelled: { ...rowOf(tickets.filter(({ pieces }) => pieces < 0)), numbers: back.map(({ number }) => number) },
		ticketSum: rowOf(tickets),
		/** What of each was sold and not taken back, and what is left of it; undefined for what never runs out. */
		bar: items
			.filter((item) => ITEMS[item].group !== 'tickets')
			.map((item) => {
				const row = rowOf(fitting(bar, { item }));
				const left = leftOf(EMPTY, item) - row.pieces;
				return { item, ...row, left: Number.isFinite(left) ? left : undefined };
			})
			.filter(({ item, pieces }) => ITEMS[item].group !== 'deposit' || pieces > 0),
		// A deposit is no piece of anything.
		barSum: { ...rowOf(bar), pieces: rowOf(bar.filter(({ group }) => group !== 'deposit')).pieces },
		cupsOut: rowOf(fitting(bar, { item: 'deposit' })).pieces - rowOf(fitting(bar, { item: 'returned' })).pieces,
		payments: PAYMENTS.map((payment) => ({ payment, gross: grossOf(positions, { payment }) })),
		taxes,
		taxSum: { net: taxOf('net'), vat: taxOf('vat'), gross: taxOf('gross') },
		halfHours: byHalfHour(evening),
		/** Undefined before the drawer was counted. */
		difference: differenceOf(evening),
	};
}

/**
 * Functions of the product that an evening has used.
 *
 * @param hasBatch that somebody took the booking batch along
 */
export function needsOfEvening({ tickets, receipts }: Evening, hasBatch: boolean): readonly Need[] {
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
