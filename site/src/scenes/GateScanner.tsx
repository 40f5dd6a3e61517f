import { textOf } from '../i18n/i18n';
import { Display, Housing, Key } from './parts/Device';
import { Line } from './parts/Line';
import { Paper, ticketPath } from './parts/Paper';
import { Perforation } from './parts/Perforation';
import { QrCode } from './parts/QrCode';
import { Stage } from './parts/Stage';
import styles from './scenes.module.css';

/** Guests let in so far. */
const ADMITTED = 412;
/** The counter's wheels by what they count. */
const WHEELS = [1000, 100, 10, 1] as const;

/** The scanner on its post at the gate: the ticket lies in its light, the screen answers, the counter moves on. */
export default function GateScanner() {
	const { label, result, category, countLabel, capacity, ticket } = textOf('scenes/gate-scanner');
	return (
		<Stage width={560} height={490} label={label}>
			<Housing x={436} y={220} width={52} height={254} radius={4} />
			<Housing x={384} y={458} width={156} height={18} radius={5} />
			<path d="M288 240h90l30 80H266z" fill="var(--flood)" opacity={0.32} />
			<g transform="translate(8 316) rotate(-4)">
				<Paper d={ticketPath(400, 158, [262])} />
				<path d="M262 11a11 11 0 0 0 11-11h123l4 4v150l-4 4H273a11 11 0 0 0-11-11z" fill="var(--flood)" />
				<Perforation x={262} y={20} length={120} />
				<Line x={22} y={34} size={16} voice="tag" fill="var(--paper-ink-soft)">
					{ticket.club}
				</Line>
				<Line x={22} y={70} size={34} voice="headline">
					{ticket.title}
				</Line>
				<Line x={22} y={96} size={19} voice="headline">
					{ticket.date}
				</Line>
				<Line x={22} y={134} size={24} voice="figure">
					{ticket.place}
				</Line>
				<Line x={236} y={134} size={24} voice="figure" anchor="end">
					{ticket.price}
				</Line>
				<QrCode code="site" x={281} y={17} size={100} />
				<path d="M274 141h122" stroke="var(--object-danger)" strokeWidth={4} className={styles.pass} />
			</g>
			<Housing x={276} y={226} width={114} height={22} radius={6} />
			<Key x={290} y={240} width={86} height={8} radius={4} fill="var(--flood)" />
			<Housing x={104} y={6} width={444} height={232} radius={18} />
			<Display x={120} y={22} width={412} height={136}>
				<rect width={412} height={136} rx={6} fill="var(--object-success)" />
				<circle cx={70} cy={68} r={44} fill="var(--on-bar)" />
				<path d="M48 70l16 16 30-34" fill="none" stroke="var(--object-success)" strokeWidth={12} />
				<Line x={138} y={80} size={78} voice="headline" fill="var(--on-bar)">
					{result}
				</Line>
				<Line x={140} y={118} size={23} voice="tag" fill="var(--on-bar)">
					{category}
				</Line>
			</Display>
			<Line x={122} y={207} size={23} voice="tag" fill="var(--on-bar)">
				{countLabel}
			</Line>
			{WHEELS.map((worth, i) => (
				<g key={worth} transform={`translate(${240 + i * 44} 168)`}>
					<Key x={0} y={0} width={39} height={58} radius={4} />
					<Line x={19} y={47} size={50} voice="figure" anchor="middle" fill="var(--flood)">
						{Math.floor(ADMITTED / worth) % 10}
					</Line>
					<path d="M0 29h39" stroke="var(--device)" strokeWidth={2} />
				</g>
			))}
			<Line x={530} y={207} size={23} voice="tag" anchor="end" fill="var(--on-bar)">
				{capacity}
			</Line>
		</Stage>
	);
}
