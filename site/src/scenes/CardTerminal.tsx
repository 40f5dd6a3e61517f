import { textOf } from '../i18n/i18n';
import { Display, Housing, Key } from './parts/Device';
import { Line } from './parts/Line';
import { NfcWaves } from './parts/NfcWaves';
import { cardPath, Paper, stripPath } from './parts/Paper';
import { Stage } from './parts/Stage';
import { ThermalLine } from './parts/ThermalLine';
import { type } from './parts/type';

/** In the keypad's order; the zero stands between cancel and confirm. */
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** The middle of the fourth row, counted from the upper left. */
const ZERO_PLACE = 10;

/** The hand-held terminal at the moment of paying: card above the reader, amount on the screen, the order's slip beside it. */
export function CardTerminal() {
	const text = textOf('scenes/card-terminal');
	return (
		<Stage width={560} height={480} label={text.label}>
			<g transform="translate(330 240) rotate(4)">
				<Paper d={stripPath(206, 206)} />
				<Line x={103} y={34} size={18} voice="thermal" anchor="middle">
					{text.slip.title}
				</Line>
				<path d="M18 137h170" stroke="var(--paper-ink)" strokeDasharray="5 4" />
				<g {...type.thermal} fontSize={17}>
					{text.slip.rows.map((row, i) => (
						<ThermalLine key={row.text} {...row} y={72 + i * 25} left={18} right={188} />
					))}
					<ThermalLine {...text.slip.sum} y={164} left={18} right={188} weight={700} />
					<ThermalLine text={text.slip.date} y={191} left={18} right={188} />
				</g>
			</g>
			<g transform="translate(0 -10) rotate(-6 170 260)">
				<Housing x={56} y={52} width={224} height={412} radius={30} />
				{[0, 1, 2, 3].map((i) => (
					<Key
						key={i}
						x={76 + i * 21}
						y={86}
						width={13}
						height={13}
						radius={7}
						fill={i < 3 ? 'var(--flood)' : undefined}
					/>
				))}
				<NfcWaves x={182} y={93} size={42} color="var(--flood)" />
				<Display x={74} y={124} width={188} height={150} radius={8}>
					<Line x={94} y={28} size={16} voice="tag" anchor="middle" fill="var(--paper-ink-soft)">
						{text.club}
					</Line>
					<Line x={94} y={91} size={54} voice="figure" anchor="middle">
						{text.amount}
					</Line>
					<path d="M0 112h188v30a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="var(--card)" />
					<Line x={94} y={138} size={19} voice="headline" anchor="middle" fill="var(--on-bar)">
						{text.prompt}
					</Line>
				</Display>
				{DIGITS.map((digit, i) => {
					const place = digit === '0' ? ZERO_PLACE : i;
					return (
						<g key={digit} transform={`translate(${74 + (place % 3) * 66} ${288 + Math.floor(place / 3) * 43})`}>
							<Key x={0} y={0} width={56} height={35} />
							<Line x={28} y={25} size={20} voice="figure" anchor="middle" fill="var(--on-bar-soft)">
								{digit}
							</Line>
						</g>
					);
				})}
				<Key x={74} y={417} width={56} height={35} fill="var(--object-danger)" />
				<Key x={206} y={417} width={56} height={35} fill="var(--object-success)" />
				<path d="M96 428l13 13m0-13l-13 13" stroke="var(--on-bar)" strokeWidth={4} />
				<path d="M223 434l8 8 14-15" fill="none" stroke="var(--on-bar)" strokeWidth={4} />
			</g>
			<g transform="translate(248 62) rotate(-11)">
				<path d={cardPath(258, 162, 14)} fill="var(--shadow)" transform="translate(6 24)" />
				<Paper d={cardPath(258, 162, 14)} fill="var(--card)" />
				<path d="M120 0h52L118 162H66zM206 0h30l-54 162h-30z" fill="var(--card-deep)" />
				<rect x={24} y={50} width={42} height={33} rx={5} fill="var(--paper-line)" />
				<path d="M24 62h14v21M66 62H52v21" fill="none" stroke="var(--card-deep)" strokeWidth={2} />
				<NfcWaves x={84} y={67} size={30} />
				<Line x={24} y={138} size={20} voice="headline" fill="var(--on-bar)">
					{text.card.kind}
				</Line>
				<Line x={234} y={138} size={18} voice="figure" anchor="end" fill="var(--on-bar)">
					{text.card.number}
				</Line>
			</g>
		</Stage>
	);
}
