/** What the shop window computes: what hangs in the glass, what was pulled off the rolls, what lies in the tray. */
import { type Category, categories } from '../../../../bookkeeping/goods';
import type { Pieces } from '../../events';
import { SAMPLE } from '../../sample';
import { EMPTY, type Evening, leftOf, type Ticket } from '../../state';

/** Tickets that were pulled off the rolls and are not paid yet. */
export type Pulled = Pieces<Category>;

/** How many tickets a full roll has. */
export function quotaOf(category: Category): number {
	return leftOf(EMPTY, category);
}

/** As many as are still there of what was pulled: the box office may have sold some meanwhile. Without what was pushed back. */
export function stillPulled(pulled: Pulled, evening: Evening): Pulled {
	const counts = categories.map((category) => {
		return [category, Math.min(pulled[category] ?? 0, leftOf(evening, category))] as const;
	});
	return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** One ticket pulled or pushed back (1 or -1). Undefined when there is none to pull or to push. */
export function moved(pulled: Pulled, category: Category, by: 1 | -1, evening: Evening): Pulled | undefined {
	const count = (pulled[category] ?? 0) + by;
	if (count < 0 || count > leftOf(evening, category)) return undefined;
	return stillPulled({ ...pulled, [category]: count }, evening);
}

/** Moments at which the sample's guests buy online: what was sold then is theirs. */
const GUESTS_BUY = new Set(SAMPLE.flatMap(({ kind, at }) => (kind === 'sold' ? at : [])));

/** Tickets that were sold online: the visitor's last order with its numbers rising, and all others, the newest first. */
export function ordersOf({ tickets }: Evening): {
	readonly last: readonly Ticket[];
	readonly earlier: readonly Ticket[];
} {
	const online = tickets.filter(({ receipt }) => receipt === undefined);
	const order = online.findLast(({ soldAt }) => !GUESTS_BUY.has(soldAt))?.order;
	const isLast = (ticket: Ticket) => ticket.order === order;
	return { last: online.filter(isLast), earlier: online.filter((ticket) => !isLast(ticket)).reverse() };
}
