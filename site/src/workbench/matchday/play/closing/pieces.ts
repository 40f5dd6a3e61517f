/** How the drawer is counted: what lies in its compartments goes onto a board, ten by ten. */
import { drawerOf } from '../../drawer.ts';
import { DENOMINATIONS } from '../../events';
import type { Evening, Receipt } from '../../state';

/** From this worth on, cents, it is a note. */
const LEAST_NOTE = 500;
/** Pieces that one hand lays down. */
const HANDFUL = 10;

/** Before anything lies on the board. */
export const UNCOUNTED: readonly number[] = DENOMINATIONS.map(() => 0);

export function isNote(worth: number): boolean {
	return worth >= LEAST_NOTE;
}

/** What lies on the board, by the compartments it came from. The note below the insert lies apart. */
export interface Board {
	readonly pieces: readonly number[];
	readonly hasNote: boolean;
}

export const EMPTY_BOARD: Board = { pieces: UNCOUNTED, hasNote: false };

/** Ten more of a compartment on the board, or its rest. */
export function laid(board: Board, place: number, inDrawer: readonly number[]): Board {
	const left = (inDrawer[place] ?? 0) - (board.pieces[place] ?? 0);
	return moved(board, place, Math.min(HANDFUL, left));
}

/** The last ten of a row back into their compartment; of the fifties, the one from below the insert at last. */
export function putBack(board: Board, place: number): Board {
	const count = board.pieces[place] ?? 0;
	if (count === 0) return { ...board, hasNote: board.hasNote && place !== 0 };
	return moved(board, place, -(count % HANDFUL || HANDFUL));
}

function moved({ pieces, hasNote }: Board, place: number, by: number): Board {
	return { hasNote, pieces: pieces.map((count, at) => (at === place ? count + by : count)) };
}

/** All that lies on the board. */
export function laidCounts({ pieces, hasNote }: Board): readonly number[] {
	return hasNote ? pieces.map((count, place) => (place === 0 ? count + 1 : count)) : pieces;
}

/** How many compartments still have money in them. */
export function leftIn(evening: Evening, { pieces }: Board): number {
	return drawerOf(evening).pieces.filter((count, place) => count > (pieces[place] ?? 0)).length;
}

/** The receipts with change, the newest first: each may have given too much. */
export function withChange({ receipts }: Evening): readonly Receipt[] {
	return receipts
		.filter(
			({ payment, cancels, given, total }) => payment === 'cash' && cancels === undefined && given > total && total > 0,
		)
		.reverse();
}
