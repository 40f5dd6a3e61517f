import { type ComponentType, useEffect, useRef, useState } from 'react';
import { textOf, translator } from '../../../i18n/i18n';
import { button } from '../../../ui/button';
import { BarCode } from '../BarCode';
import { dayOf, MARKS, timeOf } from '../clock';
import { type Event, STATIONS, type StationName } from '../events';
import { gateOf } from '../figures';
import type { Names } from '../names';
import { ClosingStation } from './closing/ClosingStation';
import { EveningRoll } from './EveningRoll';
import { Gate } from './gate/Gate';
import css from './PlayTable.module.css';
import { addStationTexts } from './texts';
import { Till } from './till/Till';
import { type Play, type StationProps, usePlay } from './usePlay';
import { ShopWindow } from './window/ShopWindow';

addStationTexts();

const COMPONENTS: Readonly<Record<StationName, ComponentType<StationProps>>> = {
	window: ShopWindow,
	gate: Gate,
	till: Till,
	closing: ClosingStation,
};

interface Props {
	readonly names: Names;
	/** What has happened before the visitor goes on. */
	readonly events: readonly Event[];
	readonly station: StationName;
	/** Ends the play: the start screen takes its place again. */
	readonly onEnd: () => void;
}

/** The evening to play: four stations, the roll that all of them print on, and the clock that acts move, or who winds it. */
export default function PlayTable({ names, events, station, onEnd }: Props) {
	const t = translator('tools/matchday/play');
	const page = textOf('tools/matchday');
	const play = usePlay(names, events);
	const [shown, setShown] = useState(station);
	const table = useRef<HTMLElement>(null);
	const next = Object.entries(MARKS).find(([, moment]) => moment > play.now);

	// What was pressed may be gone when an evening begins, or when the clock can't be wound further.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each time.
	useEffect(() => {
		if (document.activeElement === document.body) table.current?.focus({ preventScroll: true });
	}, [play.round, next === undefined]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each station is shown from its head on.
	useEffect(() => {
		table.current?.scrollIntoView();
	}, [shown]);

	return (
		<>
			<section ref={table} className={css.table} aria-label={page.label} tabIndex={-1} data-playing="">
				<header className={css.clock}>
					<p className={css.time}>
						<small>{page.roll.days[dayOf(play.now)]}</small>
						{` ${timeOf(play.now)}`}
					</p>
					<BarCode lines={play.lines} now={play.now} />
					{next && !play.evening.closedAt && (
						<button type="button" className={css.wind} onClick={() => play.wind(next[1])}>
							{t('wind', { time: timeOf(next[1]), mark: page.marks[next[0] as keyof typeof MARKS] })}
						</button>
					)}
				</header>
				<nav className={css.tabs} aria-label={t('stations')}>
					{STATIONS.map((name) => (
						<button
							key={name}
							type="button"
							aria-current={name === shown ? 'page' : undefined}
							onClick={() => setShown(name)}
						>
							{`${page.stations[name]} `}
							<small>{statusOf(name, play)}</small>
						</button>
					))}
				</nav>
				<div className={css.stations}>
					{STATIONS.map((name) => {
						const Station = COMPONENTS[name];
						return (
							<section key={name} id={`station-${name}`} data-shown={name === shown || undefined}>
								{/* Another evening begins with empty hands; the way home says what it opened. */}
								<Station key={name === 'closing' ? name : play.round} play={play} onGo={setShown} />
							</section>
						);
					})}
				</div>
				<EveningRoll lines={play.lines} club={play.names.club} />
			</section>
			<div className={css.ends}>
				{play.takeBack && (
					<button type="button" className={button('quiet')} onClick={play.takeBack}>
						{t('takeBack')}
					</button>
				)}
				<button type="button" className={button('quiet')} onClick={onEnd}>
					{t('end')}
				</button>
			</div>
		</>
	);
}

/** What a tab says of its station, or from when on there is something to do. */
function statusOf(station: StationName, { evening, now }: Play): string {
	const t = translator('tools/matchday/play');
	const { valid, inside } = gateOf(evening);
	const from = (mark: number) => t('from', { time: timeOf(mark) });
	switch (station) {
		case 'window':
			return t('tabs.window', { count: valid });
		case 'gate':
			return now < MARKS.doors ? from(MARKS.doors) : t('tabs.gate', { count: inside });
		case 'till':
			return now < MARKS.doors && evening.receipts.length === 0
				? from(MARKS.doors)
				: t('tabs.till', { count: evening.receipts.length });
		case 'closing':
			if (evening.closedAt !== undefined) return t('tabs.closed');
			return now < MARKS.closing ? from(MARKS.closing) : t('tabs.closing');
	}
}
