/**
 * The sample match day: one invented club, one Saturday, counted once. Report, table and booking batch are made of it,
 * so that their sums can't differ. It is the day that the scenes of the site show, too.
 */

/** Where money is taken. `online` has no till: its payments come through a provider. */
export type Place = 'online' | 'gate' | 'bar';

export type Payment = 'online' | 'cash' | 'card';

/** The club's spheres that occur on a match day: purpose-related operation (§ 67a AO) and taxable business (§ 64 AO). */
export type Sphere = 'purpose' | 'business';

/** What is sold, as keys of `papers/match-day.json`. */
export type Item =
	| 'adults'
	| 'members'
	| 'children'
	| 'beer'
	| 'soft'
	| 'coffee'
	| 'water'
	| 'sausage'
	| 'fries'
	| 'cake';

/** What an item counts as: each group has one VAT rate and one sphere. */
export type Group = 'tickets' | 'food' | 'drinks';

/** VAT in percent (§ 12 UStG) and sphere of each group, in this invented case. */
export const GROUPS = {
	tickets: { rate: 7, sphere: 'purpose' },
	food: { rate: 7, sphere: 'business' },
	drinks: { rate: 19, sphere: 'business' },
} as const satisfies Record<Group, { rate: 7 | 19; sphere: Sphere }>;

/** Prices in cents, VAT included. */
const ITEMS: Record<Item, { readonly group: Group; readonly price: number }> = {
	adults: { group: 'tickets', price: 900 },
	members: { group: 'tickets', price: 600 },
	children: { group: 'tickets', price: 300 },
	beer: { group: 'drinks', price: 350 },
	soft: { group: 'drinks', price: 250 },
	coffee: { group: 'drinks', price: 200 },
	water: { group: 'drinks', price: 150 },
	sausage: { group: 'food', price: 350 },
	fries: { group: 'food', price: 300 },
	cake: { group: 'food', price: 150 },
};

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

/** One line of the day: amounts in cents. */
export interface Sale {
	readonly place: Place;
	readonly payment: Payment;
	readonly item: Item;
	readonly group: Group;
	readonly pieces: number;
	readonly price: number;
	readonly gross: number;
}

/** Everything that was sold. */
export const sales: readonly Sale[] = SOLD.map(([place, payment, item, pieces]) => {
	const { group, price } = ITEMS[item];
	return { place, payment, item, group, pieces, price, gross: pieces * price };
});

/** The day of the match. */
export const MATCH_DAY = new Date(Date.UTC(2027, 3, 17));

/** What a voucher number refers to: the consecutive number of a till's closing, or the advance sale of the day. */
export const VOUCHERS: Record<Place, string> = { online: 'VVK-270417', gate: 'Z-0057', bar: 'Z-0112' };

/** Tills with the float that they began with and what was counted after closing, cents. */
export const tills = [
	{ place: 'gate', float: 20_000, counted: 111_800 },
	{ place: 'bar', float: 30_000, counted: 168_350 },
] as const satisfies readonly { place: Place; float: number; counted: number }[];

/** What fits one or several properties. */
type Where = Partial<Pick<Sale, 'place' | 'payment' | 'item' | 'group'>>;

function fitting(where: Where): readonly Sale[] {
	const wanted = Object.entries(where) as [keyof Where, string][];
	return sales.filter((sale) => wanted.every(([key, value]) => sale[key] === value));
}

/** Sum of what fits, cents. */
export function grossOf(where: Where = {}): number {
	return fitting(where).reduce((sum, { gross }) => sum + gross, 0);
}

/** Pieces of what fits. */
export function piecesOf(where: Where = {}): number {
	return fitting(where).reduce((sum, { pieces }) => sum + pieces, 0);
}

/** The items of a group, in the order of the price list, with their price in cents. */
export function itemsOf(group: Group): readonly { readonly item: Item; readonly price: number }[] {
	return Object.entries(ITEMS)
		.filter(([, item]) => item.group === group)
		.map(([item, { price }]) => ({ item: item as Item, price }));
}

/** Net amount and VAT of a group, cents; together they are its gross sum. */
export function vatOf(group: Group): { readonly net: number; readonly vat: number; readonly gross: number } {
	const gross = grossOf({ group });
	const net = Math.round((gross * 100) / (100 + GROUPS[group].rate));
	return { net, vat: gross - net, gross };
}

/** A till's closing, cents: what should be in it, and how far what was counted is from that. */
export function closingOf(till: (typeof tills)[number]): { cash: number; expected: number; difference: number } {
	const cash = grossOf({ place: till.place, payment: 'cash' });
	const expected = till.float + cash;
	return { cash, expected, difference: till.counted - expected };
}
