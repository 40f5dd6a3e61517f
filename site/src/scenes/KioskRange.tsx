import { textOf } from '../i18n/i18n';
import { Display, Housing, Key } from './parts/Device';
import { Line } from './parts/Line';
import { Stage } from './parts/Stage';

/** The floor. */
const FLOOR = 384;
/** Height of the marks on the measuring staff: half a metre. */
const HALF_METRE = 108;
/** Middles of the four stations, in the order of the names. */
const MIDDLES = [148, 276, 396, 508] as const;

/** Four order stations, true to scale beside a measuring staff: size and place are what tells them apart. */
export default function KioskRange() {
	const { label, names, marks, tap } = textOf('scenes/kiosk-range');
	return (
		<Stage width={560} height={430} label={label}>
			<path d="M218 24h116v300H218z" fill="var(--line)" />
			<path d={`M0 ${FLOOR}h560`} stroke="var(--line-strong)" strokeWidth={2} />
			<path d={`M22 ${FLOOR}V44`} stroke="var(--flood)" strokeWidth={18} />
			<path
				d={`M22 ${FLOOR}V44`}
				stroke="var(--on-flood)"
				strokeWidth={18}
				strokeDasharray={`2 ${HALF_METRE / 5 - 2}`}
			/>
			{marks.map((mark, i) => (
				<Line key={mark} x={38} y={FLOOR + 6 - (i + 1) * HALF_METRE} size={18} voice="figure" fill="var(--text)">
					{mark}
				</Line>
			))}
			<g>
				<Housing x={122} y={236} width={52} height={146} radius={6} />
				<Housing x={102} y={372} width={92} height={12} radius={4} />
				<Housing x={94} y={42} width={108} height={212} radius={12} />
				<Order x={102} y={50} width={92} height={150} tap={tap} />
				<path d="M116 222h64" stroke="var(--device-key)" strokeWidth={8} strokeLinecap="round" />
			</g>
			<g>
				<path d="M276 190v194" stroke="var(--device-key)" strokeWidth={5} />
				<Housing x={230} y={74} width={92} height={148} radius={12} />
				<Order x={238} y={82} width={76} height={108} tap={tap} />
				<path d="M252 206h48" stroke="var(--device-key)" strokeWidth={7} strokeLinecap="round" />
			</g>
			<g>
				<path d="M346 226h104v14H346zM356 240h12V384H356zM428 240h12V384H428z" fill="var(--paper-line)" />
				<path d="M386 206h20l8 20h-36z" fill="var(--device-key)" />
				<Housing x={362} y={136} width={70} height={76} radius={10} />
				<Order x={368} y={142} width={58} height={64} tap={tap} />
			</g>
			<g>
				<path d="M508 250v126" stroke="var(--device-key)" strokeWidth={10} />
				<Housing x={476} y={374} width={64} height={10} radius={4} />
				<Housing x={468} y={150} width={80} height={104} radius={10} />
				<Order x={474} y={156} width={68} height={92} tap={tap} />
			</g>
			{names.map((name, i) => (
				<Line key={name} x={MIDDLES[i] ?? 0} y={418} size={20} voice="headline" anchor="middle" fill="var(--text)">
					{name}
				</Line>
			))}
		</Stage>
	);
}

interface OrderProps {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly tap: string;
}

/** The order screen: a bar, tiles cut out of two lines by a dash pattern, and the button that begins, named where there is room. */
function Order({ tap, ...box }: OrderProps) {
	const { width, height } = box;
	const tile = (width - 18) / 2;
	return (
		<Display {...box} radius={4}>
			<path d={`M0 4a4 4 0 0 1 4-4h${width - 8}a4 4 0 0 1 4 4v10H0z`} fill="var(--card)" />
			<path
				d={`M6 ${height * 0.3}h${width - 12}M6 ${height * 0.56}h${width - 12}`}
				stroke="var(--on-bar-soft)"
				strokeWidth={height * 0.22}
				strokeDasharray={`${tile} 6`}
			/>
			<Key x={6} y={height * 0.72} width={width - 12} height={height * 0.22} radius={3} fill="var(--object-success)" />
			{height > 100 && (
				<Line x={width / 2} y={height * 0.83 + 6} size={17} voice="headline" anchor="middle" fill="var(--on-bar)">
					{tap}
				</Line>
			)}
		</Display>
	);
}
