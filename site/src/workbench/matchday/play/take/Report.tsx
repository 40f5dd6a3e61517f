import type { ClipboardEvent, Ref } from 'react';
import words from '../../../../../../locales/de/papers/match-day.json';
import { GROUPS } from '../../../../bookkeeping/goods';
import { textOf, translator } from '../../../../i18n/i18n';
import { formatCents } from '../../../../money/amounts';
import { FigureTable } from '../../../FigureTable';
import { priceText } from '../../money';
import { type Names, nameOf } from '../../names';
import { whenOf } from '../../roll';
import type { Evening } from '../../state';
import { zReportOf } from '../closing/z-report';
import type { ReportFigures } from './figures';
import css from './Report.module.css';

interface Props {
	readonly report: ReportFigures;
	readonly evening: Evening;
	readonly names: Names;
	readonly ref: Ref<HTMLElement>;
}

/** Copies what is marked: spreadsheets know no minus but that of the keyboard. */
function copy(event: ClipboardEvent): void {
	const marked = getSelection();
	if (!marked || marked.rangeCount === 0) return;
	const part = document.createElement('div');
	part.append(marked.getRangeAt(0).cloneContents());
	event.clipboardData.setData('text/html', part.innerHTML.replaceAll('−', '-'));
	event.clipboardData.setData('text/plain', String(marked).replaceAll('−', '-'));
	event.preventDefault();
}

/** The evening on a sheet of A4, punched for the folder. */
export function Report({ report, evening, names, ref }: Props) {
	const t = translator('tools/matchday/take');
	const page = textOf('tools/matchday');
	const text = textOf('tools/matchday/take').report;
	const { guests, tickets, cancelled, ticketSum, bar, barSum, payments, taxes, taxSum, halfHours, difference } = report;
	const { float, cash, expected } = zReportOf(evening);
	const { sum } = text;
	const most = Math.max(1, ...halfHours.map(({ gross }) => gross));
	const atGate = halfHours.reduce((all, { gate }) => all + gate, 0);
	const online = payments.find(({ payment }) => payment === 'online')?.gross ?? 0;
	return (
		<article ref={ref} className={`paper ${css.sheet}`} aria-labelledby="matchday-report" onCopy={copy}>
			<svg viewBox="0 0 16 90" aria-hidden="true">
				<path d="M8 45h4" />
				<circle cx={10} cy={5} r={2.75} />
				<circle cx={10} cy={85} r={2.75} />
			</svg>
			<header>
				<p>{[names.club, page.day, page.kickOff].filter(Boolean).join(' · ')}</p>
				<h3 id="matchday-report">{t('report.sheet', { event: names.event })}</h3>
				<p data-sample="">{page.sample}</p>
			</header>
			<p data-part="guests">
				<b className="headline">{guests.inside}</b>{' '}
				<span>{t('report.guests', { count: guests.inside, valid: guests.valid, turned: guests.turned })}</span>
			</p>
			<div className={css.tables}>
				<FigureTable
					caption={text.tickets.title}
					columns={text.tickets.columns}
					rows={[
						...tickets.map(({ item, pieces, gross }) => [
							nameOf(item, names, words),
							String(pieces),
							formatCents(gross),
						]),
						...(cancelled.pieces === 0
							? []
							: [
									[
										t('report.cancelled', { count: cancelled.numbers.length, number: cancelled.numbers[0] }),
										String(cancelled.pieces).replace('-', '−'),
										formatCents(cancelled.gross),
									],
								]),
					]}
					sum={[sum, String(ticketSum.pieces), formatCents(ticketSum.gross)]}
				/>
				<FigureTable
					caption={text.payments.title}
					columns={text.payments.columns}
					rows={payments.map(({ payment, gross }) => [words.payments[payment], formatCents(gross)])}
					sum={[sum, formatCents(report.gross)]}
				/>
				<FigureTable
					caption={text.taxes.title}
					columns={text.taxes.columns}
					rows={taxes
						.filter(({ gross }) => gross !== 0)
						.map(({ group, net, vat, gross }) => [
							t('report.rate', { group: words.groups[group], rate: GROUPS[group].rate }),
							...[net, vat, gross].map(formatCents),
						])}
					sum={[sum, ...[taxSum.net, taxSum.vat, taxSum.gross].map(formatCents)]}
				/>
				<FigureTable
					caption={text.bar.title}
					columns={text.bar.columns}
					rows={bar
						.filter(({ pieces, left }) => pieces !== 0 || left !== undefined)
						.map(({ item, pieces, left, gross }) => [
							nameOf(item, names, words),
							String(pieces),
							left === undefined ? '–' : String(left),
							formatCents(gross),
						])}
					sum={[sum, String(barSum.pieces), '', formatCents(barSum.gross)]}
				/>
				<FigureTable
					caption={text.till.title}
					columns={text.till.columns}
					rows={[
						[text.till.float, formatCents(float)],
						[text.till.cash, formatCents(cash)],
						[text.till.expected, formatCents(expected)],
						[text.till.counted, difference === undefined ? text.till.open : formatCents(expected + difference)],
					]}
					sum={[text.till.difference, difference === undefined ? text.till.open : formatCents(difference)]}
				/>
				{halfHours.length > 0 && (
					<FigureTable
						caption={text.halfHours.title}
						columns={text.halfHours.columns}
						rows={halfHours.map(({ from, gate, bar, gross }) => [
							whenOf(from),
							<i key="bar" style={{ inlineSize: `${Math.max(0, gross / most) * 100}%` }} />,
							...[bar, gate, gross].map(formatCents),
						])}
						sum={[sum, '', ...[barSum.gross, atGate, barSum.gross + atGate].map(formatCents)]}
					/>
				)}
				{online !== 0 && (
					<p>{t('report.halfHours.online', { online: priceText(online), gross: priceText(report.gross) })}</p>
				)}
			</div>
			{report.cupsOut !== 0 && (
				<p>
					{report.cupsOut > 0
						? t('report.cupsOut', { count: report.cupsOut })
						: t('report.cupsBack', { count: -report.cupsOut })}
				</p>
			)}
			<ul>
				{text.signatures.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			<footer>{text.foot}</footer>
		</article>
	);
}
