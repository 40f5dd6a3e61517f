/** What can still be taken back of the receipts of an evening. */
import { isCategory } from '../../../../bookkeeping/goods.ts';
import type { Act, Good } from '../../events.ts';
import { type Evening, entriesOf, type Receipt, type Ticket, ticketOf } from '../../state.ts';

/** A receipt with what is left of it. */
export interface Reversible {
	readonly receipt: Receipt;
	readonly goods: readonly { readonly item: Good; readonly price: number; readonly left: number }[];
	readonly tickets: readonly Ticket[];
	/** Something of it can be taken back. */
	readonly isOpen: boolean;
}

/** What somebody takes back of a receipt. */
export interface Choice {
	readonly pieces: { readonly [Name in Good]?: number };
	readonly tickets: readonly number[];
}

export const NO_CHOICE: Choice = { pieces: {}, tickets: [] };

/** The receipts, the newest first, each with what is left of it: one walk through them all. */
export function reversiblesOf(evening: Evening): readonly Reversible[] {
	const back = new Map<string, number>();
	for (const { cancels, lines } of evening.receipts) {
		if (cancels === undefined) continue;
		for (const { item, pieces } of lines) {
			const key = `${cancels} ${item}`;
			back.set(key, (back.get(key) ?? 0) + pieces);
		}
	}
	return [...evening.receipts].reverse().map((receipt) => {
		const isSale = receipt.cancels === undefined;
		const goods = (isSale ? receipt.lines : []).flatMap(({ item, price, pieces }) =>
			isCategory(item) || item === 'returned'
				? []
				: [{ item, price, left: pieces + (back.get(`${receipt.number} ${item}`) ?? 0) }],
		);
		const tickets = (isSale ? receipt.tickets : []).flatMap((number) => ticketOf(evening, number) ?? []);
		const isOpen = goods.some(({ left }) => left > 0) || tickets.some(isFree);
		return { receipt, goods, tickets, isOpen };
	});
}

/** True for a ticket that can be taken back: nobody went in with it. */
export function isFree({ cancelledAt, admittedAt }: Ticket): boolean {
	return cancelledAt === undefined && admittedAt === undefined;
}

/** All that can be taken back of a receipt. */
export function allOf({ goods, tickets }: Reversible): Choice {
	const left = goods.filter(({ left }) => left > 0).map(({ item, left }) => [item, left] as const);
	return { pieces: Object.fromEntries(left), tickets: tickets.filter(isFree).map(({ number }) => number) };
}

/** What goes back to the guest, cents. */
export function refundOf({ goods, tickets }: Reversible, choice: Choice): number {
	const forGoods = goods.reduce((sum, { item, price }) => sum + price * (choice.pieces[item] ?? 0), 0);
	return tickets.reduce((sum, { number, price }) => sum + (choice.tickets.includes(number) ? price : 0), forGoods);
}

/** The act that takes it back. Pieces that are none are left out. */
export function reversalOf(receipt: number, { pieces, tickets }: Choice): Act {
	const chosen = entriesOf(pieces).filter(([, count]) => count > 0);
	return { kind: 'reversed', receipt, pieces: Object.fromEntries(chosen), tickets };
}
