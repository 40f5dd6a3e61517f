/** How the drawer is counted: what lies in its compartments goes onto a board, ten by ten. */
import { DENOMINATIONS } from '../../events';

/** From this worth on, cents, it is a note. */
const LEAST_NOTE = 500;
/** Pieces that one hand lays down. */
const HANDFUL = 10;

/** Before anything lies on the board. */
export const UNCOUNTED: readonly number[] = DENOMINATIONS.map(() => 0);

export function isNote(worth: number): boolean {
	return worth >= LEAST_NOTE;
}

/** Ten more of a compartment on the board, or its rest. */
export function laid(board: readonly number[], place: number, inDrawer: readonly number[]): readonly number[] {
	return board.map((count, at) => (at === place ? Math.min(count + HANDFUL, inDrawer[at] ?? 0) : count));
}
