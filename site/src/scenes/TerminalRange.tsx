import { textOf } from '../i18n/i18n';
import { Display, Housing, Key } from './parts/Device';
import { Line } from './parts/Line';
import { NfcWaves } from './parts/NfcWaves';
import { Paper } from './parts/Paper';
import { Stage } from './parts/Stage';

/** Where the four stand. */
const GROUND = 372;
/** Middles of the four, in the order of the names. */
const MIDDLES = [76, 210, 352, 490] as const;

/** Four builds of card terminals in a row. What one of them has and the others have not is yellow. */
export default function TerminalRange() {
	const { label, names, slip, amounts } = textOf('scenes/terminal-range');
	return (
		<Stage width={560} height={420} label={label}>
			<path d={`M0 ${GROUND}h560`} stroke="var(--line-strong)" strokeWidth={2} />
			<g transform="translate(16 0)">
				<g transform="translate(16 30)">
					<Paper d={`M0 5${'l5-5 5 5'.repeat(9)}V120H0z`} fill="var(--flood)" />
					<Line x={45} y={36} size={18} voice="thermal" anchor="middle">
						{slip}
					</Line>
					<path d="M14 54h62M14 70h40M14 86h52" stroke="var(--paper-ink)" strokeWidth={5} strokeDasharray="12 4 20 4" />
				</g>
				<Housing x={0} y={124} width={120} height={248} radius={18} />
				<path d="M12 140h96" stroke="var(--device-key)" strokeWidth={8} strokeLinecap="round" />
				<Display x={12} y={156} width={96} height={84}>
					<Line x={48} y={52} size={34} voice="figure" anchor="middle">
						{amounts[0]}
					</Line>
				</Display>
				<Pad x={14} y={266} />
			</g>
			<g>
				<path d="M178 232C150 120 262 96 236 232" fill="none" stroke="var(--flood)" strokeWidth={9} />
				<Housing x={164} y={216} width={92} height={156} radius={22} />
				<Display x={174} y={234} width={72} height={58}>
					<Line x={36} y={40} size={30} voice="figure" anchor="middle">
						{amounts[1]}
					</Line>
				</Display>
				<NfcWaves x={193} y={332} size={44} color="var(--on-bar-soft)" />
			</g>
			<g>
				<path d="M352 84c0 42 38 22 38 48s-38 12-38 44" fill="none" stroke="var(--flood)" strokeWidth={9} />
				<path d="M322 60V22M382 60V22" stroke="var(--device-key)" strokeWidth={6} strokeLinecap="round" />
				<Housing x={306} y={54} width={92} height={32} radius={6} />
				<circle cx={324} cy={71} r={4} fill="var(--flood)" />
				<path d="M292 372l16-40h88l16 40z" fill="var(--device-key)" />
				<Housing x={288} y={168} width={128} height={182} radius={14} />
				<Display x={302} y={184} width={100} height={66}>
					<Line x={50} y={45} size={34} voice="figure" anchor="middle">
						{amounts[2]}
					</Line>
				</Display>
				<Pad x={306} y={276} />
			</g>
			<g>
				<Housing x={436} y={30} width={112} height={342} radius={12} />
				<Display x={448} y={44} width={88} height={128}>
					<path d="M0 6a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6v22H0z" fill="var(--card)" />
					<Line x={44} y={74} size={34} voice="figure" anchor="middle">
						{amounts[3]}
					</Line>
					<Key x={10} y={92} width={68} height={26} radius={3} fill="var(--object-success)" />
				</Display>
				<Key x={450} y={206} width={84} height={112} radius={8} />
				<NfcWaves x={471} y={248} size={46} />
				<path d="M466 298h52" stroke="var(--device)" strokeWidth={7} strokeLinecap="round" />
				<rect x={446} y={202} width={92} height={120} rx={10} fill="none" stroke="var(--flood)" strokeWidth={8} />
			</g>
			{names.map((name, i) => (
				<Line key={name} x={MIDDLES[i] ?? 0} y={406} size={20} voice="headline" anchor="middle" fill="var(--text)">
					{name}
				</Line>
			))}
		</Stage>
	);
}

/** Twelve keys, which a dash pattern cuts out of three lines. */
function Pad({ x, y }: { readonly x: number; readonly y: number }) {
	return (
		<path d={`M${x} ${y}h92m-92 26h92m-92 26h92`} stroke="var(--device-key)" strokeWidth={18} strokeDasharray="24 10" />
	);
}
