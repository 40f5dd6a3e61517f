import { useId, useState } from 'react';
import { textOf, translator } from '../../../../i18n/i18n';
import { button } from '../../../../ui/button';
import { MARKS, timeOf } from '../../clock';
import type { Impossible } from '../../evening';
import { gateOf } from '../../figures';
import { priceText } from '../../money';
import { numberIn, useScanner } from '../scanner';
import type { StationProps } from '../usePlay';
import css from './Gate.module.css';
import { Post } from './Post';
import { Stubs } from './Stubs';
import { idleOf, lastVerdict, otherDayOfMonth } from './verdict';

/** The gate: tickets are tapped or typed, and it says who may come in. */
export function Gate({ play }: StationProps) {
	const t = translator('tools/matchday/gate');
	const { evening, events, names, now } = play;
	const [fault, setFault] = useState<Impossible>();
	const idle = idleOf(evening, now);
	const isOver = idle === 'over' || idle === 'ended';
	const verdict = isOver ? undefined : lastVerdict(events, evening);
	const { inside, turned } = gateOf(evening);
	const doors = { time: timeOf(MARKS.doors) };

	const check = (number: number) => setFault(play.check(number));
	useScanner((number) => {
		play.go('gate');
		check(number);
	});

	return (
		<div className={css.gate}>
			<h2 className="sr-only">
				{inside + turned > 0
					? t('headline', { count: inside, turned })
					: t(idle === 'shut' ? 'headlineShut' : 'headlineOpen', doors)}
			</h2>
			<Post verdict={verdict} idle={idle} names={names} isSilent={play.isWinding} />
			<fieldset className={css.desk} disabled={isOver}>
				<legend className="sr-only">{t('panel')}</legend>
				<Stubs evening={evening} names={names} onTap={check} />
				{verdict && verdict.kind !== 'valid' ? (
					<div className={css.hint}>
						<p>
							{t(`next.${verdict.kind}`, {
								price: priceText(verdict.ticket?.price ?? 0),
								date: t('date', { day: otherDayOfMonth() }),
							})}
						</p>
						<button type="button" className={button('quiet', 'small')} onClick={() => play.go('till')}>
							{t('next.go')}
						</button>
					</div>
				) : (
					<p className={css.hint}>
						{t(`hints.${isOver || idle === 'shut' ? idle : evening.tickets.length === 0 ? 'nothing' : 'tap'}`, doors)}
					</p>
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
		// Many a scanner sends Enter twice.
		if (typed.trim() === '') return;
		const number = numberIn(typed);
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
					className="headline"
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
