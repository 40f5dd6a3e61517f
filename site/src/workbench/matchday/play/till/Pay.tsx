import { useId } from 'react';
import { translator } from '../../../../i18n/i18n';
import { formatCents } from '../../../../money/amounts';
import { euros } from '../../../written';
import { priceText } from '../../money';
import moneyCss from '../Money.module.css';
import css from './Till.module.css';
import type { TillState } from './useTill';

interface Props {
	readonly till: TillState;
	/** The receipts are shown in place of the keys. */
	readonly isReversing: boolean;
	readonly onReverse: () => void;
}

/** Display, notes and the keys that end a receipt. */
export function Pay({ till, isReversing, onReverse }: Props) {
	const t = translator('tools/matchday/till');
	const id = useId();
	const { printed, given, fault } = till;
	const isPayout = till.total < 0;

	return (
		<form
			className={css.pay}
			aria-label={t('pay.label')}
			data-reversing={isReversing || undefined}
			onSubmit={(event) => {
				event.preventDefault();
				till.pay('cash');
			}}
		>
			<div
				className={css.display}
				data-printed={printed ? '' : undefined}
				data-payout={(printed?.total ?? till.total) < 0 || undefined}
			>
				<p>
					{`${t('pay.sum')} `}
					<b>{formatCents(printed?.total ?? till.total)}</b>
				</p>
				<p>
					<label htmlFor={id}>{t('pay.given')}</label>
					<input
						id={id}
						type="text"
						inputMode={euros.inputMode}
						enterKeyHint="done"
						autoComplete="off"
						placeholder={printed && printed.cancels === undefined ? formatCents(printed.given) : '0,00'}
						value={given}
						aria-invalid={till.cents === undefined || undefined}
						aria-describedby={`${id}-answer`}
						onChange={({ target }) => till.type(target.value)}
						onKeyDown={({ key }) => key === 'Escape' && till.type('')}
					/>
				</p>
				<div id={`${id}-answer`} className={css.answer}>
					<Answer till={till} />
				</div>
			</div>
			{fault && (
				<p className={css.fault} role="alert">
					{fault}
				</p>
			)}
			<GivenNotes till={till} isOff={isReversing || printed !== undefined || isPayout} />
			<div className={css.ends}>
				{/* Where somebody has just paid, nothing acts, and the focus stays. */}
				<button type="submit" aria-disabled={printed !== undefined || undefined}>
					{printed ? t('pay.paid') : isPayout ? t('pay.payOut', { amount: priceText(-till.total) }) : t('pay.cash')}
				</button>
				{!printed && !isPayout && (
					<button type="button" onClick={() => till.pay('card')}>
						{t('pay.card')}
					</button>
				)}
				<button type="button" aria-expanded={isReversing} onClick={onReverse}>
					{t(isReversing ? 'reverse.close' : 'reverse.open')}
				</button>
			</div>
		</form>
	);
}

/** What the display says at its right: the change, what is missing, what goes back. */
function Answer({ till }: { readonly till: TillState }) {
	const t = translator('tools/matchday/till');
	const { printed, total, cents, given, isEmpty, isAsked } = till;
	const figure = (label: string, amount: number) => (
		<p>
			{`${label} `}
			<b>{priceText(amount)}</b>
		</p>
	);
	const sum = printed?.total ?? total;
	if (sum < 0) return figure(t('pay.back'), -sum);
	if (printed?.payment === 'card') return <p>{t('pay.paidByCard')}</p>;
	if (printed) return figure(t('pay.change'), printed.given - printed.total);
	if (cents === undefined) return <p data-missing="">{t('pay.unread')}</p>;
	if (given === '' && !isAsked) return null;
	if (cents < total) return <p data-missing="">{t('pay.missing', { amount: priceText(total - cents) })}</p>;
	return isEmpty ? null : figure(t('pay.change'), cents - total);
}

/** Notes that a guest puts down, euros. */
const NOTES = [5, 10, 20, 50] as const;

interface NotesProps {
	readonly till: TillState;
	/** Nobody pays: the place stays. */
	readonly isOff: boolean;
}

/** Notes that add up in the field. */
function GivenNotes({ till, isOff }: NotesProps) {
	const t = translator('tools/matchday/till');
	return (
		<div className={`${css.notes} ${moneyCss.money}`} inert={isOff}>
			<button type="button" onClick={till.payExactly}>
				{t('pay.exact')}
			</button>
			{NOTES.map((worth) => (
				<button
					key={worth}
					type="button"
					data-worth={worth * 100}
					aria-label={t('pay.note', { worth })}
					onClick={() => till.tapNote(worth)}
				>
					{worth}
				</button>
			))}
		</div>
	);
}
