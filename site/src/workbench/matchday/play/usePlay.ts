import { useRef, useState } from 'react';
import { END, secondsOf } from '../clock';
import type { Impossible } from '../evening';
import type { Act, Event, StationName } from '../events';
import type { Names } from '../names';
import { NOT_BEGUN, type Played, playedOf, playedOn } from '../roll';

/** An evening that somebody plays. */
export interface Play extends Played {
	readonly names: Names;
	/** The clock: what is done next happens no earlier. */
	readonly now: number;
	/** Counts the evenings: what was begun in another one is no longer meant. */
	readonly round: number;
	/** Does something, which moves the clock. Returns why it can't be, if it can't: then nothing has happened. */
	readonly act: (act: Act) => Impossible | undefined;
	/** Winds the clock forward; never back. */
	readonly wind: (moment: number) => void;
	/** Begins another evening, or goes on with one. */
	readonly begin: (names: Names, events: readonly Event[]) => void;
	/** Brings back the evening whose place this one took; one step, as long as nothing was done since. */
	readonly takeBack: (() => void) | undefined;
}

interface Table {
	readonly names: Names;
	readonly played: Played;
	readonly now: number;
	readonly round: number;
	readonly before?: Table | undefined;
}

/** What a station of the evening gets. */
export interface StationProps {
	readonly play: Play;
	/** Goes on at another station. */
	readonly onGo?: (station: StationName) => void;
}

/** What was played last, for as long as the document lives: whoever went to another page can take it back. */
let kept: Table | undefined;

/** @param before the evening whose place it takes */
function tableOf(names: Names, events: readonly Event[], before: Table | undefined): Table {
	const played = events.length === 0 ? NOT_BEGUN : playedOf(events);
	const isWorthIt = before !== undefined && before.played.events.length > 0;
	return {
		...{ names, played, now: played.evening.at, round: (before?.round ?? 0) + 1 },
		// Who presses twice has not given up what the first press put away.
		before: isWorthIt ? { ...before, before: undefined } : before?.before,
	};
}

/** Plays an evening, from these events on. In memory only. */
export function usePlay(names: Names, events: readonly Event[]): Play {
	const [table, setTable] = useState(() => tableOf(names, events, kept));
	/** What was done in the same moment counts, too. */
	const latest = useRef(table);
	const put = (next: Table) => {
		latest.current = next;
		kept = next;
		setTable(next);
	};
	const act = (act: Act) => {
		const { names, played, now, round } = latest.current;
		const at = Math.min(END, now + secondsOf(act.kind));
		const next = playedOn(played, { ...act, at } as Event);
		if (typeof next === 'string') return next;
		put({ names, played: next, now: at, round });
		return undefined;
	};
	const wind = (moment: number) => put({ ...latest.current, now: Math.max(latest.current.now, moment) });
	const begin = (names: Names, events: readonly Event[]) => put(tableOf(names, events, latest.current));
	const { before, round } = table;
	return {
		...{ ...table.played, names: table.names, now: table.now, round, act, wind, begin },
		takeBack: before && (() => put({ ...before, round: round + 1 })),
	};
}
