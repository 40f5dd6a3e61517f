import { textOf } from '../i18n/i18n';
import { Display, Housing, Key } from './parts/Device';
import { Line } from './parts/Line';
import { NfcWaves } from './parts/NfcWaves';
import { cardPath, Paper, stripPath } from './parts/Paper';
import { Stage } from './parts/Stage';

/** Upper edges of the two boards. */
const BOARDS = [206, 458] as const;
/** Middles of the places on a board, in the order of the names. */
const PLACES = [76, 276, 480] as const;

/** All device groups on the shelf of the club's store room, each above its name. */
export default function DeviceFamily() {
	const { label, names, terminal, pos, kiosk, ticket } = textOf('scenes/device-family');
	return (
		<Stage width={560} height={500} label={label}>
			<path d="M10 20h14V498H10zM536 20h14V498h-14z" fill="var(--device-edge)" />
			{BOARDS.map((y) => (
				<Paper key={y} d={`M0 ${y}H560v36H0z`} fill="var(--paper)" />
			))}
			<g>
				<Housing x={32} y={18} width={92} height={188} radius={16} />
				<Display x={42} y={32} width={72} height={66} radius={4}>
					<Line x={36} y={44} size={30} voice="figure" anchor="middle">
						{terminal}
					</Line>
				</Display>
				<path d="M42 120h72m-72 24h72m-72 24h72" stroke="var(--device-key)" strokeWidth={16} strokeDasharray="18 9" />
				<Key x={96} y={184} width={18} height={12} radius={3} fill="var(--object-success)" />
			</g>
			<g>
				<path d="M256 160h40l8 46h-56z" fill="var(--device-key)" />
				<Housing x={176} y={12} width={200} height={156} radius={12} />
				<Display x={186} y={22} width={180} height={136} radius={4}>
					<path d="M0 4a4 4 0 0 1 4-4h172a4 4 0 0 1 4 4v18H0z" fill="var(--card)" />
					<path d="M10 50h82M10 84h82M10 116h82" stroke="var(--on-bar-soft)" strokeWidth={26} strokeDasharray="24 5" />
					<Line x={138} y={74} size={34} voice="figure" anchor="middle">
						{pos}
					</Line>
					<Key x={106} y={96} width={64} height={30} radius={3} fill="var(--object-success)" />
				</Display>
			</g>
			<g>
				<Housing x={432} y={26} width={96} height={180} radius={16} />
				<Display x={442} y={40} width={76} height={104} radius={4}>
					<rect width={76} height={104} rx={4} fill="var(--object-success)" />
					<path d="M17 54l15 16 28-34" fill="none" stroke="var(--on-bar)" strokeWidth={11} />
				</Display>
				<circle cx={480} cy={174} r={17} fill="var(--device-key)" />
			</g>
			<g>
				<Housing x={46} y={380} width={60} height={70} radius={4} />
				<Housing x={28} y={446} width={96} height={12} radius={4} />
				<Housing x={24} y={254} width={104} height={146} radius={12} />
				<Display x={32} y={262} width={88} height={130} radius={4}>
					<path d="M0 4a4 4 0 0 1 4-4h80a4 4 0 0 1 4 4v18H0z" fill="var(--card)" />
					<Line x={44} y={84} size={66} voice="figure" anchor="middle">
						{kiosk}
					</Line>
					<Key x={8} y={98} width={72} height={24} radius={3} fill="var(--flood)" />
				</Display>
				<path d="M56 422h40" stroke="var(--device-key)" strokeWidth={8} strokeLinecap="round" />
			</g>
			<g>
				<g transform="translate(226 256)">
					<Paper d={stripPath(100, 96)} />
					<path d="M14 68h72" stroke="var(--paper-ink)" strokeWidth={18} strokeDasharray="4 3 2 4 6 3" />
					<Line x={50} y={46} size={42} voice="figure" anchor="middle">
						{ticket}
					</Line>
				</g>
				<Housing x={202} y={342} width={148} height={116} radius={14} />
				<path d="M220 356h112" stroke="var(--device-key)" strokeWidth={8} strokeLinecap="round" />
				<circle cx={326} cy={432} r={6} fill="var(--object-success)" />
			</g>
			<g>
				<g transform="translate(474 320) rotate(12)">
					<Paper d={cardPath(66, 104, 8)} fill="var(--card-deep)" />
				</g>
				<g transform="translate(446 334) rotate(2)">
					<Paper d={cardPath(66, 104, 8)} fill="var(--card)" />
					<NfcWaves x={24} y={34} size={38} />
				</g>
				<circle cx={442} cy={408} r={50} fill="var(--paper)" stroke="var(--paper-line)" strokeWidth={2} />
				<circle cx={442} cy={408} r={32} fill="none" stroke="var(--paper-shade)" strokeWidth={3} />
				<circle cx={442} cy={408} r={14} fill="var(--device)" />
			</g>
			{names.map((name, i) => (
				<Line
					key={name}
					x={PLACES[i % PLACES.length] ?? 0}
					y={(i < PLACES.length ? BOARDS[0] : BOARDS[1]) + 26}
					size={22}
					voice="headline"
					anchor="middle"
				>
					{name}
				</Line>
			))}
		</Stage>
	);
}
