/** A receipt before it is paid: it can still change, and no book knows of it. */
import type { Item } from '../../../../bookkeeping/goods.ts';
import type { Pieces } from '../../events.ts';

/** A line of the draft. What was taken back stays, with a minus line of its own below 0. */
export interface DraftLine {
	readonly item: Item;
	readonly pieces: number;
	/** A minus line takes it back. */
	readonly isTaken?: boolean;
}

/** What was printed so far, line by line. */
export type Draft = readonly DraftLine[];

/** The draft after a key was pressed: pieces of an item share a line until it is taken back. */
export function pressed(draft: Draft, item: Item, pieces: number): Draft {
	const isOpen = (line: DraftLine) => line.item === item && line.pieces > 0 && !line.isTaken;
	if (!draft.some(isOpen)) return [...draft, { item, pieces }];
	return draft.map((line) => (isOpen(line) ? { ...line, pieces: line.pieces + pieces } : line));
}

/** The draft with a minus line for one of its lines; the same when there is nothing to take back. */
export function takenBack(draft: Draft, index: number): Draft {
	const line = draft[index];
	if (line === undefined || line.pieces <= 0 || line.isTaken) return draft;
	const lines = draft.map((other) => (other === line ? { ...other, isTaken: true } : other));
	return [...lines, { item: line.item, pieces: -line.pieces }];
}

/** What is left of the draft to ring up. */
export function piecesToRingUp(draft: Draft): Pieces {
	const pieces: Partial<Record<Item, number>> = {};
	for (const line of draft) {
		if (line.pieces > 0 && !line.isTaken) pieces[line.item] = (pieces[line.item] ?? 0) + line.pieces;
	}
	return pieces;
}

/** How many pieces are left of these lines, whatever they are. */
export function piecesLeft(lines: readonly Pick<DraftLine, 'pieces'>[]): number {
	return lines.reduce((all, { pieces }) => all + pieces, 0);
}
