/**
 * The sample match day: one invented club, one Saturday, counted once. Report, table and booking batch are made of it,
 * so that their sums can't differ. It is the day that the scenes of the site show, too.
 */
import { type Group, ITEMS, type Item, items, type Payment, type Place } from '../../src/bookkeeping/goods.ts';
import { type Day, fitting, type Sale, grossOf as sum, vatOf as vat, type Where } from '../../src/bookkeeping/sale.ts';

/** Pieces sold: place, payment, item. */
const SOLD: readonly (readonly [Place, Payment, Item, number])[] = [
	['online', 'online', 'adults', 228],
	['online', 'online', 'members', 112],
	['online', 'online', 'children', 58],
	['gate', 'cash', 'adults', 70],
	['gate', 'cash', 'members', 36],
	['gate', 'cash', 'children', 24],
	['gate', 'card', 'adults', 50],
	['gate', 'card', 'members', 20],
	['gate', 'card', 'children', 14],
	['bar', 'cash', 'beer', 130],
	['bar', 'cash', 'soft', 104],
	['bar', 'cash', 'coffee', 51],
	['bar', 'cash', 'water', 50],
	['bar', 'cash', 'sausage', 93],
	['bar', 'cash', 'fries', 36],
	['bar', 'cash', 'cake', 40],
	['bar', 'card', 'beer', 86],
	['bar', 'card', 'soft', 76],
	['bar', 'card', 'coffee', 36],
	['bar', 'card', 'water', 34],
	['bar', 'card', 'sausage', 58],
	['bar', 'card', 'fries', 26],
	['bar', 'card', 'cake', 24],
];

/** The day of the match. */
const MATCH_DAY = new Date(Date.UTC(2027, 3, 17));

/** What a voucher number refers to: the consecutive number of a till's closing, or the advance sale of the day. */
export const VOUCHERS: Record<Place, string> = { online: 'VVK-270417', gate: 'Z-0057', bar: 'Z-0112' };

/** Tills with the float that they began with and what was counted after closing, cents. */
export const tills = [
	{ place: 'gate', float: 20_000, counted: 111_800 },
	{ place: 'bar', float: 30_000, counted: 168_350 },
] as const satisfies readonly { place: Place; float: number; counted: number }[];

/** Everything that was sold. */
const sales = SOLD.map(([place, payment, item, pieces]): Sale => {
	const { group, price } = ITEMS[item];
	return {
		date: MATCH_DAY,
		place,
		payment,
		voucher: VOUCHERS[place],
		item,
		group,
		pieces,
		price,
		gross: pieces * price,
	};
});

/** Sum of what fits, cents. */
export function grossOf(where: Where = {}): number {
	return sum(sales, where);
}

/** Pieces of what fits. */
export function piecesOf(where: Where = {}): number {
	return fitting(sales, where).reduce((all, { pieces }) => all + pieces, 0);
}

/** The items of a group, in the order of the price list, with their price in cents. */
export function itemsOf(group: Group): readonly { readonly item: Item; readonly price: number }[] {
	return items.filter((item) => ITEMS[item].group === group).map((item) => ({ item, price: ITEMS[item].price }));
}

/** Net amount and VAT of a group, cents; together they are its gross sum. */
export function vatOf(group: Group): { readonly net: number; readonly vat: number; readonly gross: number } {
	return vat(sales, group);
}

/** A till's closing, cents: what should be in it, and how far what was counted is from that. */
export function closingOf(till: (typeof tills)[number]): { cash: number; expected: number; difference: number } {
	const cash = grossOf({ place: till.place, payment: 'cash' });
	const expected = till.float + cash;
	return { cash, expected, difference: till.counted - expected };
}

/** The whole day, for the books. */
export const day: Day = {
	date: MATCH_DAY,
	sales,
	closings: tills.map((till) => ({ place: till.place, difference: closingOf(till).difference })),
	vouchers: VOUCHERS,
};
