import { translator } from '../../i18n/i18n';
import { formatDecimal, formatWhole } from '../../money/amounts';
import { counted } from '../counted';
import css from './CostsBoard.module.css';
import type { Chart } from './chart';
import { CHART_PLOT, plotOf } from './plot';

/** How the plans' lines are told apart, from the smallest plan on: by no colour. */
export const DASHES = [undefined, '12 6', '3 5', '14 5 3 5'] as const;

/** What each plan costs over the guests of a year. */
export function CostsChart({ chart, guests }: { chart: Chart; guests: number }) {
	const t = translator('tools/costs');
	const { left, end, axis, lines } = plotOf(chart, guests);
	const own = Math.round(left + ((CHART_PLOT.right - left) * guests) / end);
	const steps = Array.from({ length: Math.round(axis.top / axis.step) + 1 }, (_, index) => ({
		value: formatDecimal(index * axis.step, axis.decimals),
		y: Math.round(CHART_PLOT.base - ((CHART_PLOT.base - CHART_PLOT.top) * index * axis.step) / axis.top),
	}));
	return (
		<svg
			viewBox="0 0 560 292"
			role="img"
			aria-label={t(`chart.label.${chart.basis}`, { end: formatWhole(end) })}
			className={css.drawing}
		>
			<path d={steps.map(({ y }) => `M${left} ${y}H${CHART_PLOT.right}`).join('')} strokeOpacity={0.25} />
			<g textAnchor="end">
				{steps.map(({ value, y }) => (
					<text key={y} x={left - 10} y={y + 6}>
						{value}
					</text>
				))}
				<text x={CHART_PLOT.right} y={CHART_PLOT.base + 26}>
					{formatWhole(end)}
				</text>
			</g>
			<g textAnchor="middle">
				<text x={left} y={CHART_PLOT.base + 26}>
					{formatWhole(0)}
				</text>
				<text x={(left + CHART_PLOT.right) / 2} y={CHART_PLOT.base + 26}>
					{formatWhole(end / 2)}
				</text>
			</g>
			<path d={`M${own} 8V${CHART_PLOT.base}`} strokeWidth={2} strokeDasharray="2 5" />
			<text x={own + 10} y={24}>
				{t('chart.own', { guests: counted('guests', guests) })}
			</text>
			{lines.map(({ plan, path, at }, index) => (
				<g key={plan} strokeWidth={4}>
					<path d={path} strokeDasharray={DASHES[index]} />
					<circle cx={own} cy={at} r={7} />
				</g>
			))}
		</svg>
	);
}
