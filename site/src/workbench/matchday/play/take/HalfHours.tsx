import { textOf, translator } from '../../../../i18n/i18n';
import { formatCents, formatWhole } from '../../../../money/amounts';
import { Line } from '../../../../scenes/parts/Line';
import { Stage } from '../../../../scenes/parts/Stage';
import { timeOf } from '../../clock';
import { priceText } from '../../money';
import { whenOf } from '../../roll';
import { BARS_PLOT, barsOf } from './bars';
import type { ReportFigures } from './figures';
import css from './Report.module.css';
import { Table } from './Table';

/** Bars from one time that is written below to the next: as many times fit. */
const TIMES_MAX = 5;

/** What the till took when: as bars, and the same figures as a table. */
export function HalfHours({ report: { halfHours, gross, payments } }: { readonly report: ReportFigures }) {
	const t = translator('tools/matchday/take');
	const text = textOf('tools/matchday/take').report.halfHours;
	const online = payments.find(({ payment }) => payment === 'online')?.gross ?? 0;
	const best = halfHours.reduce((most, row) => (row.gross > (most?.gross ?? 0) ? row : most), halfHours[0]);
	if (best === undefined) return null;
	const sumOf = (part: 'gate' | 'bar' | 'gross') => formatCents(halfHours.reduce((sum, row) => sum + row[part], 0));
	const { width, base, bar, gate, ticks, middles } = barsOf(halfHours);
	const every = Math.ceil(halfHours.length / TIMES_MAX);
	return (
		<div className={css.chart}>
			<h4>{text.title}</h4>
			<p>
				<span className="whole">
					<i />
					{` ${t('report.halfHours.bar', { sum: sumOf('bar') })}`}
				</span>{' '}
				<span className="whole">
					<i data-key="gate" />
					{` ${t('report.halfHours.gate', { sum: sumOf('gate') })}`}
				</span>
			</p>
			<Stage
				width={360}
				height={176}
				label={t('report.halfHours.label', { time: whenOf(best.from), sum: priceText(best.gross) })}
			>
				<path
					d={ticks.map(({ y }) => `M${BARS_PLOT.left} ${y}H${BARS_PLOT.right}`).join('')}
					stroke="var(--paper-line)"
				/>
				{ticks.map(({ cents, y }) => (
					<Line key={cents} x={BARS_PLOT.left - 6} y={y + 5} size={14} anchor="end">
						{cents < 0 ? `−${formatWhole(-cents / 100)}` : formatWhole(cents / 100)}
					</Line>
				))}
				<path d={bar.map(({ x, y1, y2 }) => `M${x} ${y1}V${y2}`).join('')} stroke="var(--card)" strokeWidth={width} />
				<path
					d={gate.map(({ x, y1, y2 }) => `M${x} ${y1}V${y2}`).join('')}
					stroke="var(--card)"
					strokeWidth={width}
					strokeDasharray="1.5 2.5"
				/>
				<path
					d={gate.map(({ x, y1, y2 }) => `M${x - width / 2} ${y1}V${y2}H${x + width / 2}V${y1}`).join('')}
					fill="none"
					stroke="var(--card)"
				/>
				<path d={`M${BARS_PLOT.left} ${base}H${BARS_PLOT.right}`} stroke="var(--paper-ink)" strokeWidth={1.5} />
				{halfHours.map(({ from }, at) =>
					at % every === 0 ? (
						<Line key={from} x={middles[at] ?? 0} y={168} size={14} anchor="middle">
							{timeOf(from)}
						</Line>
					) : null,
				)}
			</Stage>
			<details>
				<summary>{text.asTable}</summary>
				<Table
					caption={text.title}
					columns={text.columns}
					rows={halfHours.map(({ from, gate, bar, gross }) => [whenOf(from), ...[bar, gate, gross].map(formatCents)])}
					sum={[textOf('tools/matchday/take').report.sum, sumOf('bar'), sumOf('gate'), sumOf('gross')]}
				/>
			</details>
			{online !== 0 && <p>{t('report.halfHours.online', { online: priceText(online), gross: priceText(gross) })}</p>}
		</div>
	);
}
