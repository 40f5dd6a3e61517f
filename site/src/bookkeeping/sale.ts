/** A match day as the books see it: what was sold, what was counted, and under which numbers. */

import { netCents } from '../money/cents.ts';
import { GROUPS, type Group, ITEMS, type Item, type Payment, type Place } from './goods.ts';

/** The words of the books: names of places, payments, groups and items. */
export type Words = typeof import('../../../locales/de/papers/match-day.json');

/** One line of what was sold. Amounts are cents; pieces and gross are below 0 for what was taken back. */
export interface Sale {
	/** The day, at its midnight in UTC. */
	readonly date: Date;
	readonly place: Place;
	readonly payment: Payment;
	/** The number that it is found by on paper. */
	readonly voucher: string;
	readonly item: Item;
	readonly group: Group;
	readonly pieces: number;
	readonly price: number;
	readonly gross: number;
}

/** A till's closing: how far what was counted is from what should be there, cents. */
export interface Closing {
	readonly place: Place;
	readonly difference: number;
}

/** A whole day. */
export interface Day {
	readonly date: Date;
	readonly sales: readonly Sale[];
	readonly closings: readonly Closing[];
	/** What a booking of a place refers to: the consecutive number of a till's closing, or the advance sale of the day. */
	readonly vouchers: Readonly<Record<Place, string>>;
}

/** What fits one or several properties. */
export type Where = Partial<Pick<Sale, 'place' | 'payment' | 'item' | 'group'>>;

export function fitting<One extends Sale>(sales: readonly One[], where: Where): readonly One[] {
	const wanted = Object.entries(where) as [keyof Where, string][];
	return sales.filter((sale) => wanted.every(([key, value]) => sale[key] === value));
}

/** The sum of what fits, cents. */
export function grossOf(sales: readonly Sale[], where: Where = {}): number {
	return fitting(sales, where).reduce((sum, { gross }) => sum + gross, 0);
}

/** Net amount and VAT of a sum, cents; together they are the gross, from which they are computed once. Below 0 as above. */
function taxOf(gross: number, rate: number) {
	const net = Math.sign(gross) * netCents(Math.abs(gross), rate);
	return { net, vat: gross - net, gross };
}

/** Net amount and VAT of a group. */
export function vatOf(sales: readonly Sale[], group: Group) {
	return taxOf(grossOf(sales, { group }), GROUPS[group].rate);
}

/** Net amount and VAT by rate, the lower first. A rate whose lines cancel each other is left out. */
export function taxesOf(lines: readonly { readonly item: Item; readonly pieces: number; readonly price: number }[]) {
	const grosses = new Map<number, number>();
	for (const { item, pieces, price } of lines) {
		const { rate } = GROUPS[ITEMS[item].group];
		grosses.set(rate, (grosses.get(rate) ?? 0) + pieces * price);
	}
	return [...grosses]
		.filter(([, gross]) => gross !== 0)
		.sort(([one], [other]) => one - other)
		.map(([rate, gross]) => ({ rate, ...taxOf(gross, rate) }));
}
