import { useEffect, useId, useRef, useState } from 'react';
import { textOf, translator } from '../../../../i18n/i18n';
import { MARKS, timeOf } from '../../clock';
import type { Impossible } from '../../evening';
import type { Event } from '../../events';
import { numberIn, useScanner } from '../scanner';
import type { StationProps } from '../usePlay';
import css from './Gate.module.css';
import { Post } from './Post';
import { Stubs } from './Stubs';
import { TurnedAway } from './TurnedAway';
import { gateHeadline, idleOf, lastVerdict } from './verdict';

/** The gate: tickets are tapped or typed, and it says who may come in. */
export function Gate({ play }: StationProps) {
	const t = translator('tools/matchday/gate');
	const { evening, events, names, now } = play;
	const [fault, setFault] = useState<Impossible>();
	/** The verdict whose guest has gone. */
	const [gone, setGone] = useState<Event>();
	const desk = useRef<HTMLFieldSetElement>(null);
	const hasActed = useRef(false);

	const idle = idleOf(evening, now);
	const last = lastVerdict(events, evening);
	const isOver = idle === 'over' || idle === 'ended';
	const verdict = isOver || last?.event === gone ? undefined : last;
	const isRefused = verdict !== undefined && verdict.kind !== 'valid';
	const headline = gateHeadline(evening, now);
	const hint =
		idle === 'over'
			? 'closed'
			: idle === 'ended'
				? 'ended'
				: evening.tickets.length === 0
					? 'nothing'
					: idle === 'shut'
						? 'early'
						: 'tap';
	const doors = { time: timeOf(MARKS.doors) };

	// Where what had the focus is gone, it goes on: to what does no harm when it is pressed.
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked for each verdict, and when its guest has gone.
	useEffect(() => {
		const { activeElement } = document;
		const isHidden = activeElement instanceof HTMLElement && activeElement.offsetParent === null;
		if (!hasActed.current || (activeElement !== document.body && !isHidden)) return;
		const next = desk.current?.querySelector<HTMLElement>(isRefused ? '[data-skip]' : 'button');
		next?.focus({ preventScroll: true });
	}, [verdict?.event]);

	const check = (number: number) => {
		hasActed.current = true;
		setFault(play.check(number));
	};
	useScanner((number) => {
		play.go('gate');
		check(number);
	});

	return (
		<div className={css.gate} data-refused={isRefused || undefined}>
			<h2 className="sr-only">{t(`headlines.${headline.key}`, { ...headline.figures, ...doors })}</h2>
			<Post verdict={verdict} idle={idle} names={names} />
			<fieldset ref={desk} className={css.desk} disabled={isOver}>
				<legend className="sr-only">{t('panel')}</legend>
				<Stubs evening={evening} names={names} onTap={check} />
				{isRefused ? (
					<TurnedAway
						key={verdict.place}
						play={play}
						verdict={verdict}
						onCheck={check}
						onSkip={() => setGone(verdict.event)}
					/>
				) : (
					<p className={css.hint}>{t(`hints.${hint}`, doors)}</p>
				)}
				{fault && <p role="alert">{textOf('tools/matchday').impossible[fault]}</p>}
				<TicketField onCheck={check} />
			</fieldset>
		</div>
	);
}

/** A number to check: typed, or written by a scanner. Enter checks it, Escape clears it. */
function TicketField({ onCheck }: { readonly onCheck: (number: number) => void }) {
	const t = translator('tools/matchday/gate');
	const [typed, setTyped] = useState('');
	const [isFault, setFault] = useState(false);
	const fault = useId();

	const write = (text: string) => {
		setTyped(text);
		setFault(false);
	};
	const check = () => {
		const number = numberIn(typed.trim());
		setFault(number === undefined);
		if (number === undefined) return;
		setTyped('');
		onCheck(number);
	};

	return (
		<form
			className={css.field}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				check();
			}}
		>
			<label>
				{`${t('field.label')} `}
				<input
					type="text"
					inputMode="numeric"
					autoComplete="off"
					maxLength={16}
					placeholder={t('field.placeholder')}
					value={typed}
					aria-invalid={isFault || undefined}
					aria-describedby={isFault ? fault : undefined}
					onChange={({ target }) => write(target.value)}
					onKeyDown={({ key }) => key === 'Escape' && write('')}
				/>
			</label>
			<button type="submit">{t('field.check')}</button>
			{isFault && (
				<p id={fault} role="alert">
					{t('field.fault')}
				</p>
			)}
		</form>
	);
}
