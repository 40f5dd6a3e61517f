/**
 * What a club sells on a match day, with the prices, tax rates and spheres of the sample club: one price list for the sample papers
 * and for the match day that visitors play through.
 */

/** Where money is taken. `online` has no till: its payments come through a provider. */
export type Place = 'online' | 'gate' | 'bar';

export type Payment = 'online' | 'cash' | 'card';

/** The club's spheres that occur on a match day: purpose-related operation (§ 67a AO) and taxable business (§ 64 AO). */
export type Sphere = 'purpose' | 'business';

/** What an item counts as: each group has one VAT rate and one sphere. */
export type Group = 'tickets' | 'food' | 'drinks' | 'deposit';

/**
 * VAT in percent (§ 12 UStG) and sphere of each group, in this invented case. The deposit on a cup belongs to the drink's supply and has
 * its rate; what is given back reduces the consideration (UStAE 10.1 (8), § 17 UStG).
 */
export const GROUPS = {
	tickets: { rate: 7, sphere: 'purpose' },
	food: { rate: 7, sphere: 'business' },
	drinks: { rate: 19, sphere: 'business' },
	deposit: { rate: 19, sphere: 'business' },
} as const satisfies Record<Group, { rate: 7 | 19; sphere: Sphere }>;

/** The price list in its order: prices in cents, VAT included. The keys name texts in `locales/de/papers/match-day.json`. */
export const ITEMS = {
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
	deposit: { group: 'deposit', price: 200 },
	returned: { group: 'deposit', price: -200 },
} as const satisfies Record<string, { readonly group: Group; readonly price: number }>;

/** What is sold. */
export type Item = keyof typeof ITEMS;

export const items = Object.keys(ITEMS) as readonly Item[];

/** A kind of ticket. */
export type Category = { [Key in Item]: (typeof ITEMS)[Key]['group'] extends 'tickets' ? Key : never }[Item];

/** True for what admits a guest. */
export function isCategory(item: Item): item is Category {
	return ITEMS[item].group === 'tickets';
}

/** The kinds of tickets, in the price list's order. */
export const categories: readonly Category[] = items.filter(isCategory);
