/**
 * The coins and notes in the drawer: they follow from the receipts, in their order, and so does the one mistake of the evening.
 * A pure function of the log, as every figure is.
 */
import { DENOMINATIONS } from './events.ts';
import type { Evening } from './state.ts';

/** The notes and coins before the first sale: pieces of each of the `DENOMINATIONS`, 100 € in all (`FLOAT`). */
const FLOAT_PIECES = [0, 0, 2, 6, 11, 15, 23, 6, 3, 0, 0, 0];
/** Notes from this worth on are never given as change. */
const LARGE_NOTE = 5_000;
/** What an item costs at most that was forgotten when the change was computed: more would have been noticed. */
const FORGOTTEN_MAX = 1_000;
/** Where nothing could be forgotten, a 2 € piece too many went out. */
const COIN = 200;

/** The one receipt of an evening by which too much change went out: the latest that could have been. */
export function mistakeOf({
	receipts,
}: Pick<Evening, 'receipts'>):
	| { readonly receipt: number /** Too much, cents. */; readonly cents: number }
	| undefined {
	const withChange = receipts
		.filter(
			({ payment, cancels, given, total }) => payment === 'cash' && cancels === undefined && total > 0 && given > total,
		)
		.reverse();
	// Of several goods, the first was forgotten when the change was computed.
	for (const { number, lines } of withChange) {
		const [first, second] = lines;
		if (first && second && first.price > 0 && first.price <= FORGOTTEN_MAX)
			return { receipt: number, cents: first.price };
	}
	const [last] = withChange;
	return last && { receipt: last.number, cents: COIN };
}

/** Pieces of each of the `DENOMINATIONS` in the drawer. */
export function drawerOf(evening: Pick<Evening, 'receipts'>): readonly number[] {
	const mistake = mistakeOf(evening);
	const pieces = [...FLOAT_PIECES];
	for (const { number, payment, given, total, cancels } of evening.receipts) {
		if (payment !== 'cash') continue;
		if (cancels === undefined) putIn(pieces, given);
		payOut(pieces, cancels === undefined ? given - total : -total);
		if (number === mistake?.receipt) payOut(pieces, mistake.cents);
	}
	return pieces;
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
