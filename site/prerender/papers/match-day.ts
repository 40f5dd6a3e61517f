/**
 * The sample match day: one invented club, one Saturday, counted once. Report, table and booking batch are made of it,
 * so that their sums can't differ. It is the day that the scenes of the site show, too.
 */
import { ITEMS, type Item, type Payment, type Place } from '../../src/bookkeeping/goods.ts';
import { type Day, type Sale, grossOf as sum, type Where } from '../../src/bookkeeping/sale.ts';

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
const VOUCHERS: Record<Place, string> = { online: 'VVK-270417', gate: 'Z-0057', bar: 'Z-0112' };

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

/** The sum of what fits, cents. */
function grossOf(where: Where = {}): number {
	return sum(sales, where);
}

/** Tills with what was counted after closing. */
const tills: readonly Till[] = [
	{ place: 'gate', float: 20_000, cash: grossOf({ place: 'gate', payment: 'cash' }), counted: 111_800 },
	{ place: 'bar', float: 30_000, cash: grossOf({ place: 'bar', payment: 'cash' }), counted: 168_350 },
];

/** A till with what was in it, cents. */
export interface Till {
	readonly place: Place;
	/** Before the first sale. */
	readonly float: number;
	/** Cash sales less what was given back. */
	readonly cash: number;
	readonly counted: number;
}

/** A whole day with its closed tills, as its report shows it. */
export interface ClosedDay extends Day {
	readonly tills: readonly Till[];
}

/** What should be in a till, and how far what was counted is from that, cents. */
export function closingOf({ float, cash, counted }: Till): { expected: number; difference: number } {
	return { expected: float + cash, difference: counted - float - cash };
}

/** The day, for the books. */
export const day: ClosedDay = {
	date: MATCH_DAY,
	sales,
	tills,
	closings: tills.map((till) => ({ place: till.place, difference: closingOf(till).difference })),
	vouchers: VOUCHERS,
};
