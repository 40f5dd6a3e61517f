import { useEffect, useRef, useState } from 'react';
import { textOf } from '../../../i18n/i18n';
import { END, MARKS, type Moment, secondsOf } from '../clock';
import type { Impossible } from '../evening';
import type { Act, Event, Pieces, StationName } from '../events';
import { gateOf } from '../figures';
import { guestsBetween } from '../guests';
import { type Names, named } from '../names';
import { NOT_BEGUN, type Played, playedOf, playedOn } from '../roll';
import { saveEvening } from '../saved';
import type { Evening } from '../state';
import { checkOf } from './gate/verdict';

/** How long the clock is wound on, milliseconds, and how often it moves meanwhile. */
const [WIND_MS, STEP_MS] = [2_400, 80];

/** The station that is next when the clock stands at a mark. */
const NEXT: Readonly<Record<Moment, StationName>> = {
	presale: 'window',
	doors: 'gate',
	kickOff: 'till',
	halfTime: 'till',
	finalWhistle: 'till',
	closing: 'closing',
};

/** What happened while the clock was wound on. */
interface Wound {
	readonly mark: Moment;
	/** Tickets, online. */
	readonly sold: number;
	readonly inside: number;
	readonly turned: number;
	readonly receipts: number;
	/** Cents at the till. */
	readonly sum: number;
}

/** An evening that somebody plays. */
export interface Play extends Played {
	readonly names: Names;
	readonly station: StationName;
	/** The clock: what is done next happens no earlier. */
	readonly now: number;
	readonly isWinding: boolean;
	/** Until something is done. */
	readonly wound: Wound | undefined;
	/** Does something, which moves the clock. Returns why it can't be, if it can't: then nothing has happened. */
	readonly act: (act: Act) => Impossible | undefined;
	/** Checks a ticket at the gate; before the doors open, the clock is wound on to them. */
	readonly check: (ticket: number) => Impossible | undefined;
	/** Winds the clock on, while the sample's guests come, and goes to the station that is next. */
	readonly wind: (mark: Moment) => void;
	/** Ends the winding at once. */
	readonly skip: () => void;
	readonly go: (station: StationName) => void;
	/** Keeps it for the tab, a try, too. */
	readonly keep: () => void;
	readonly rungUp?: Pieces | undefined;
}

/** Where somebody begins to play. */
export interface Beginning {
	readonly names: Names;
	/** What has happened before the visitor goes on. */
	readonly events: readonly Event[];
	readonly station: StationName;
	/** The clock, where it is later than the last event. */
	readonly now?: number;
	/** True for a try in another page: the tab keeps it only when the visitor takes it along. */
	readonly isTry?: boolean;
	/** What the till has rung up already. */
	readonly rungUp?: Pieces;
}

interface Table {
	readonly names: Names;
	readonly station: StationName;
	readonly played: Played;
	readonly now: number;
	readonly isWinding?: boolean;
	readonly wound?: Wound;
}

/** The properties of a station. */
export interface StationProps {
	readonly play: Play;
}

/** The clock on its way to a mark. */
interface Winding {
	readonly mark: Moment;
	readonly before: Evening;
	/** What the guests have still to do. */
	readonly guests: Event[];
	readonly station: StationName;
	readonly timer: ReturnType<typeof setInterval> | undefined;
}

function tableOf({ names, events, station, now = 0 }: Beginning): Table {
	const played = events.length === 0 ? NOT_BEGUN : playedOf(events);
	return {
		names: named(names, textOf('tools/matchday').example),
		station,
		played,
		now: Math.min(END, Math.max(played.evening.at, now)),
	};
}

function woundOf(mark: Moment, before: Evening, after: Evening): Wound {
	const [was, is] = [gateOf(before), gateOf(after)];
	const soldOnline = after.tickets.slice(before.tickets.length).filter(({ receipt }) => receipt === undefined);
	const receipts = after.receipts.slice(before.receipts.length);
	return {
		...{ mark, sold: soldOnline.length, inside: is.inside - was.inside, turned: is.turned - was.turned },
		...{ receipts: receipts.length, sum: receipts.reduce((sum, { total }) => sum + total, 0) },
	};
}

/** Plays an evening, and keeps it for this tab. */
export function usePlay(start: Beginning): Play {
	const [table, setTable] = useState(() => tableOf(start));
	/** What was done in the same moment counts, too. */
	const latest = useRef(table);
	const winding = useRef<Winding>(undefined);
	useEffect(() => () => clearInterval(winding.current?.timer), []);

	const keep = () => {
		if (!winding.current) saveEvening({ ...latest.current, events: latest.current.played.events });
	};
	const put = (next: Table) => {
		latest.current = next;
		setTable(next);
		if (!start.isTry) keep();
	};
	/** Lets the guests do what they have done by a moment. */
	const advance = ({ guests }: Winding, moment: number) => {
		let { played } = latest.current;
		for (let [next] = guests; next && next.at <= moment; [next] = guests) {
			const outcome = playedOn(played, next);
			if (typeof outcome !== 'string') played = outcome;
			guests.shift();
		}
		put({ ...latest.current, played, now: Math.max(latest.current.now, moment) });
	};
	const skip = () => {
		const { current: run } = winding;
		if (run === undefined) return;
		clearInterval(run.timer);
		advance(run, MARKS[run.mark]);
		winding.current = undefined;
		const { names, played, now } = latest.current;
		const wound = woundOf(run.mark, run.before, played.evening);
		put({ names, played, now, station: run.station, wound });
	};
	/** @param isAtOnce whoever wants something done does not wait, nor go elsewhere */
	const wind = (mark: Moment, isAtOnce = false) => {
		skip();
		const { names, played, now: from, station } = latest.current;
		const way = MARKS[mark] - from;
		if (way <= 0) return;
		const began = performance.now();
		const run: Winding = {
			...{ mark, before: played.evening, guests: [...guestsBetween(played.evening, from, MARKS[mark])] },
			station: isAtOnce ? station : NEXT[mark],
			timer:
				isAtOnce || matchMedia('(prefers-reduced-motion: reduce)').matches ? undefined : setInterval(tick, STEP_MS),
		};
		winding.current = run;
		if (run.timer === undefined) return skip();
		put({ names, played, now: from, station, isWinding: true });
		function tick() {
			const share = (performance.now() - began) / WIND_MS;
			if (share < 1) advance(run, Math.round(from + share * way));
			else skip();
		}
	};
	const act = (act: Act) => {
		skip();
		const { names, played, now, station } = latest.current;
		const at = Math.min(END, now + secondsOf(act.kind));
		const next = playedOn(played, { ...act, at } as Event);
		if (typeof next === 'string') return next;
		put({ names, played: next, now: at, station });
		return undefined;
	};
	const check = (ticket: number) => {
		if (latest.current.now < MARKS.doors) wind('doors', true);
		return act(checkOf(latest.current.played.evening, ticket));
	};
	const go = (station: StationName) => {
		skip();
		put({ ...latest.current, station });
	};
	const { names, station, now, wound, isWinding = false } = table;
	return {
		...{ ...table.played, names, station, now, wound, isWinding, act, check, wind, skip, go, keep },
		rungUp: start.rungUp,
	};
}
