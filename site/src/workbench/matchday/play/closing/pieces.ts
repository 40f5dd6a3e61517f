/** How a drawer is counted: pieces of each of the `DENOMINATIONS`, one compartment each. */
import { wholeNumber } from '../../../written';
import { PIECES_MAX } from '../../evening';
import { DENOMINATIONS, type Event } from '../../events';
import type { Receipt } from '../../state';

/** From this worth on, cents, it is a note. */
const LEAST_NOTE = 500;

/** Coins in a roll by their worth in cents, as the Bundesbank hands them out. */
const IN_ROLL: Readonly<Record<number, number>> = { 200: 25, 100: 25, 50: 40, 20: 40, 10: 40, 5: 50, 2: 50, 1: 50 };

/** Before anybody counted. */
export const UNCOUNTED: readonly number[] = DENOMINATIONS.map(() => 0);

export function isNote(worth: number): boolean {
	return worth >= LEAST_NOTE;
}

/** Coins in a roll; undefined for notes. */
export function rollOf(worth: number): number | undefined {
	return IN_ROLL[worth];
}

/** The pieces with another count in one compartment, which holds from none to `PIECES_MAX`. */
export function withCount(pieces: readonly number[], place: number, count: number): readonly number[] {
	const held = Math.min(PIECES_MAX, Math.max(0, count));
	return pieces.map((before, at) => (at === place ? held : before));
}

/** A count as it was typed; what nobody can read, or no compartment holds, is a fault. */
export function readCount(typed: string): number | 'unreadable' | 'tooMany' {
	// An empty field is an empty compartment.
	const count = typed.trim() === '' ? 0 : wholeNumber.read(typed);
	if (count === undefined || count < 0) return 'unreadable';
	return count > PIECES_MAX ? 'tooMany' : count;
}

/** True when cash came or went since the drawer was counted. */
export function isStale(events: readonly Event[], receipts: readonly Receipt[]): boolean {
	for (let at = events.length - 1; at >= 0; at--) {
		const event = events[at];
		if (event?.kind === 'counted') return false;
		if (event?.kind === 'rungUp' && event.payment === 'cash') return true;
		if (event?.kind === 'reversed' && receipts[event.receipt - 1]?.payment === 'cash') return true;
	}
	return false;
}
