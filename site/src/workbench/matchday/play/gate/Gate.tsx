import { useEffect, useRef, useState } from 'react';
import { textOf, translator } from '../../../../i18n/i18n';
import { MARKS, timeOf } from '../../clock';
import type { Impossible } from '../../evening';
import type { Event } from '../../events';
import type { StationProps } from '../usePlay';
import { Camera } from './Camera';
import css from './Gate.module.css';
import { NumberPad } from './NumberPad';
import { Post } from './Post';
import { Stubs } from './Stubs';
import { type CameraFault, canScan } from './scanner';
import { sound, wake } from './sound';
import { TurnedAway } from './TurnedAway';
import { checkOf, countsOf, gateHeadline, idleOf, lastVerdict } from './verdict';

const WAYS = ['ticket', 'number', 'camera'] as const;
type Way = (typeof WAYS)[number];

/** The gate: tickets are tapped, typed or held before the camera, and it says who may come in. */
export function Gate({ play }: StationProps) {
	const t = translator('tools/matchday/gate');
	const { evening, events, names, now } = play;
	const [way, setWay] = useState<Way>('ticket');
	const [isLoud, setLoud] = useState(false);
	const [fault, setFault] = useState<Impossible>();
	const [cameraFault, setCameraFault] = useState<CameraFault>();
	/** The verdict whose guest has gone. */
	const [gone, setGone] = useState<Event>();
	const panel = useRef<HTMLFieldSetElement>(null);
	const hasActed = useRef(false);

	const idle = idleOf(evening, now);
	const last = lastVerdict(events, evening);
	const verdict = last?.event === gone ? undefined : last;
	const isRefused = verdict !== undefined && verdict.kind !== 'valid' && idle !== 'over';
	const { inside, outside } = countsOf(evening);
	const headline = gateHeadline(evening, now);
	const hint =
		idle === 'over' ? 'closed' : evening.tickets.length === 0 ? 'nothing' : idle === 'shut' ? 'early' : 'tap';
	const doors = { time: timeOf(MARKS.doors) };

	// Where what had the focus is gone, it goes on: to what does no harm when it is pressed.
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked for each verdict, when its guest has gone, and for each way.
	useEffect(() => {
		const { current } = panel;
		const isHidden = current?.offsetParent === null && current.contains(document.activeElement);
		if (current === null || (document.activeElement !== document.body && !isHidden)) return;
		const next = isRefused ? current.parentElement?.querySelector('[data-skip]') : current.querySelector('button');
		if (next instanceof HTMLElement && hasActed.current) next.focus({ preventScroll: true });
	}, [verdict?.event, way]);

	const check = (number: number) => {
		// Nobody is let in before the doors open.
		if (idle === 'shut') play.wind(MARKS.doors);
		hasActed.current = true;
		const act = checkOf(evening, number);
		const why = play.act(act);
		setFault(why);
		setCameraFault(undefined);
		if (why === undefined && isLoud) sound(act.kind === 'admitted' ? 'valid' : 'refused');
	};

	return (
		<div className={css.gate} data-way={way} data-refused={isRefused || undefined}>
			<header>
				<span aria-hidden="true">{doors.time}</span>
				<h2>{t(`headlines.${headline.key}`, { ...headline.figures, ...doors })}</h2>
			</header>
			<Post verdict={verdict} idle={idle} names={names} />
			<div className={css.counts}>
				<p>
					<b>{inside}</b>
					{` ${t('counts.inside')}`}, <b>{outside}</b>
					{` ${t('counts.outside')}`}
				</p>
				<button
					type="button"
					aria-pressed={isLoud}
					onClick={() => {
						if (!isLoud) wake();
						setLoud(!isLoud);
					}}
				>
					{`${t('sound.label')} `}
					<span aria-hidden="true">{t(isLoud ? 'sound.on' : 'sound.off')}</span>
				</button>
			</div>
			<fieldset ref={panel} className={css.panel} disabled={idle === 'over'}>
				<legend className="sr-only">{t('ways.panel')}</legend>
				<p data-hint={hint}>{t(`hints.${hint}`, doors)}</p>
				{fault && <p role="alert">{textOf('tools/matchday').impossible[fault]}</p>}
				{cameraFault && <p role="alert">{t(`camera.faults.${cameraFault}`)}</p>}
				{way === 'ticket' && <Stubs evening={evening} names={names} onTap={check} />}
				{way === 'camera' && (
					<Camera
						onCheck={check}
						onFault={(why) => {
							hasActed.current = true;
							setCameraFault(why);
							setWay('number');
						}}
					/>
				)}
				<NumberPad onCheck={check} />
			</fieldset>
			{isRefused && (
				<TurnedAway
					key={events.indexOf(verdict.event)}
					play={play}
					verdict={verdict}
					onCheck={check}
					onSkip={() => setGone(verdict.event)}
				/>
			)}
			<fieldset className={css.ways} disabled={idle === 'over'}>
				<legend className="sr-only">{t('ways.legend')}</legend>
				{WAYS.filter((name) => name !== 'camera' || canScan()).map((name) => (
					<label key={name}>
						<input type="radio" name="gate-way" checked={name === way} onChange={() => setWay(name)} />
						<span>{t(`ways.${name}`)}</span>
					</label>
				))}
			</fieldset>
		</div>
	);
}
