import { type Item, isCategory } from '../../bookkeeping/goods';
import type { Words } from '../../bookkeeping/sale';
import { cardsFields } from '../cards/model';
import { fits, lineOf, type TextField } from '../fields';
import type { State } from '../state';
import type { Act } from './events';

/** What the evening is called: lines of the visitor's own words, which are only ever shown as text. */
const namesFields = {
	club: cardsFields.club,
	event: cardsFields.event,
	adults: cardsFields.adultName,
	members: cardsFields.reducedName,
	children: cardsFields.childName,
} as const satisfies Readonly<Record<string, TextField>>;

/** Names of the evening. */
export type Names = { readonly [Name in keyof typeof namesFields]: string };

/** Names in the order in which an address has them. */
export const nameKeys = Object.keys(namesFields) as readonly (keyof Names)[];

/** True for names that an address may bring. */
export function areNames(names: readonly string[]): boolean {
	return names.length === nameKeys.length && nameKeys.every((key, at) => fits(namesFields[key], names[at]));
}

/** Names, with those of an example where somebody left one open: no key, no headline and no ticket is without words. A club's is its own. */
export function named(names: Names, example: Names): Names {
	const filled = nameKeys.map((key) => [key, names[key].trim() === '' && key !== 'club' ? example[key] : names[key]]);
	return Object.fromEntries(filled) as unknown as Names;
}

/** Names and prices of what the visitor made in the card workshop; undefined before. */
export function fromCards({ cards }: State): { readonly names: Names; readonly prices: readonly Act[] } | undefined {
	if (cards === null) return undefined;
	const name = (key: keyof Names, text: string) => lineOf(text, namesFields[key]);
	const priced = (item: Item, cents: number): Act => ({ kind: 'priced', item, cents });
	return {
		names: {
			club: name('club', cards.club),
			event: name('event', cards.event),
			adults: name('adults', cards.adultName),
			members: name('members', cards.reducedName),
			children: name('children', cards.childName),
		},
		prices: [
			priced('adults', cards.adultCents),
			priced('members', cards.reducedCents),
			priced('children', cards.childCents),
		],
	};
}

/** What an item is called: tickets as the visitor calls them, all others as in the books. */
export function nameOf(item: Item, names: Names, words: Words): string {
	return isCategory(item) ? names[item] : words.items[item];
}
