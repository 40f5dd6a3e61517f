import { useEffect, useRef } from 'react';
import words from '../../../../../../locales/de/papers/match-day.json';
import type { Item } from '../../../../bookkeeping/goods';
import { taxesOf } from '../../../../bookkeeping/sale';
import { textOf, translator } from '../../../../i18n/i18n';
import { formatCents } from '../../../../money/amounts';
import { type PrintedRow, PrintedRows } from '../../../../ui/PrintedSlip';
import { dayOf, dayText, timeOf } from '../../clock';
import { nameOf } from '../../names';
import printedCss from '../../Roll.module.css';
import type { StationProps } from '../usePlay';
import css from './Till.module.css';
import type { TillState } from './useTill';

interface Props extends StationProps {
	readonly till: TillState;
}

/** 'Sa 17.4.2027' */
function dayWritten(moment: number): string {
	return `${textOf('tools/matchday').roll.days[dayOf(moment)]} ${dayText(moment)}`;
}

/** The receipt in the printer: lines to take off again, then the paid one until the next key. On a phone it has no head. */
export function Slip({ play, till }: Props) {
	const t = translator('tools/matchday/till');
	const paper = useRef<HTMLElement>(null);
	const { evening, names } = play;
	const { printed } = till;
	const draft = Object.entries(till.pieces) as [Item, number][];
	const lines = printed?.lines ?? draft.map(([item, pieces]) => ({ item, pieces, price: evening.prices[item] }));
	const number = printed?.number ?? evening.receipts.length + 1;
	const at = printed?.at ?? play.now;
	const total = printed?.total ?? till.total;
	const list = useRef<HTMLOListElement>(null);
	const isBack = total < 0;
	const rows: readonly PrintedRow[] = [
		{ text: t('receipt.sum'), amount: formatCents(total), weight: 'sum' },
		...taxesOf(lines).map(({ rate, gross, vat }) => ({
			text: t('receipt.tax', { rate, gross: formatCents(gross) }),
			amount: formatCents(vat),
		})),
		...(printed
			? [
					{
						text: t(isBack && printed.payment === 'cash' ? 'receipt.cashBack' : `receipt.${printed.payment}`),
						amount: formatCents(isBack ? total : printed.given),
					},
				]
			: []),
		...(printed?.payment === 'cash' && !isBack
			? [{ text: t('receipt.change'), amount: formatCents(printed.given - total) }]
			: []),
	];

	// The newest line is in sight.
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each line.
	useEffect(() => {
		list.current?.scrollTo({ top: list.current.scrollHeight });
	}, [lines.length]);

	return (
		<div className={css.printer}>
			<section
				ref={paper}
				tabIndex={-1}
				aria-label={t('receipt.label')}
				className={`paper ${printedCss.paper} ${css.paper}`}
			>
				<p className={css.club}>
					<strong>{names.club}</strong>
					<span>{t('receipt.head', { number, day: dayWritten(at), time: timeOf(at) })}</span>
				</p>
				<p className={printedCss.sample}>{textOf('tools/matchday/play').roll.sample}</p>
				{printed?.cancels !== undefined && <p>{t('receipt.cancels', { number: printed.cancels })}</p>}
				{lines.length === 0 && <p>{t('receipt.empty')}</p>}
				<ol ref={list}>
					{lines.map((line, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the receipt.
						<li key={index} data-minus={line.pieces < 0 || undefined}>
							<span>{String(line.price < 0 ? -line.pieces : line.pieces).replace('-', '−')}</span>{' '}
							<span>{nameOf(line.item, names, words)}</span> <span>{formatCents(line.pieces * line.price)}</span>
							{!printed && (
								<button
									type="button"
									aria-label={t('receipt.take', { pieces: line.pieces, item: nameOf(line.item, names, words) })}
									onClick={() => {
										till.take(line.item);
										// The key is gone with its line.
										paper.current?.focus({ preventScroll: true });
									}}
								>
									×
								</button>
							)}
						</li>
					))}
				</ol>
				<PrintedRows rows={rows} />
				{printed && printed.tickets.length > 0 && (
					<p>{t('receipt.tickets', { numbers: printed.tickets.join(', ') })}</p>
				)}
			</section>
			<span className={printedCss.slot} />
		</div>
	);
}
