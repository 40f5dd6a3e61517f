import { useEffect, useMemo, useRef, useState } from 'react';
import { takeOver } from '../../boot/early-presses';
import { textOf, translator } from '../../i18n/i18n';
import { formatEuro } from '../../money/amounts';
import hero from '../../sections/PageHero.module.css';
import { button } from '../../ui/button';
import { OnDemand } from '../../ui/OnDemand';
import { ownFragment } from '../../ui/visit';
import { readState, untouched } from '../state';
import refusedCss from '../ToolNotes.module.css';
import { eveningIn, isEvening } from './address';
import { MARKS } from './clock';
import type { Event } from './events';
import { differenceOf } from './figures';
import css from './MatchdayTool.module.css';
import { fromCards, type Names } from './names';
import type { StationName } from './play/PlayTable';
import { playedOf } from './roll';
import { SAMPLE } from './sample';
import { EMPTY } from './state';
import { Story } from './story/Story';

const loadPlay = () => import('./play/PlayTable');

/** Where somebody begins to play. */
interface Start {
	readonly names: Names;
	readonly events: readonly Event[];
	readonly station: StationName;
	/** Counts the starts: each is an evening of its own. */
	readonly count: number;
}

/** Another start, in the place of the last one. */
const anew =
	(next: Omit<Start, 'count'>) =>
	(last: Start | undefined): Start => ({ ...next, count: (last?.count ?? 0) + 1 });

/** What has happened in the sample evening when a station opens. */
const UNTIL: Readonly<Record<StationName, number>> = {
	window: 0,
	gate: MARKS.doors,
	till: MARKS.halfTime,
	closing: MARKS.closing,
};

/** What the visitor made in the card workshop goes along. */
function namesOf(): { readonly names: Names; readonly events: readonly Event[] } {
	const reading = readState(ownFragment() || location.hash);
	const own = fromCards(reading.ok ? reading.state : untouched);
	if (own === undefined) return { names: textOf('tools/matchday').example, events: [] };
	return { names: own.names, events: own.prices.map((price) => ({ ...price, at: EMPTY.at }) as Event) };
}

/** A match day: the finished sample as a story, or the visitor's own at four stations. */
export function MatchdayTool() {
	const t = translator('tools/matchday');
	const text = textOf('tools/matchday');
	const sample = useMemo(() => playedOf(SAMPLE), []);
	const title = useRef<HTMLHeadingElement>(null);
	const [start, setStart] = useState<Start>();
	const [fault, setFault] = useState<'missing' | 'refused'>();

	useEffect(() => {
		const arrive = () => {
			if (!isEvening(location.hash)) return;
			const log = eveningIn(location.hash);
			setFault(log ? undefined : 'refused');
			if (log) setStart(anew({ ...log, station: log.events.length > 0 ? 'closing' : 'window' }));
		};
		arrive();
		addEventListener('hashchange', arrive);
		return () => removeEventListener('hashchange', arrive);
	}, []);

	const begin = (station: StationName) => {
		setFault(undefined);
		const own = namesOf();
		if (station === 'window') setStart(anew({ ...own, station }));
		else setStart(anew({ names: text.example, events: SAMPLE.filter(({ at }) => at < UNTIL[station]), station }));
	};
	const end = () => {
		setStart(undefined);
		title.current?.focus();
	};

	return (
		<>
			<header className={css.head}>
				<p className={hero.label}>{text.label}</p>
				<h1 ref={title} tabIndex={-1} className={hero.title}>
					{start
						? text.own
						: t('title', { events: SAMPLE.length, missing: formatEuro(-(differenceOf(sample.evening) ?? 0)) })}
				</h1>
				{!start && <p className={css.lead}>{text.lead}</p>}
				{fault && (
					<p className={refusedCss.refused} role="alert">
						{fault === 'refused' && !start ? `${text[fault]} ${text.shown}` : text[fault]}
					</p>
				)}
				{!start && (
					<>
						<button ref={takeOver} type="button" data-js="play" className={button()} onClick={() => begin('window')}>
							{text.start}
						</button>
						<p className={css.note}>{text.note}</p>
					</>
				)}
			</header>
			{start ? (
				<OnDemand
					key={start.count}
					load={loadPlay}
					props={{ ...start, onEnd: end }}
					onFailure={() => {
						setStart(undefined);
						setFault('missing');
					}}
				/>
			) : (
				<Story sample={sample} onPlay={begin} />
			)}
		</>
	);
}
