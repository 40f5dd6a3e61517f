import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { textOf, translator } from '../../../i18n/i18n';
import { button } from '../../../ui/button';
import { BarCode } from '../BarCode';
import { dayOf, MARKS, type Moment, timeOf } from '../clock';
import { STATIONS, type StationName } from '../events';
import { gateOf } from '../figures';
import { priceText } from '../money';
import { forget } from '../saved';
import { Confirm } from './Confirm';
import { EveningRoll } from './EveningRoll';
import css from './PlayTable.module.css';
import { stationComponents } from './stations';
import { Take } from './take/Take';
import { type Beginning, type Play, usePlay } from './usePlay';

interface Props extends Beginning {
	/** Ends the play: the start screen takes its place again. */
	readonly onEnd: () => void;
}

/** The evening to play: four stations, the roll that all of them print on, and the clock that acts move, or who winds it. */
export default function PlayTable({ onEnd, ...start }: Props) {
	const t = translator('tools/matchday/play');
	const page = textOf('tools/matchday');
	const play = usePlay(start);
	const [isAsked, setAsked] = useState(false);
	/** The report may be a moment late: no tap at a station waits for it. */
	const later = useDeferredValue(play);
	const { station: shown } = play;
	const table = useRef<HTMLElement>(null);
	const station = useRef<HTMLElement>(null);
	const windKey = useRef<HTMLButtonElement>(null);
	const next = (Object.keys(MARKS) as Moment[]).find((mark) => MARKS[mark] > play.now);

	// Each station is shown from its head on. What was pressed may be gone, or out of sight with its station; who wound the clock goes
	// on at the station, too.
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked for each station, and when the clock has been wound.
	useEffect(() => {
		table.current?.scrollIntoView();
		const { activeElement } = document;
		const isInSight = activeElement !== document.body && (activeElement?.getClientRects().length ?? 0) > 0;
		if (!isInSight || (play.wound && activeElement === windKey.current))
			station.current?.focus({ preventScroll: true });
	}, [shown, play.wound]);

	return (
		<>
			<section
				ref={table}
				className={css.table}
				aria-label={page.label}
				data-playing=""
				onKeyDown={({ key }) => key === 'Escape' && play.skip()}
			>
				<header className={css.clock}>
					<p className={`headline ${css.time}`}>
						<small>{page.roll.days[dayOf(play.now)]}</small> <span>{timeOf(play.now)}</span>
					</p>
					<BarCode lines={play.lines} now={play.now} />
					{next && !play.evening.closedAt && (
						<button
							ref={windKey}
							type="button"
							className={`label ${css.wind}`}
							data-meaning={`${next} ${play.isWinding}`}
							onClick={play.isWinding ? play.skip : () => play.wind(next)}
						>
							{play.isWinding ? t('skip') : t('wind', { time: timeOf(MARKS[next]), mark: page.marks[next] })}
						</button>
					)}
				</header>
				<nav className={css.tabs} aria-label={t('stations')}>
					{STATIONS.map((name) => (
						<button
							key={name}
							type="button"
							className="label"
							aria-current={name === shown ? 'page' : undefined}
							onClick={() => play.go(name)}
						>
							{`${page.stations[name]} `}
							<small>{statusOf(name, play)}</small>
						</button>
					))}
				</nav>
				<div className={css.stations}>
					<p role="status" className={css.wound}>
						{woundText(play)}
					</p>
					{STATIONS.map((name) => {
						const Station = stationComponents[name];
						return (
							<section
								key={name}
								ref={name === shown ? station : undefined}
								id={`station-${name}`}
								aria-label={page.stations[name]}
								tabIndex={-1}
								data-shown={name === shown || undefined}
							>
								<Station play={play} />
								{name === 'closing' && <Take play={later} />}
							</section>
						);
					})}
				</div>
				<EveningRoll lines={play.lines} club={play.names.club} />
			</section>
			<div className={css.ends}>
				{isAsked ? (
					<Confirm
						text={t('lost')}
						answers={[t('goOn'), t('end')]}
						onNo={() => setAsked(false)}
						onYes={() => {
							forget();
							onEnd();
						}}
					/>
				) : (
					<button type="button" className={button('quiet')} data-asks="" onClick={() => setAsked(true)}>
						{t('end')}
					</button>
				)}
			</div>
		</>
	);
}

/** What happened while the clock was wound on. */
function woundText({ wound }: Play): string {
	if (wound === undefined) return '';
	const t = translator('tools/matchday/play');
	const { mark, sold, inside, turned, receipts, sum } = wound;
	const happened = [
		sold > 0 && t('wound.sold', { count: sold }),
		inside + turned > 0 && t(turned === 0 ? 'wound.gateAll' : 'wound.gate', { count: inside, turned }),
		receipts > 0 && t('wound.till', { count: receipts, sum: priceText(sum) }),
	].filter((words) => words !== false);
	return [
		`${textOf('tools/matchday').marks[mark]}.`,
		...(happened.length === 0 ? [t('wound.nothing')] : happened),
		...(mark === 'kickOff' || mark === 'finalWhistle' ? [t(`wound.${mark}`)] : []),
	].join(' ');
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
