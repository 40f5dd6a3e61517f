/** What can still be taken back of the receipts of an evening. */
import { type Item, isCategory } from '../../../../bookkeeping/goods.ts';
import type { Act, Good } from '../../events.ts';
import { type Evening, type Receipt, stillOn, type Ticket, ticketOf } from '../../state.ts';

/** A sale with what is left of it. */
export interface Reversible {
	readonly receipt: Receipt;
	readonly goods: readonly { readonly item: Good; readonly price: number; readonly left: number }[];
	/** All that it printed, whoever is in with one. */
	readonly tickets: readonly Ticket[];
	/** Something of it can be taken back. */
	readonly isOpen: boolean;
}

const isGood = (item: Item): item is Good => !isCategory(item) && item !== 'returned';

/** The receipts, the newest first, each with what is left of it. */
export function reversiblesOf(evening: Evening): readonly Reversible[] {
	return [...evening.receipts].reverse().map((receipt) => {
		const lines = receipt.cancels === undefined ? receipt.lines : [];
		const goods = lines.flatMap(({ item, price }) =>
			isGood(item) ? [{ item, price, left: stillOn(evening, receipt.number, item) }] : [],
		);
		const tickets = lines.length === 0 ? [] : receipt.tickets.flatMap((number) => ticketOf(evening, number) ?? []);
		const isOpen = goods.some(({ left }) => left > 0) || tickets.some(isFree);
		return { receipt, goods, tickets, isOpen };
	});
}

/** True for a ticket that can be taken back: nobody went in with it. */
export function isFree({ cancelledAt, admittedAt }: Ticket): boolean {
	return cancelledAt === undefined && admittedAt === undefined;
}

/** Takes back all that can be of a receipt. */
export function allBack({ receipt, goods, tickets }: Reversible): Act {
	const left = goods.filter(({ left }) => left > 0).map(({ item, left }) => [item, left] as const);
	return {
		kind: 'reversed',
		receipt: receipt.number,
		pieces: Object.fromEntries(left),
		tickets: tickets.filter(isFree).map(({ number }) => number),
	};
}

/** What all that goes back to the guest is worth, cents. */
export function refundOf({ goods, tickets }: Reversible): number {
	const forGoods = goods.reduce((sum, { price, left }) => sum + price * left, 0);
	return tickets.filter(isFree).reduce((sum, { price }) => sum + price, forGoods);
}
