/** A receipt before it is paid: it can still change, and no book knows of it. */
import { GROUPS, ITEMS, type Item } from '../../../../bookkeeping/goods.ts';
import { netCents } from '../../../../money/cents.ts';
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

/** One rate of a receipt: net and VAT add up to the gross, also below 0. */
interface Tax {
	readonly rate: number;
	readonly gross: number;
	readonly vat: number;
}

/** The rates on a receipt, the lower first. A rate whose lines cancel each other is left out. */
export function taxesOf(lines: readonly { item: Item; pieces: number; price: number }[]): readonly Tax[] {
	const grosses = new Map<number, number>();
	for (const { item, pieces, price } of lines) {
		const { rate } = GROUPS[ITEMS[item].group];
		grosses.set(rate, (grosses.get(rate) ?? 0) + pieces * price);
	}
	return [...grosses]
		.filter(([, gross]) => gross !== 0)
		.sort(([one], [other]) => one - other)
		.map(([rate, gross]) => {
			const vat = Math.abs(gross) - netCents(Math.abs(gross), rate);
			return { rate, gross, vat: gross < 0 ? -vat : vat };
		});
}
