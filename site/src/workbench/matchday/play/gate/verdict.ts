/** What the gate reads from the evening: its last word, and the tickets that lie before it. */
import { calendarOf, MARKS } from '../../clock.ts';
import type { Act, Event, Refusal } from '../../events.ts';
import { type Evening, OTHER_DAYS, type Ticket, ticketOf, verdictOf } from '../../state.ts';

/** What the gate said last. */
export interface Verdict {
	readonly kind: 'valid' | Refusal;
	readonly number: number;
	/** As it is now; absent when none of that number had been sold. */
	readonly ticket: Ticket | undefined;
	/** Its place in the log: two guests may come in the same moment. */
	readonly place: number;
}

/** Where the gate stands when it has said nothing: before the doors open, open, after the final whistle, or after the till was closed. */
export type Idle = 'shut' | 'waiting' | 'ended' | 'over';

/** A ticket that lies at the gate. */
export interface Stub {
	readonly number: number;
	readonly kind: Exclude<ReturnType<typeof verdictOf>, 'unknown'>;
	readonly ticket: Ticket | undefined;
}

/** Valid tickets that lie before the one of another day. */
const BEFORE_OTHER_DAY = 2;

/** What the gate said last, if it said something. */
export function lastVerdict(events: readonly Event[], evening: Evening): Verdict | undefined {
	for (let place = events.length - 1; place >= 0; place--) {
		const event = events[place];
		if (event?.kind !== 'admitted' && event?.kind !== 'refused') continue;
		const kind = event.kind === 'admitted' ? 'valid' : event.why;
		// It may have been sold since.
		const ticket = kind === 'unknown' ? undefined : ticketOf(evening, event.ticket);
		return { kind, number: event.ticket, ticket, place };
	}
	return undefined;
}

/** What checking a number does. */
export function checkOf(evening: Evening, number: number): Act {
	const verdict = verdictOf(evening, number);
	return verdict === 'valid' ? { kind: 'admitted', ticket: number } : { kind: 'refused', ticket: number, why: verdict };
}

/** What the gate shows when it has said nothing. */
export function idleOf(evening: Evening, now: number): Idle {
	if (evening.closedAt !== undefined) return 'over';
	if (now < MARKS.doors) return 'shut';
	return now < MARKS.finalWhistle ? 'waiting' : 'ended';
}

/** The tickets that lie at the gate: those that may still go in, one of another day among them, the cancelled ones, and those that are in, the latest first. */
export function stubsOf(evening: Evening): readonly Stub[] {
	const valid: Stub[] = [];
	const cancelled: Stub[] = [];
	const inside: Ticket[] = [];
	for (const ticket of evening.tickets) {
		if (ticket.cancelledAt !== undefined) cancelled.unshift({ number: ticket.number, kind: 'cancelled', ticket });
		else if (ticket.admittedAt !== undefined) inside.push(ticket);
		else valid.push({ number: ticket.number, kind: 'valid', ticket });
	}
	inside.sort((one, other) => (other.admittedAt ?? 0) - (one.admittedAt ?? 0) || other.number - one.number);
	const torn = inside.map((ticket): Stub => ({ number: ticket.number, kind: 'inside', ticket }));
	const otherDay = OTHER_DAYS.slice(0, 1).map((number): Stub => ({ number, kind: 'otherDay', ticket: undefined }));
	return [...valid.slice(0, BEFORE_OTHER_DAY), ...otherDay, ...valid.slice(BEFORE_OTHER_DAY), ...cancelled, ...torn];
}

/** The day of the month of a moment. */
export function dayOfMonth(moment: number): number {
	return calendarOf(moment).getUTCDate();
}

/** The day of the month, the same one, of the match a week before, whose tickets the gate has to tell. */
export function otherDayOfMonth(): number {
	return dayOfMonth(MARKS.doors) - 7;
}
