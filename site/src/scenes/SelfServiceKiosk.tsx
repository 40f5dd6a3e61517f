import { textOf } from '../i18n/i18n';
import { Display, Housing, Key } from './parts/Device';
import { Line } from './parts/Line';
import { NfcWaves } from './parts/NfcWaves';
import { Paper, stripPath } from './parts/Paper';
import { Stage } from './parts/Stage';

/** The tile that has just been tapped. */
const CHOSEN = 0;

/** The standing kiosk with its order screen, and the slip with the number to wait for. */
export function SelfServiceKiosk() {
	const { label, title, tiles, basket, sum, pay, slip } = textOf('scenes/self-service-kiosk');
	return (
		<Stage width={560} height={560} label={label}>
			<path d="M0 544h560" stroke="var(--line-strong)" strokeWidth={2} />
			<Housing x={62} y={320} width={208} height={216} radius={10} />
			<Housing x={44} y={526} width={244} height={18} radius={5} />
			<Housing x={24} y={8} width={284} height={336} radius={18} />
			<Display x={40} y={24} width={252} height={304}>
				<path d="M0 6a6 6 0 0 1 6-6h240a6 6 0 0 1 6 6v46H0z" fill="var(--card)" />
				<Line x={14} y={34} size={23} voice="headline" fill="var(--on-bar)">
					{title}
				</Line>
				{tiles.map(({ name, price }, i) => (
					<g key={name} transform={`translate(${12 + (i % 2) * 118} ${64 + Math.floor(i / 2) * 90})`}>
						<rect
							width={110}
							height={80}
							rx={4}
							fill={i === CHOSEN ? 'var(--flood)' : 'none'}
							stroke="var(--on-bar-soft)"
							strokeWidth={2}
						/>
						<Line x={10} y={27} size={17} voice="tag">
							{name}
						</Line>
						<Line x={10} y={64} size={29} voice="figure">
							{price}
						</Line>
					</g>
				))}
				<Line x={14} y={264} size={17} voice="tag" fill="var(--paper-ink-soft)">
					{basket}
				</Line>
				<Line x={14} y={290} size={26} voice="figure">
					{sum}
				</Line>
				<Key x={112} y={248} width={128} height={44} radius={4} fill="var(--object-success)" />
				<Line x={176} y={277} size={21} voice="headline" anchor="middle" fill="var(--on-bar)">
					{pay}
				</Line>
			</Display>
			<Key x={82} y={362} width={168} height={34} radius={6} />
			<path d="M98 379h136" stroke="var(--device)" strokeWidth={8} strokeLinecap="round" />
			<path d="M120 379h92v34l-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-4-3z" fill="var(--paper)" />
			<Key x={112} y={436} width={108} height={76} radius={8} />
			<NfcWaves x={150} y={474} size={40} color="var(--on-bar)" />
			<g transform="translate(318 150) rotate(4 115 180)">
				<Paper d={stripPath(224, 366)} />
				<Line x={112} y={40} size={17} voice="thermal" anchor="middle">
					{slip.club}
				</Line>
				<Line x={112} y={84} size={27} voice="headline" anchor="middle">
					{slip.title}
				</Line>
				<Line x={112} y={232} size={184} voice="figure" anchor="middle">
					{slip.number}
				</Line>
				<path d="M20 256h184" stroke="var(--paper-ink)" strokeDasharray="5 4" />
				{slip.rows.map((row, i) => (
					<Line key={row} x={20} y={284 + i * 24} size={17} voice="thermal">
						{row}
					</Line>
				))}
				<Line x={20} y={343} size={20} voice="headline">
					{slip.pickup}
				</Line>
			</g>
		</Stage>
	);
}
