import { useEffect, useMemo, useRef, useState } from 'react';
import { textOf } from '../../i18n/i18n';
import { inTime } from '../../missing-file';
import { OnDemand } from '../../ui/OnDemand';
import { useHydrated } from '../../ui/useHydrated';
import { ownFragment } from '../../ui/visit';
import { readState, untouched } from '../state';
import refusedCss from '../ToolNotes.module.css';
import { eveningIn, isEvening } from './address';
import { MARKS, secondsOf } from './clock';
import type { Event, StationName } from './events';
import { fromCards, type Names, named } from './names';
import type { Beginning as Begun } from './play/usePlay';
import { useSinglePress } from './presses';
import { playedOf } from './roll';
import { Start } from './Start';
import css from './Start.module.css';
import { Story } from './Story';
import { SAMPLE } from './sample';
import { savedEvening } from './saved';
import { EMPTY } from './state';

const loadPlay = () => import('./play/PlayTable');

/** Where somebody begins to play. */
interface Beginning extends Begun {
	/** Counts the beginnings: each is an evening of its own. */
	readonly count: number;
}

/** Another beginning, in the place of the last one. */
const anew =
	(next: Omit<Beginning, 'count'>) =>
	(last: Beginning | undefined): Beginning => ({ ...next, count: (last?.count ?? 0) + 1 });

/** What has happened in the sample evening when a station opens. */
const UNTIL: Readonly<Record<StationName, number>> = {
	window: MARKS.presale,
	gate: MARKS.doors,
	till: MARKS.halfTime,
	closing: MARKS.closing,
};

/** What the page sells by the first press. */
const FIRST_SALE: Event = { kind: 'sold', at: MARKS.presale + secondsOf('sold'), pieces: { adults: 1 } };

/** Where the page tells how the sample evening went. */
const STORY = 'beispiel';

/** True where an address is of the beginning of an evening that went on since, or of none. */
function goesOn({ events }: Pick<Begun, 'events'>, fragment: string): boolean {
	if (!isEvening(fragment)) return true;
	const log = eveningIn(fragment);
	return log !== undefined && JSON.stringify(events.slice(0, log.events.length)) === JSON.stringify(log.events);
}

/** What the visitor made in the card workshop goes along. */
function ownEvening(): { readonly names: Names; readonly events: readonly Event[] } {
	const reading = readState(ownFragment() || location.hash);
	const own = fromCards(reading.ok ? reading.state : untouched);
	const { example } = textOf('tools/matchday');
	if (own === undefined) return { names: example, events: [] };
	return { names: named(own.names, example), events: own.prices.map((price) => ({ ...price, at: EMPTY.at }) as Event) };
}

/** A match day: the shop window with which it begins and the sample evening as a story, or the visitor's own at four stations. */
export function MatchdayTool() {
	const text = textOf('tools/matchday');
	const sample = useMemo(() => playedOf(SAMPLE), []);
	const title = useRef<HTMLHeadingElement>(null);
	const [beginning, setBeginning] = useState<Beginning>();
	const [fault, setFault] = useState<'missing' | 'refused'>();
	useSinglePress();
	const own = useHydrated() ? ownEvening() : { names: text.example, events: [] };

	useEffect(() => {
		const arrive = () => {
			if (!isEvening(location.hash)) return;
			const log = eveningIn(location.hash);
			setFault(log ? undefined : 'refused');
			if (log) setBeginning(anew({ ...log, station: log.events.length > 0 ? 'closing' : 'window' }));
		};
		const saved = savedEvening();
		// What was played in this tab goes on, unless the address has another evening.
		if (saved && goesOn(saved, location.hash)) {
			const { names } = ownEvening();
			setBeginning(anew({ ...saved, names: names === text.example ? saved.names : names }));
		} else arrive();
		addEventListener('hashchange', arrive);
		return () => removeEventListener('hashchange', arrive);
	}, [text]);

	const begin = (station: StationName) => {
		const past = SAMPLE.filter(({ at }) => at < UNTIL[station]);
		const start =
			station === 'window'
				? { names: own.names, events: [...own.events, FIRST_SALE] }
				: { names: own.names, events: past };
		// What was pressed stays in sight until there is something to play.
		inTime(loadPlay()).then(
			() => {
				setFault(undefined);
				setBeginning(anew({ ...start, station, now: UNTIL[station] }));
			},
			() => setFault('missing'),
		);
	};
	/** The start screen takes its place again. */
	const end = (why?: 'missing') => {
		setBeginning(undefined);
		setFault(why);
		// Once it is there.
		setTimeout(() => title.current?.focus());
	};
	const play = beginning && (
		<OnDemand
			key={beginning.count}
			load={loadPlay}
			props={{ ...beginning, onEnd: () => end() }}
			onFailure={() => end('missing')}
		/>
	);

	return (
		<>
			{fault && (
				<p className={`${refusedCss.refused} ${css.fault}`} role="alert">
					{fault === 'refused' && !beginning ? `${text[fault]} ${text.shown}` : text[fault]}
				</p>
			)}
			{play}
			{!beginning && (
				<>
					<Start
						title={title}
						names={own.names}
						prices={playedOf(own.events).evening.prices}
						sample={STORY}
						onPull={() => begin('window')}
					/>
					<Story id={STORY} sample={sample} onPlay={begin} />
				</>
			)}
		</>
	);
}
