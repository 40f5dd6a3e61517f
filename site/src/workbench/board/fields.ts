import { type InputOf, text } from '../fields';

/** The fields at the head of the sheet. An empty one becomes a line to write on by hand. */
export const boardFields = {
	club: text(60),
	/** Day and place of the meeting, in the club's own words. */
	meeting: text(40),
	/** Who presents the paper. */
	presenter: text(40),
} as const;

/** The head of a paper as a visitor filled it in. */
export type BoardHead = InputOf<typeof boardFields>;
