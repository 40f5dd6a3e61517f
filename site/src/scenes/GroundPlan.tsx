import { textOf } from '../i18n/i18n';
import { Line } from './parts/Line';
import { Paper } from './parts/Paper';
import { Stage } from './parts/Stage';

/** Where the notes stick, and how far they are turned in degrees. */
const NOTES = [
	{ x: 30, y: 318, turn: -4 },
	{ x: 64, y: 96, turn: 3 },
	{ x: 352, y: 258, turn: -3 },
] as const;

/** The fête as the club drew it on squared paper; yellow notes say where money changes hands, and how. */
export default function GroundPlan() {
	const { label, title, tent, stage, spots } = textOf('scenes/ground-plan');
	return (
		<Stage width={560} height={470} label={label}>
			<g transform="rotate(-1.5 280 235)">
				<Paper d="M14 14H546V452H14z" />
				<path
					d={Array.from({ length: 13 }, (_, i) => `M14 ${46 + i * 32}H546`).join('')}
					stroke="var(--paper-shade)"
					strokeWidth={2}
				/>
				<path
					d={Array.from({ length: 16 }, (_, i) => `M${46 + i * 32} 14V452`).join('')}
					stroke="var(--paper-shade)"
					strokeWidth={2}
				/>
				<Line x={36} y={58} size={28} voice="headline">
					{title}
				</Line>
				<g fill="none" stroke="var(--card)" strokeWidth={5} strokeLinecap="round" strokeLinejoin="round">
					<path d="M180 430C150 330 200 290 236 260S330 190 300 130" strokeDasharray="2 16" />
					<path d="M270 224h240v152H270zM270 224l120-58 120 58" />
					<path d="M392 90h118v58H392z" />
					<path d="M54 214h150v52H54zM78 214v-22h102v22" />
					<path d="M120 436v-34M236 436v-34M120 402h116" />
				</g>
				<Line x={390} y={214} size={24} voice="headline" anchor="middle" fill="var(--card)">
					{tent}
				</Line>
				<Line x={451} y={128} size={24} voice="headline" anchor="middle" fill="var(--card)">
					{stage}
				</Line>
				{spots.map(({ place, device }, i) => {
					const { x, y, turn } = NOTES[i] ?? NOTES[0];
					return (
						<g key={place} transform={`translate(${x} ${y}) rotate(${turn})`}>
							<Paper d="M0 0H138V76l-14 14H0z" fill="var(--flood)" />
							<path d="M138 76l-14 14V76z" fill="var(--flood-strong)" />
							<Line x={14} y={32} size={19} voice="tag" fill="var(--on-flood)">
								{place}
							</Line>
							<Line x={13} y={68} size={32} voice="headline" fill="var(--on-flood)">
								{device}
							</Line>
						</g>
					);
				})}
			</g>
		</Stage>
	);
}
