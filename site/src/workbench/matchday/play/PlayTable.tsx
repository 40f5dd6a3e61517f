import { type ComponentType, useEffect, useRef, useState } from 'react';
import { textOf, translator } from '../../../i18n/i18n';
import { button } from '../../../ui/button';
import { BarCode } from '../BarCode';
import { dayOf, MARKS, timeOf } from '../clock';
import type { Event } from '../events';
import type { Names } from '../names';
import { ClosingStation } from './closing/ClosingStation';
import { EveningRoll } from './EveningRoll';
import { Gate } from './gate/Gate';
import css from './PlayTable.module.css';
import { addStationTexts } from './texts';
import { Till } from './till/Till';
import { type StationProps, usePlay } from './usePlay';
import { ShopWindow } from './window/ShopWindow';

addStationTexts();

/** The stations in the order of the evening. */
export type StationName = 'window' | 'gate' | 'till' | 'closing';

const STATIONS: readonly { readonly name: StationName; readonly Station: ComponentType<StationProps> }[] = [
	{ name: 'window', Station: ShopWindow },
	{ name: 'gate', Station: Gate },
	{ name: 'till', Station: Till },
	{ name: 'closing', Station: ClosingStation },
];

interface Props {
	readonly names: Names;
	/** What has happened before the visitor goes on. */
	readonly events: readonly Event[];
	readonly station: StationName;
	/** Ends the play: the story takes its place again. */
	readonly onEnd: () => void;
}

/** The evening to play: four stations, the roll that all of them print on, and the clock that acts move, or who winds it. */
export default function PlayTable({ names, events, station, onEnd }: Props) {
	const t = translator('tools/matchday/play');
	const page = textOf('tools/matchday');
	const play = usePlay(names, events);
	const [shown, setShown] = useState(station);
	const [isOpen, setOpen] = useState(false);
	const table = useRef<HTMLElement>(null);
	const next = Object.entries(MARKS).find(([, moment]) => moment > play.now);
	const last = play.lines[play.lines.length - 1];

	// What was pressed may be gone when an evening begins, or when the clock can't be wound further.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each time.
	useEffect(() => {
		if (document.activeElement === document.body) table.current?.focus({ preventScroll: true });
	}, [play.round, next === undefined]);

	useEffect(() => {
		document.getElementById(`station-${shown}`)?.scrollIntoView();
	}, [shown]);

	return (
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
			<div className={css.stations}>
				{STATIONS.map(({ name, Station }) => (
					<section key={name} id={`station-${name}`} className={css.station} data-shown={name === shown || undefined}>
						{/* Another evening begins with empty hands; the way home says what it opened. */}
						<Station key={name === 'closing' ? name : play.round} play={play} />
					</section>
				))}
				<div className={css.ends}>
					<button type="button" className={button('quiet')} onClick={play.restart}>
						{t('restart')}
					</button>
					{play.takeBack && (
						<button type="button" className={button('quiet')} onClick={play.takeBack}>
							{t('takeBack')}
						</button>
					)}
					<button type="button" className={button('quiet')} onClick={onEnd}>
						{t('end')}
					</button>
				</div>
			</div>
			<div className={css.roll}>
				<EveningRoll lines={play.lines} club={play.names.club} />
			</div>
			<nav className={css.tabs} aria-label={t('stations')}>
				<details className={css.last} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
					<summary>
						{last ? (
							<>
								<span>{`${last.time} ${last.text}`}</span>
								<span>{last.right}</span>
							</>
						) : (
							t('roll.empty')
						)}
					</summary>
					{isOpen && <EveningRoll lines={play.lines} club={play.names.club} />}
				</details>
				{STATIONS.map(({ name }) => (
					<button
						key={name}
						type="button"
						aria-current={name === shown || undefined}
						onClick={() => {
							setShown(name);
							setOpen(false);
						}}
					>
						{page.stations[name]}
					</button>
				))}
			</nav>
		</section>
	);
}
