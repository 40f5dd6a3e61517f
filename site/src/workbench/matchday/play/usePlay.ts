import { useRef, useState } from 'react';
import { END, secondsOf } from '../clock';
import type { Impossible } from '../evening';
import type { Act, Event } from '../events';
import type { Names } from '../names';
import { NOT_BEGUN, type Played, playedOf, playedOn } from '../roll';

/** An evening that somebody plays. */
export interface Play extends Played {
	readonly names: Names;
	/** The clock: what is done next happens no earlier. */
	readonly now: number;
	/** Does something, which moves the clock. Returns why it can't be, if it can't: then nothing has happened. */
	readonly act: (act: Act) => Impossible | undefined;
	/** Winds the clock forward; never back. */
	readonly wind: (moment: number) => void;
	/** Begins another evening, or goes on with one. */
	readonly begin: (names: Names, events: readonly Event[]) => void;
	/** The evening before the last `begin`, as long as nothing was done since. */
	readonly takeBack: (() => void) | undefined;
}

interface Table {
	readonly names: Names;
	readonly played: Played;
	readonly now: number;
	readonly before?: Table;
}

/** What a station of the evening gets. */
export interface StationProps {
	readonly play: Play;
}

function tableOf(names: Names, events: readonly Event[]): Table {
	const played = events.length === 0 ? NOT_BEGUN : playedOf(events);
	return { names, played, now: played.evening.at };
}

/** Plays an evening, from these events on. In memory only. */
export function usePlay(names: Names, events: readonly Event[]): Play {
	const [table, setTable] = useState(() => tableOf(names, events));
	/** What was done in the same moment counts, too. */
	const latest = useRef(table);
	const put = (next: Table) => {
		latest.current = next;
		setTable(next);
	};
	const act = (act: Act) => {
		const { names, played, now } = latest.current;
		const at = Math.min(END, now + secondsOf(act.kind));
		const next = playedOn(played, { ...act, at } as Event);
		if (typeof next === 'string') return next;
		put({ names, played: next, now: at });
		return undefined;
	};
	const wind = (moment: number) => put({ ...latest.current, now: Math.max(latest.current.now, moment) });
	const begin = (names: Names, events: readonly Event[]) => put({ ...tableOf(names, events), before: latest.current });
	const { before } = table;
	return {
		...{ ...table.played, names: table.names, now: table.now, act, wind, begin },
		takeBack: before && (() => put(before)),
	};
}
