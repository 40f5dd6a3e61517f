import { type Ref, useMemo, useRef } from 'react';
import words from '../../../../../../locales/de/papers/match-day.json';
import { textOf, translator } from '../../../../i18n/i18n';
import { formatCents } from '../../../../money/amounts';
import { button } from '../../../../ui/button';
import { timeOf } from '../../clock';
import type { Act, Good, Pieces } from '../../events';
import { priceText } from '../../money';
import { type Names, nameOf } from '../../names';
import printedCss from '../../Roll.module.css';
import type { StationProps } from '../usePlay';
import { allBack, isFree, type Reversible, refundOf, reversiblesOf } from './reversible';
import css from './Till.module.css';
import type { TillState } from './useTill';

interface Props extends StationProps {
	/** Takes receipts back; without it they can only be read. */
	readonly till?: TillState;
	readonly ref?: Ref<HTMLElement>;
}

/** The evening's receipts, newest first: each can be taken back, none can be deleted. */
export function Receipts({ play, till, ref }: Props) {
	const t = translator('tools/matchday/till');
	const { payments } = textOf('tools/matchday').roll;
	const { evening } = play;
	const rows = useMemo(() => reversiblesOf(evening), [evening]);

	return (
		<section
			ref={ref}
			tabIndex={-1}
			className={css.receipts}
			aria-label={t(till ? 'reverse.title' : 'reverse.readOnly')}
		>
			{till && <h3>{t('reverse.title')}</h3>}
			{till && <p>{t(rows.length > 0 ? 'reverse.why' : 'reverse.none')}</p>}
			<ol className={`paper ${printedCss.paper} ${css.list}`}>
				{rows.map((row) => {
					const { number, at, payment, total, cancels } = row.receipt;
					const isSale = row.goods.length + row.tickets.length > 0;
					const title = (
						<>
							<span>{[timeOf(at), t('reverse.receipt', { number }), payments[payment]].join(' ')}</span>{' '}
							<strong>{formatCents(total)}</strong>
							{cancels !== undefined && <small>{t('receipt.cancels', { number: cancels })}</small>}
							{isSale && !row.isOpen && row.tickets.every(({ admittedAt }) => admittedAt === undefined) && (
								<small>{t('reverse.done')}</small>
							)}
						</>
					);
					return (
						<li key={number}>
							{till && isSale ? (
								<details name="till-receipt">
									<summary>{title}</summary>
									<ReversalForm row={row} names={play.names} till={till} />
								</details>
							) : (
								<p>{title}</p>
							)}
						</li>
					);
				})}
			</ol>
		</section>
	);
}

interface FormProps {
	readonly row: Reversible;
	readonly names: Names;
	readonly till: TillState;
}

/** What can go back of a receipt, a press each: a piece, a ticket, or all that is left. */
function ReversalForm({ row, names, till }: FormProps) {
	const t = translator('tools/matchday/till');
	const form = useRef<HTMLDivElement>(null);
	const { goods, tickets, receipt } = row;
	const left = goods.filter(({ left }) => left > 0);
	const isInside = tickets.some(({ admittedAt }) => admittedAt !== undefined);
	const all = refundOf(row);
	const isOne = tickets.filter(isFree).length + left.reduce((sum, { left }) => sum + left, 0) === 1;

	const reverse = (act: Act) => {
		// The button may go with what it took back.
		if (till.reverse(act)) form.current?.closest('details')?.querySelector('summary')?.focus();
	};
	const part = (pieces: Pieces<Good>, numbers: readonly number[], text: string) => (
		<button
			key={text}
			type="button"
			className={button('quiet', 'small')}
			onClick={() => reverse({ kind: 'reversed', receipt: receipt.number, pieces, tickets: numbers })}
		>
			{text}
		</button>
	);

	return (
		<div ref={form} className={css.form}>
			{row.isOpen && (
				<button type="button" className={button('brand', 'small')} onClick={() => reverse(allBack(row))}>
					{t(all === receipt.total ? 'reverse.whole' : 'reverse.rest', { amount: priceText(all) })}
				</button>
			)}
			{!isOne &&
				left.map(({ item, left, price }) =>
					part(
						{ [item]: 1 },
						[],
						t('reverse.piece', { count: left, item: nameOf(item, names, words), amount: priceText(price) }),
					),
				)}
			{tickets.map((ticket) => {
				const { number, price, cancelledAt } = ticket;
				const text = t('reverse.ticket', { number, category: names[ticket.category] });
				if (!isFree(ticket)) {
					return (
						<p key={number}>{`${text} ${t(cancelledAt === undefined ? 'reverse.inside' : 'reverse.cancelled')}`}</p>
					);
				}
				return !isOne && part({}, [number], t('reverse.back', { what: text, amount: priceText(price) }));
			})}
			{isInside && <p>{textOf('tools/matchday').impossible.isInside}</p>}
		</div>
	);
}
