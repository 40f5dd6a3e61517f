import { sampleEvening } from '../bookkeeping/sample-evening';
import { textOf, translator } from '../i18n/i18n';
import { formatCents } from '../money/amounts';
import { Line } from './parts/Line';
import { Paper } from './parts/Paper';
import { Stage } from './parts/Stage';

/** The Monday after the match: a tear-off calendar, and on its sheet what everybody asks that day. */
export default function MondaySheet() {
	const { weekday, day, month, questions, board } = textOf('scenes/monday-sheet');
	const t = translator('scenes/monday-sheet');
	const figures = { gross: `${formatCents(sampleEvening.gross)}\u00a0€`, guests: sampleEvening.guests };
	return (
		<Stage width={560} height={480} label={t('label', figures)}>
			<g transform="translate(50 34)">
				<Paper d="M0 0H460V400H0z" fill="var(--paper-shade)" />
				<g transform="rotate(-2)">
					<Paper d="M0 14H460V404l-34 26H0z" />
					<path d="M460 404l-34 26-6-30z" fill="var(--paper-shade)" stroke="var(--paper-line)" />
					<Line x={34} y={106} size={38} voice="headline">
						{weekday}
					</Line>
					<Line x={35} y={136} size={20} voice="tag" fill="var(--paper-ink-soft)">
						{month}
					</Line>
					<Line x={426} y={146} size={126} voice="figure" anchor="end" fill="var(--card)">
						{day}
					</Line>
					<path d="M34 170h392" stroke="var(--paper-ink)" strokeWidth={3} />
					{[figures.gross, t('guests', figures), board].map((answer, i) => (
						<g key={answer} transform={`translate(0 ${222 + i * 68})`}>
							<Line x={35} y={0} size={21} voice="tag" fill="var(--paper-ink-soft)">
								{questions[i]}
							</Line>
							<Line x={426} y={4} size={i ? 34 : 42} voice="figure" anchor="end">
								{answer}
							</Line>
							<path d="M34 24h392" stroke="var(--paper-line)" />
						</g>
					))}
				</g>
				<path d="M-14-24H474V30H-14z" fill="var(--card)" />
				<path d="M-14 30H474v8H-14z" fill="var(--shadow)" />
				{[96, 364].map((x) => (
					<g key={x}>
						<circle cx={x} cy={6} r={13} fill="var(--card-deep)" />
						<path d={`M${x} 6V-30`} stroke="var(--device-edge)" strokeWidth={10} strokeLinecap="round" />
					</g>
				))}
			</g>
		</Stage>
	);
}
