import { ITEMS } from '../../bookkeeping/goods';
import { hexOf } from '../../content/palette';
import { choice, colour, type InputOf, text, whole } from '../fields';
import { type Ground, readableGround } from './contrast';

/** The registered name of a German club has up to 60 characters. */
const name = text(60);
const price = whole(0, 100_000);

/** The contents of the cards. Words are the visitor's own, and shown as text only. */
export const cardsFields = {
	club: name,
	/** Where the name is too long. */
	shortName: text(8),
	/** A year or two, e.g. '2027/28'. */
	season: text(10),
	event: name,
	venue: name,
	/** Days after 1 January 1970. */
	day: whole(0, 47_481),
	/** Minutes of the day. */
	entryMinute: whole(0, 1_439),
	startMinute: whole(0, 1_439),
	/** What a category is called, and costs. */
	adultName: text(20),
	adultCents: price,
	reducedName: text(20),
	reducedCents: price,
	childName: text(20),
	childCents: price,
	passCents: price,
	/** The club's colour: ground of the pass and of a ticket's ends. */
	ground: colour(),
	/** Text on it. */
	ink: choice(['white', 'dark']),
} as const;

/** The visitor's input for the cards. */
export type CardsInput = InputOf<typeof cardsFields>;

type WordName = {
	[Name in keyof typeof cardsFields]: (typeof cardsFields)[Name]['kind'] extends 'text' ? Name : never;
};

/** What of the cards is words: those of the example are in `locales/`. */
export type CardsWords = Pick<CardsInput, WordName[keyof WordName]>;

/** The cards that the page shows before anybody types: a match of an invented club on 4 September 2027. */
export function cardsExample(words: CardsWords): CardsInput {
	return {
		...words,
		day: 21_065,
		entryMinute: 870,
		startMinute: 930,
		adultCents: ITEMS.adults.price,
		reducedCents: ITEMS.members.price,
		childCents: ITEMS.children.price,
		passCents: 12_000,
		// Too light for white text, as many a club's colour is.
		ground: '#70b630',
		ink: 'white',
	};
}

/** Colours of text on the club's ground. */
const inks = { white: '#ffffff', dark: hexOf('ink') } as const;

/** The ground that is printed for a choice of colour. */
export function groundOf({ ground, ink }: Pick<CardsInput, 'ground' | 'ink'>): Ground & { readonly text: string } {
	return { ...readableGround(ground, inks[ink]), text: inks[ink] };
}
