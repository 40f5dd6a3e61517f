import { textOf } from '../i18n/i18n';
import { Housing } from './parts/Device';
import { Line } from './parts/Line';
import { cardPath, Paper } from './parts/Paper';
import { Stage } from './parts/Stage';

/** The shift that nobody has taken yet. */
const VACANT = 2;
/** Where time, place and role begin. */
const COLUMNS = [24, 108, 228] as const;

/** The club's shift plan on its clipboard, and the keys that go from hand to hand. */
export function ShiftPlan() {
	const { label, club, title, date, rows, tag } = textOf('scenes/shift-plan');
	return (
		<Stage width={560} height={470} label={label}>
			<g transform="translate(36 16) rotate(-2 200 220)">
				<Paper d={cardPath(414, 440, 14)} fill="var(--device)" />
				<g transform="translate(22 36)">
					<path d="M0 0H370V384H0z" fill="var(--paper)" />
					<Line x={24} y={52} size={18} voice="tag" fill="var(--paper-ink-soft)">
						{club}
					</Line>
					<Line x={23} y={98} size={42} voice="headline">
						{title}
					</Line>
					<Line x={24} y={128} size={19} voice="tag">
						{date}
					</Line>
					<path d="M24 148h322" stroke="var(--paper-ink)" strokeWidth={2} />
					<path d={`M12 ${154 + VACANT * 46}h346v40H12z`} fill="var(--flood)" />
					{rows.map(({ time, place, role }, i) => (
						<g key={time + place} transform={`translate(0 ${181 + i * 46})`}>
							<Line x={COLUMNS[0]} y={0} size={22} voice="figure">
								{time}
							</Line>
							<Line x={COLUMNS[1]} y={0} size={21} voice="headline">
								{place}
							</Line>
							<Line x={COLUMNS[2]} y={0} size={20} voice={i === VACANT ? 'headline' : 'tag'}>
								{role}
							</Line>
							{i !== VACANT && <path d="M330-8l7 7 12-15" fill="none" stroke="var(--object-success)" strokeWidth={4} />}
							<path d="M24 15h322" stroke="var(--paper-line)" />
						</g>
					))}
				</g>
				<Housing x={136} y={-8} width={142} height={52} radius={10} />
				<path d="M160 22h94" stroke="var(--device-key)" strokeWidth={10} strokeLinecap="round" />
			</g>
			<g transform="translate(452 356)" fill="none">
				<g stroke="var(--shadow)" transform="translate(4 8)">
					<circle r={30} strokeWidth={8} />
					<path d="M-20 22L-46 82M-6 30L-10 98" strokeWidth={12} />
				</g>
				<path d="M-20 22L-46 82l-12-5m17-7l-12-5" stroke="var(--paper-line)" strokeWidth={10} />
				<path d="M-6 30L-10 98l-13-1m14-12l-13-1" stroke="var(--on-bar-soft)" strokeWidth={10} />
				<circle r={30} stroke="var(--device-edge)" strokeWidth={7} />
				<g transform="translate(14 20) rotate(24)">
					<Paper d="M0 14L16 0H102l4 4V40l-4 4H16L0 30z" fill="var(--flood)" />
					<circle cx={16} cy={22} r={5} fill="var(--on-flood)" />
					<Line x={31} y={31} size={25} voice="headline" fill="var(--on-flood)">
						{tag}
					</Line>
				</g>
			</g>
		</Stage>
	);
}
