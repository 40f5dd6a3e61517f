import { textOf } from '../i18n/i18n';
import { Housing } from './parts/Device';
import { Line } from './parts/Line';
import { Paper, stripPath } from './parts/Paper';
import { Stage } from './parts/Stage';

/** Left edges and lengths of the three slips. */
const PLACES = [
	{ x: 22, length: 292 },
	{ x: 198, length: 330 },
	{ x: 374, length: 270 },
] as const;
const WIDTH = 164;

/** One festival, three extracts: each office tears off the figures that it answers for. */
export function TownSlips() {
	const { label, title, date, slips } = textOf('scenes/town-slips');
	return (
		<Stage width={560} height={450} label={label}>
			<Housing x={6} y={8} width={548} height={108} radius={12} />
			<Line x={30} y={56} size={36} voice="headline" fill="var(--on-bar)">
				{title}
			</Line>
			<Line x={31} y={84} size={19} voice="tag" fill="var(--flood)">
				{date}
			</Line>
			<path d="M22 104h516" stroke="var(--device-key)" strokeWidth={8} strokeLinecap="round" />
			{slips.map(({ office, unit, rows, sum }, i) => {
				const { x, length } = PLACES[i] ?? PLACES[0];
				return (
					<g key={office} transform={`translate(${x} 104)`}>
						<Paper d={stripPath(WIDTH, length)} />
						<path d={`M0 0h${WIDTH}v8H0z`} fill="var(--shadow)" />
						<path d={`M0 24h${WIDTH}v40H0z`} fill={i === 1 ? 'var(--flood)' : 'var(--paper-shade)'} />
						<Line x={WIDTH / 2} y={52} size={21} voice="headline" anchor="middle">
							{office}
						</Line>
						<Line x={14} y={96} size={18} voice="tag" fill="var(--paper-ink-soft)">
							{unit}
						</Line>
						{rows.map(({ text, amount }, row) => (
							<g key={text}>
								<Line x={14} y={130 + row * 30} size={18} voice="tag">
									{text}
								</Line>
								<Line x={WIDTH - 14} y={130 + row * 30} size={18} voice="figure" anchor="end">
									{amount}
								</Line>
							</g>
						))}
						<path d={`M14 ${length - 74}h${WIDTH - 28}`} stroke="var(--paper-ink)" strokeDasharray="5 4" />
						<Line x={WIDTH - 14} y={length - 32} size={37} voice="figure" anchor="end">
							{sum}
						</Line>
					</g>
				);
			})}
		</Stage>
	);
}
