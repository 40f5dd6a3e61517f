import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import words from '../../../../../../locales/de/papers/match-day.json';
import { textOf, translator } from '../../../../i18n/i18n';
import { formatCents } from '../../../../money/amounts';
import { button } from '../../../../ui/button';
import { timeOf } from '../../clock';
import type { Good } from '../../events';
import { priceText } from '../../money';
import { type Names, nameOf } from '../../names';
import printedCss from '../../Roll.module.css';
import { Stepper } from '../../Stepper';
import { countOf } from '../../state';
import type { StationProps } from '../usePlay';
import {
	allOf,
	type Choice,
	isFree,
	NO_CHOICE,
	type Reversible,
	refundOf,
	reversalOf,
	reversiblesOf,
} from './reversible';
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

/** What goes back of a receipt: pieces of its lines, tickets by their number, or all that is left. */
function ReversalForm({ row, names, till }: FormProps) {
	const t = translator('tools/matchday/till');
	const [chosen, setChoice] = useState(NO_CHOICE);
	const form = useRef<HTMLDivElement>(null);
	/** Guests may have gone in meanwhile. */
	const free = row.tickets.filter(isFree).map(({ number }) => number);
	const choice = { ...chosen, tickets: chosen.tickets.filter((one) => free.includes(one)) };
	const all = allOf(row);
	const { number } = row.receipt;
	const refund = refundOf(row, choice);
	const isChosen = choice.tickets.length + countOf(choice.pieces) > 0;
	const isInside = row.tickets.some(({ admittedAt }) => admittedAt !== undefined);
	const isWhole = refundOf(row, all) === row.receipt.total;

	const chosenNow = isChosen ? JSON.stringify(choice) : '';
	// Slip and display show what would be printed, as long as it is being chosen.
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each change of what is chosen.
	useEffect(() => {
		if (!chosenNow) return;
		till.plan(reversalOf(number, choice));
		return () => till.plan(undefined);
	}, [chosenNow]);

	const change = (item: Good, count: number) => setChoice({ ...choice, pieces: { ...choice.pieces, [item]: count } });
	const tick = (ticket: number) => {
		const others = choice.tickets.filter((other) => other !== ticket);
		setChoice({ ...choice, tickets: others.length < choice.tickets.length ? others : [...others, ticket] });
	};
	const reverse = (what: Choice) => {
		if (!till.reverse(reversalOf(number, what), refundOf(row, what))) return;
		setChoice(NO_CHOICE);
		// The button may go with what it took back.
		form.current?.closest('details')?.querySelector('summary')?.focus();
	};

	return (
		<div ref={form} className={css.form}>
			{row.goods
				.filter(({ left }) => left > 0)
				.map(({ item, left }) => {
					const name = nameOf(item, names, words);
					const count = Math.min(left, choice.pieces[item] ?? 0);
					return (
						<div key={item} className={css.row}>
							<span>{name}</span>
							<Stepper
								less={t('reverse.less', { item: name })}
								more={t('reverse.plus', { item: name })}
								count={count}
								most={left}
								onStep={(by) => change(item, Math.min(left, Math.max(0, count + by)))}
							>
								{t('reverse.of', { count, left })}
							</Stepper>
						</div>
					);
				})}
			{row.tickets.map((ticket) => {
				const category = names[ticket.category];
				const label = t('reverse.ticket', { number: ticket.number, category });
				if (!isFree(ticket)) {
					return (
						<p key={ticket.number}>
							{`${label} ${t(ticket.cancelledAt === undefined ? 'reverse.inside' : 'reverse.cancelled')}`}
						</p>
					);
				}
				return (
					<label key={ticket.number}>
						<input
							type="checkbox"
							checked={choice.tickets.includes(ticket.number)}
							onChange={() => tick(ticket.number)}
						/>
						{label}
					</label>
				);
			})}
			{isInside && <p>{textOf('tools/matchday').impossible.isInside}</p>}
			{/* The upper place is the main one: what was chosen, as soon as something is. */}
			{row.isOpen && (
				<div className={css.ways} data-chosen={isChosen || undefined}>
					<button
						type="button"
						className={button(isChosen ? 'brand' : 'quiet', 'small')}
						aria-disabled={!isChosen || undefined}
						onClick={() => isChosen && reverse(choice)}
					>
						{isChosen ? t('reverse.chosen', { amount: priceText(refund) }) : t('reverse.choose')}
					</button>
					<button type="button" className={button(isChosen ? 'quiet' : 'brand', 'small')} onClick={() => reverse(all)}>
						{t(isWhole ? 'reverse.whole' : 'reverse.rest', { amount: priceText(refundOf(row, all)) })}
					</button>
				</div>
			)}
		</div>
	);
}
