import { textOf } from '../i18n/i18n';
import { Display, Housing, Key } from './parts/Device';
import { Line } from './parts/Line';
import { NfcWaves } from './parts/NfcWaves';
import { cardPath, Paper, stripPath } from './parts/Paper';
import { type SceneProps, Stage } from './parts/Stage';

/** Where everybody stands. */
const GROUND = 356;
/** Middles of the places in the line-up, in the order of the names. */
const PLACES = [70, 242, 434, 574, 714, 868] as const;

/** The line-up of all device groups, like a team before the match. */
export function DeviceFamily({ className }: SceneProps) {
	const { label, names, terminal, pos, kiosk, ticket } = textOf('scenes/device-family');
	return (
		<Stage width={960} height={420} label={label} className={className}>
			<path d={`M0 ${GROUND}h960`} stroke="var(--line-strong)" strokeWidth={2} />
			<g transform="translate(13 0)">
				<g>
					<Housing x={22} y={168} width={96} height={188} radius={16} />
					<Display x={32} y={182} width={76} height={66} radius={4}>
						<Line x={38} y={45} size={32} voice="figure" anchor="middle">
							{terminal}
						</Line>
					</Display>
					<path d="M32 270h76M32 294h76M32 318h76" stroke="var(--device-key)" strokeWidth={16} strokeDasharray="20 8" />
					<Key x={88} y={334} width={20} height={14} radius={3} fill="var(--object-success)" />
				</g>
				<g>
					<Housing x={146} y={300} width={192} height={56} radius={8} />
					<path d="M156 318h172" stroke="var(--device-edge)" strokeWidth={3} />
					<circle cx={318} cy={338} r={6} fill="var(--device-key)" />
					<path d="M222 270h40l6 30h-52z" fill="var(--device-key)" />
					<Housing x={136} y={120} width={212} height={156} radius={12} />
					<Display x={146} y={130} width={192} height={136} radius={4}>
						<path d="M0 4a4 4 0 0 1 4-4h184a4 4 0 0 1 4 4v18H0z" fill="var(--card)" />
						<path d="M10 50h88M10 88h88" stroke="var(--on-bar-soft)" strokeWidth={30} strokeDasharray="26 5" />
						<path d="M10 119h88" stroke="var(--on-bar-soft)" strokeWidth={18} strokeDasharray="26 5" />
						<path d="M108 22h74v108h-74z" fill="var(--paper)" />
						<Line x={145} y={72} size={32} voice="figure" anchor="middle">
							{pos}
						</Line>
						<Key x={114} y={92} width={62} height={28} radius={3} fill="var(--object-success)" />
					</Display>
				</g>
				<g>
					<Housing x={384} y={220} width={100} height={134} radius={6} />
					<Housing x={372} y={344} width={124} height={12} radius={4} />
					<Housing x={364} y={14} width={140} height={228} radius={12} />
					<Display x={374} y={24} width={120} height={208} radius={4}>
						<path d="M0 4a4 4 0 0 1 4-4h112a4 4 0 0 1 4 4v26H0z" fill="var(--card)" />
						<Line x={60} y={130} size={100} voice="figure" anchor="middle">
							{kiosk}
						</Line>
						<Key x={10} y={160} width={100} height={36} radius={3} fill="var(--flood)" />
					</Display>
					<path d="M402 264h64" stroke="var(--device-key)" strokeWidth={8} strokeLinecap="round" />
					<Key x={414} y={284} width={40} height={40} />
				</g>
				<g>
					<Housing x={526} y={164} width={96} height={192} radius={16} />
					<Display x={536} y={178} width={76} height={112} radius={4}>
						<rect width={76} height={112} rx={4} fill="var(--object-success)" />
						<path d="M17 58l15 16 28-34" fill="none" stroke="var(--on-bar)" strokeWidth={11} />
					</Display>
					<circle cx={574} cy={322} r={18} fill="var(--device-key)" />
				</g>
				<g>
					<g transform="translate(668 150)">
						<Paper d={stripPath(92, 96)} />
						<path d="M14 66h66" stroke="var(--paper-ink)" strokeWidth={16} strokeDasharray="4 3 2 4 6 3" />
						<Line x={46} y={46} size={40} voice="figure" anchor="middle">
							{ticket}
						</Line>
					</g>
					<Housing x={646} y={232} width={136} height={124} radius={14} />
					<path d="M662 246h104" stroke="var(--device-key)" strokeWidth={8} strokeLinecap="round" />
					<circle cx={760} cy={332} r={6} fill="var(--object-success)" />
				</g>
				<g>
					<g transform="translate(876 242) rotate(10)">
						<Paper d={cardPath(66, 104, 8)} fill="var(--card-deep)" />
					</g>
					<g transform="translate(856 240) rotate(2)">
						<Paper d={cardPath(66, 104, 8)} fill="var(--card)" />
						<NfcWaves x={24} y={34} size={38} />
					</g>
					<circle cx={846} cy={312} r={44} fill="var(--paper)" stroke="var(--paper-line)" strokeWidth={2} />
					<circle cx={846} cy={312} r={28} fill="none" stroke="var(--paper-shade)" strokeWidth={3} />
					<circle cx={846} cy={312} r={13} fill="var(--device)" />
				</g>
				{names.map((name, i) => (
					<Line key={name} x={PLACES[i] ?? 0} y={400} size={29} voice="headline" anchor="middle" fill="var(--text)">
						{name}
					</Line>
				))}
			</g>
		</Stage>
	);
}
