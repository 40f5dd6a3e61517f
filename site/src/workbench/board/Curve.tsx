import { textOf, translator } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { Line } from '../../scenes/parts/Line';
import { Stage } from '../../scenes/parts/Stage';
import { timeOfDay } from '../written';
import type { Folder } from './folder';
import css from './Part.module.css';
import { CURVE_PLOT, curvePath, curveX, frameOf, minutesOf, waitingAt } from './plot';
import { chartName } from './words';

/** Who waits when, with the counters of today and with those that are proposed: as curves, and in figures below. */
export function Curve({ folder }: { folder: Folder }) {
	const t = translator('tools/board');
	const text = textOf('tools/board').queue;
	const { today, proposed } = folder.paper;
	const start = folder.input.queue.startMinute;
	const frame = frameOf(today.curve);
	const x = curveX(0, frame);
	const evenings = proposed ? [today, proposed] : [today];
	return (
		<div className={css.curve}>
			<Stage width={360} height={153} label={chartName(folder)}>
				<path d={`M${x} ${CURVE_PLOT.base}V18`} stroke="var(--paper-ink)" strokeDasharray="2 4" strokeWidth={1.5} />
				<Line x={x} y={12} size={14} voice="tag" anchor="middle">
					{text.kickOff}
				</Line>
				<path
					d={`M${CURVE_PLOT.left} ${CURVE_PLOT.base}H${CURVE_PLOT.right}`}
					stroke="var(--paper-ink)"
					strokeWidth={2}
				/>
				<g fill="none" strokeWidth={3} strokeLinejoin="round">
					<path d={curvePath(today.curve, frame)} stroke="var(--paper-ink)" />
					{proposed && <path d={curvePath(proposed.curve, frame)} stroke="var(--card)" strokeDasharray="7 4" />}
				</g>
			</Stage>
			<table>
				<caption className="sr-only">{text.caption}</caption>
				<thead>
					<tr>
						<td />
						{evenings.map(({ counters }) => (
							<th key={counters} scope="col">
								{t('queue.counters', { count: counters })}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{minutesOf(frame).map((minute) => (
						<tr key={minute}>
							<th scope="row">{timeOfDay.write(start + minute)}</th>
							{evenings.map((evening) => (
								<td key={evening.counters}>{formatWhole(waitingAt(evening, minute))}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
