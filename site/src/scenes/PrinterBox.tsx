import { textOf } from '../i18n/i18n';
import { Housing, Key } from './parts/Device';
import { Line } from './parts/Line';
import { NfcWaves } from './parts/NfcWaves';
import { cardPath, Paper } from './parts/Paper';
import { Stage } from './parts/Stage';
import styles from './scenes.module.css';

/** Rolls of thermal paper: two user units a millimetre of paper width. */
const ROLLS = [
	{ y: 22, width: 116 },
	{ y: 176, width: 160 },
] as const;

/** Bank notes by their colours, largest first. */
const NOTES = ['var(--object-success)', 'var(--card)', 'var(--object-danger)'] as const;

/** Coins in their bowls: one colour a bowl. */
const COINS = ['var(--flood)', 'var(--paper-line)', 'var(--flood-strong)'] as const;

/** The box office's printer on its open cash drawer, with paper rolls and NFC tags beside it. */
export default function PrinterBox() {
	const { label, ticket, rolls, tag } = textOf('scenes/printer-box');
	return (
		<Stage width={560} height={480} label={label}>
			<g className={styles.feed}>
				<Paper d="M72 14l8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5 8-5 8 5V180H72z" />
				<Line x={176} y={44} size={16} voice="thermal" anchor="middle">
					{ticket.club}
				</Line>
				<Line x={176} y={86} size={40} voice="headline" anchor="middle">
					{ticket.title}
				</Line>
				<Line x={90} y={118} size={20} voice="tag">
					{ticket.category}
				</Line>
				<Line x={262} y={118} size={24} voice="figure" anchor="end">
					{ticket.price}
				</Line>
				<path d="M90 146h172" stroke="var(--paper-ink)" strokeWidth={30} strokeDasharray="4 2 2 5 3 2 6 3 2 2 3 4" />
			</g>
			<Housing x={40} y={166} width={272} height={140} radius={16} />
			<path d="M58 176h236" stroke="var(--device-key)" strokeWidth={8} strokeLinecap="round" />
			<path d="M42 214h268" stroke="var(--device-edge)" strokeWidth={2} />
			<Key x={62} y={252} width={58} height={24} radius={12} />
			<circle cx={286} cy={264} r={7} fill="var(--object-success)" />
			<path d="M30 330h292v84H30z" fill="var(--device-key)" />
			{NOTES.map((fill, i) => (
				<g key={fill} transform={`translate(${40 + i * 46} 344)`}>
					<path d="M0 0h38v70H0z" fill="var(--device)" />
					<path d="M4 8h30v60H4z" fill="var(--paper)" />
					<path d="M4 18h30M19 30v30" stroke={fill} strokeWidth={10} />
				</g>
			))}
			{COINS.map((fill, i) => (
				<g key={fill}>
					<circle cx={206 + i * 44} cy={378} r={20} fill="var(--device)" />
					<circle cx={206 + i * 44} cy={376} r={15} fill={fill} />
					<circle cx={206 + i * 44} cy={376} r={9} fill="none" stroke="var(--device-key)" strokeWidth={2} />
				</g>
			))}
			<Housing x={20} y={300} width={312} height={36} radius={6} />
			<Housing x={12} y={402} width={328} height={60} radius={8} />
			<path d="M124 432h104" stroke="var(--device-key)" strokeWidth={10} strokeLinecap="round" />
			{ROLLS.map(({ y, width }, i) => (
				<g key={y} transform={`translate(380 ${y})`}>
					<Paper d={`M0 0H${width}q14 12 14 40t-14 40H0z`} />
					<path d={`M4 58H${width + 10}q-4 16-10 22H0z`} fill="var(--paper-shade)" />
					<ellipse cx={2} cy={40} rx={14} ry={40} fill="var(--paper-shade)" stroke="var(--paper-line)" />
					<ellipse cx={2} cy={40} rx={5} ry={14} fill="var(--device)" />
					<path d={`M0 104h${width}M0 96v16M${width} 96v16`} stroke="var(--text)" strokeWidth={2} />
					<Line x={width / 2} y={134} size={26} voice="figure" anchor="middle" fill="var(--text)">
						{rolls[i]}
					</Line>
				</g>
			))}
			<g transform="translate(430 352) rotate(8)">
				<Paper d={cardPath(112, 72, 8)} fill="var(--card)" />
				<Line x={14} y={46} size={26} voice="headline" fill="var(--on-bar)">
					{tag}
				</Line>
				<NfcWaves x={74} y={36} size={30} />
			</g>
			<circle cx={402} cy={424} r={32} fill="var(--shadow)" />
			<circle cx={402} cy={418} r={32} fill="var(--flood)" />
			<circle cx={402} cy={396} r={5} fill="var(--ground)" />
			<NfcWaves x={391} y={424} size={26} color="var(--on-flood)" />
		</Stage>
	);
}
