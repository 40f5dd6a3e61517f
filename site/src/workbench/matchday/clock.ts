/** The clock of the played evening: it runs by what is done, never by the real time, and never back. */
import type { Event } from './events.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The evening counts seconds from this midnight on: the Thursday before the match, as UTC. */
const FIRST_DAY = Date.UTC(2027, 3, 22);

/** A moment of the evening: whole seconds since the midnight before its first day. */
export function momentAt(day: number, hour: number, minute: number): number {
	return day * DAY + hour * HOUR + minute * MINUTE;
}

/** The day of the match, counted from the first. */
export const MATCH_DAY = 2;

/** Where the evening can be wound forward to, in its order. */
export const MARKS = {
	presale: momentAt(0, 19, 0),
	doors: momentAt(MATCH_DAY, 14, 30),
	kickOff: momentAt(MATCH_DAY, 15, 30),
	halfTime: momentAt(MATCH_DAY, 16, 15),
	finalWhistle: momentAt(MATCH_DAY, 17, 15),
	closing: momentAt(MATCH_DAY, 22, 0),
} as const;

/** A moment that the clock can be wound on to. */
export type Moment = keyof typeof MARKS;

/** The evening's last moment: what is done after it happens at it. */
export const END = momentAt(MATCH_DAY, 23, 0);

/** How far an act moves the clock, seconds: a guest is let in or turned away three times a minute, a sale takes one. */
export function secondsOf(kind: Event['kind']): number {
	return kind === 'admitted' || kind === 'refused' ? 20 : MINUTE;
}

/** The time of a moment: '14:31'. */
export function timeOf(moment: number): string {
	const minute = Math.floor((moment % DAY) / MINUTE);
	return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

/** The day of a moment, from 0 on. */
export function dayOf(moment: number): number {
	return Math.floor(moment / DAY);
}

/** The day of a moment, at its midnight. */
export function calendarOf(moment: number): Date {
	return new Date(FIRST_DAY + (moment - (moment % DAY)) * 1000);
}

/** The day of a moment as it is printed: '24.4.2027'. */
export function dayText(moment: number): string {
	const date = calendarOf(moment);
	return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;
}

/** The half hour in which a moment lies, by its beginning. */
export function halfHourOf(moment: number): number {
	return moment - (moment % (HOUR / 2));
}
