/**
 * The coins and notes in the drawer: they follow from the receipts, in their order, and so does the one mistake of the evening.
 * A pure function of the log, as every figure is.
 */
import type { Item } from '../../bookkeeping/goods.ts';
import { DENOMINATIONS } from './events.ts';
import type { Evening } from './state.ts';

/** The notes and coins before the first sale: pieces of each of the `DENOMINATIONS`, 100 € in all (`FLOAT`). */
const FLOAT_PIECES = [0, 0, 2, 6, 11, 15, 23, 6, 3, 0, 0, 0];
/** A note that is worth so much goes below the insert, not into a compartment. */
const LARGE_NOTE = 5_000;
/** What an item costs at most that was forgotten when the change was computed: more would have been noticed. */
const FORGOTTEN_MAX = 1_000;

/** What went wrong at the drawer, and on which receipt. */
export type Mistake = {
	readonly receipt: number;
	/** Cents that are missing in the compartments. */
	readonly cents: number;
} & (
	| { readonly kind: 'note' /** Put below the insert. */ }
	| { readonly kind: 'item' /** Forgotten when the change was computed. */; readonly item: Item }
	| { readonly kind: 'coin' /** A 2 € piece too many went out. */ }
);

/** A mistake that a receipt explains. */
export type ReceiptMistake = Exclude<Mistake, { kind: 'note' }>;

/** The one mistake of an evening, if its receipts have room for one: the latest that could have happened. */
export function mistakeOf({ receipts }: Pick<Evening, 'receipts'>): Mistake | undefined {
	const paid = receipts
		.filter(({ payment, cancels, total }) => payment === 'cash' && cancels === undefined && total > 0)
		.reverse();
	const withNote = paid.find(({ given }) => given >= LARGE_NOTE);
	if (withNote) return { kind: 'note', receipt: withNote.number, cents: LARGE_NOTE };
	const withChange = paid.filter(({ given, total }) => given > total);
	for (const { number, lines } of withChange) {
		const [first, second] = lines;
		if (first === undefined || second === undefined || first.price <= 0 || first.price > FORGOTTEN_MAX) continue;
		return { kind: 'item', receipt: number, cents: first.price, item: first.item };
	}
	const [last] = withChange;
	return last && { kind: 'coin', receipt: last.number, cents: 200 };
}

/** Pieces in the compartments, and whether a note lies below the insert. */
export function drawerOf(evening: Pick<Evening, 'receipts'>): {
	readonly pieces: readonly number[];
	readonly hasNoteBelow: boolean;
} {
	const mistake = mistakeOf(evening);
	const pieces = [...FLOAT_PIECES];
	for (const { number, payment, given, total, cancels } of evening.receipts) {
		if (payment !== 'cash') continue;
		const wrong = number === mistake?.receipt ? mistake : undefined;
		if (cancels === undefined) putIn(pieces, given);
		if (wrong?.kind === 'note') pieces[0] = (pieces[0] ?? 0) - 1;
		payOut(pieces, cancels === undefined ? given - total : -total);
		if (wrong && wrong.kind !== 'note') payOut(pieces, wrong.cents);
	}
	return { pieces, hasNoteBelow: mistake?.kind === 'note' };
}

/** The largest pieces first, as they are put down. */
function putIn(pieces: number[], cents: number): void {
	let rest = cents;
	for (const [place, worth] of DENOMINATIONS.entries()) {
		pieces[place] = (pieces[place] ?? 0) + Math.floor(rest / worth);
		rest %= worth;
	}
}

/** The largest pieces that are there first, but no large note. What they don't make up comes out of a larger piece that is changed. */
function payOut(pieces: number[], cents: number): void {
	let rest = cents;
	for (const [place, worth] of DENOMINATIONS.entries()) {
		if (worth >= LARGE_NOTE) continue;
		const count = Math.min(pieces[place] ?? 0, Math.floor(rest / worth));
		pieces[place] = (pieces[place] ?? 0) - count;
		rest -= count * worth;
	}
	if (rest === 0) return;
	const place = DENOMINATIONS.findLastIndex((worth, at) => worth > rest && (pieces[at] ?? 0) > 0);
	const worth = DENOMINATIONS[place];
	if (worth === undefined) {
		// Only large notes are left, and it takes more than one of them.
		pieces[0] = (pieces[0] ?? 0) - 1;
		payOut(pieces, rest - LARGE_NOTE);
		return;
	}
	pieces[place] = (pieces[place] ?? 0) - 1;
	putIn(pieces, worth - rest);
}
