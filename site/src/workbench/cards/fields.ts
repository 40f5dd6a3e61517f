import { euros, timeOfDay } from '../written';
import { dateOfDay } from './day';
import { type CardsInput, type CardsWords, cardsFields } from './model';

/** The numbers that the page asks for. */
export const cardsNumbers = {
	passCents: { bounds: cardsFields.passCents, writing: euros },
	day: { bounds: cardsFields.day, writing: dateOfDay },
	entryMinute: { bounds: cardsFields.entryMinute, writing: timeOfDay },
	startMinute: { bounds: cardsFields.startMinute, writing: timeOfDay },
	adultCents: { bounds: cardsFields.adultCents, writing: euros },
	reducedCents: { bounds: cardsFields.reducedCents, writing: euros },
	childCents: { bounds: cardsFields.childCents, writing: euros },
} as const;

/** Name of a number. */
export type CardsNumber = keyof typeof cardsNumbers;

/** Name of a line of words. */
export type WordName = keyof CardsWords;

/** Everything that the page asks for. */
export const asked = { ...cardsFields, ...cardsNumbers };

/** True for the name of a number. */
export function isCardsNumber(name: keyof CardsInput): name is CardsNumber {
	return name in cardsNumbers;
}
