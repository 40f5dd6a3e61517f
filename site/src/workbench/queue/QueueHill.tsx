import { translator } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { Line } from '../../scenes/parts/Line';
import { Stage } from '../../scenes/parts/Stage';
import { timeOfDay } from '../written';
import { Counters } from './Counters';
import { type QueueEvening, standing } from './evening';
import { FIGURE, HILL_PLOT, hillX, outline, perFigure, type Scale } from './hill';
import type { CurvePoint } from './model';

/** Figures in a short row at the gate, which are drawn three times as large. */
const ROW = 12;
const LARGE = 3;
const HEIGHT = 444;
/** So much lower is a drawing without a hill, in its units. */
const LOWER = 180;

interface Props {
	readonly evening: QueueEvening;
	/** The same evening with one counter more; nothing when there can't be one more. */
	readonly oneMore: readonly CurvePoint[] | undefined;
	/** Of the hill. */
	readonly scale: Scale;
}

/** Persons for whom a figure stands, in the hill or in the row. */
export function figureOf(evening: QueueEvening, scale: Scale): number {
	return evening.queue.state === 'overloaded' ? scale.perFigure : perFigure(standing(evening), ROW);
}

/** Who waits at the gate: a hill of people over the evening, or a short row where the counters keep up. */
export function QueueHill({ evening, oneMore, scale }: Props) {
	const t = translator('tools/queue');
	const { input, queue } = evening;
	const isHill = queue.state === 'overloaded';
	const count = standing(evening);
	const persons = formatWhole(count);
	const start = timeOfDay.write(input.startMinute);
	const label = isHill ? t('drawing.hill', { time: start, persons }) : t('drawing.row', { count, persons });
	const height = isHill ? HEIGHT : HEIGHT - LOWER;
	return (
		<Stage width={560} height={height} label={label}>
			<defs>
				{(['gast', 'gast-blau'] as const).map((id) => (
					<pattern key={id} id={id} width={FIGURE.width} height={FIGURE.height} patternUnits="userSpaceOnUse">
						<path
							d="M2 2a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0M1 9V6.2a2.5 2.5 0 0 1 5 0V9z"
							fill={id === 'gast' ? 'var(--paper-ink)' : 'var(--card)'}
						/>
					</pattern>
				))}
			</defs>
			<g transform={`translate(0 ${height - HEIGHT})`}>
				{isHill && <Steps scale={scale} />}
				{isHill ? (
					<path d={outline(evening.points, scale)} fill="url(#gast)" />
				) : (
					<Row count={Math.ceil(standing(evening) / figureOf(evening, scale))} end={hillX(0, scale)} />
				)}
				{isHill && oneMore && (
					<>
						<path d={outline(oneMore, scale)} fill="var(--paper)" />
						<path d={outline(oneMore, scale)} fill="url(#gast-blau)" />
					</>
				)}
				<path
					d={`M${HILL_PLOT.left - 3} ${HILL_PLOT.base + 1.5}H${HILL_PLOT.right}`}
					stroke="var(--paper-ink)"
					strokeWidth={3}
				/>
				<Times start={input.startMinute} scale={scale} />
				<KickOff x={hillX(0, scale)} y={HEIGHT - height + 4} text={t('drawing.kickOff', { time: start })} />
				<Counters counters={input.counters} />
			</g>
		</Stage>
	);
}

/** Lines across the plot with the persons that they mean. */
function Steps({ scale }: { scale: Scale }) {
	return [10, 20, 30].map((rows) => {
		const y = HILL_PLOT.base - rows * FIGURE.height;
		return (
			<g key={rows}>
				<path d={`M${HILL_PLOT.left} ${y}H${HILL_PLOT.right}`} stroke="var(--paper-line)" />
				<Line x={HILL_PLOT.left} y={y - 5} size={17} voice="figure">
					{formatWhole(rows * scale.perFigure)}
				</Line>
			</g>
		);
	});
}

/** A few large figures that stand before the gate. */
function Row({ count, end }: { count: number; end: number }) {
	const width = count * FIGURE.width;
	return (
		<g transform={`translate(${end - width * LARGE - 8} ${HILL_PLOT.base - FIGURE.height * LARGE}) scale(${LARGE})`}>
			<path d={`M0 0h${width}v${FIGURE.height}H0z`} fill="url(#gast)" />
		</g>
	);
}

/** Times below the plot, each half hour; each hour where the evening is long. */
function Times({ start, scale }: { start: number; scale: Scale }) {
	const step = scale.to - scale.from > 150 ? 60 : 30;
	const first = Math.ceil((scale.from + 5) / step) * step;
	const count = Math.floor((scale.to - 5 - first) / step) + 1;
	return Array.from({ length: count }, (_, index) => first + index * step).map((minute) => (
		<Line key={minute} x={hillX(minute, scale)} y={HILL_PLOT.base + 23} size={18} voice="figure" anchor="middle">
			{timeOfDay.write(start + minute)}
		</Line>
	));
}

/** The flag at the start. */
function KickOff({ x, y, text }: { x: number; y: number; text: string }) {
	return (
		<>
			<path d={`M${x} ${HILL_PLOT.base}V${y}`} stroke="var(--paper-ink)" strokeWidth={2.5} />
			<path d={`M${x} ${y}h126v28H${x}z`} fill="var(--paper-ink)" />
			<Line x={x + 11} y={y + 20} size={18} voice="tag" fill="var(--on-bar)">
				{text}
			</Line>
		</>
	);
}
