import { textOf } from '../i18n/i18n';
import { Display, Housing, Key } from './parts/Device';
import { Line } from './parts/Line';
import { NfcWaves } from './parts/NfcWaves';
import { Stage } from './parts/Stage';
import { SHELF } from './shelf';

const OK = 'var(--object-success)';

/** Keys side by side, in rows of three. */
function Keys({ x, y, width, height, gap }: { [K in 'x' | 'y' | 'width' | 'height' | 'gap']: number }) {
	return Array.from({ length: 9 }, (_, at) => (
		<Key
			// biome-ignore lint/suspicious/noArrayIndexKey: a key is its place.
			key={at}
			x={x + (at % 3) * (width + gap)}
			y={y + Math.floor(at / 3) * (height + gap)}
			width={width}
			height={height}
			radius={4}
		/>
	));
}

/** A device of each group on one board: a unit is a millimetre. Pages show parts of it (`scenes/shelf.ts`). */
export function DeviceShelf() {
	const text = textOf('scenes/device-shelf');
	const [portable, compact, fixed] = text.amounts;
	return (
		<Stage width={SHELF.width} height={SHELF.height} label={text.label}>
			<g>
				<path d="M120 560h100v160H120z" fill="var(--device)" />
				<Housing x={40} y={716} width={260} height={44} radius={12} />
				<Housing x={6} y={6} width={328} height={560} radius={26} />
				<Display x={30} y={34} width={280} height={420} radius={10}>
					<Line x={140} y={54} size={34} voice="tag" anchor="middle">
						{text.number}
					</Line>
					<Line x={140} y={208} size={190} voice="figure" anchor="middle">
						{text.count}
					</Line>
					<Key x={28} y={250} width={224} height={64} fill="var(--flood)" />
					<Line x={140} y={295} size={38} voice="headline" anchor="middle">
						{text.pay}
					</Line>
					<Line x={140} y={384} size={36} voice="figure" anchor="middle">
						{text.order}
					</Line>
				</Display>
				<path d="M97 493h146" stroke="#000" strokeWidth={14} strokeLinecap="round" />
				<path d="M118 496h104v56H118z" fill="var(--paper)" />
			</g>
			<g transform="translate(380 380)">
				<path d="M170 250h80l30 90H140z" fill="var(--device-key)" />
				<Housing x={90} y={336} width={240} height={44} radius={10} />
				<Housing x={4} y={4} width={412} height={262} radius={16} />
				<Display x={22} y={22} width={376} height={226}>
					<path
						d="M12 42h224M12 110h224M12 178h224"
						stroke="var(--on-bar-soft)"
						strokeWidth={56}
						strokeDasharray="68 10"
					/>
					<path d="M90 82h68v56H90z" fill="var(--card)" />
					<Line x={364} y={104} size={34} voice="figure" anchor="end">
						{text.sale}
					</Line>
					<Key x={256} y={150} width={108} height={56} fill={OK} />
				</Display>
				<g transform="translate(440 170)">
					<Housing x={0} y={0} width={100} height={210} radius={16} />
					<Display x={14} y={18} width={72} height={138} radius={5}>
						<path
							d="M6 20h60m-60 30h60m-60 30h60"
							stroke="var(--on-bar-soft)"
							strokeWidth={24}
							strokeDasharray="28 4"
						/>
						<Key x={6} y={104} width={60} height={26} radius={3} fill={OK} />
					</Display>
				</g>
			</g>
			<g transform="translate(960 560)">
				<path d="M16 34V2h56v32z" fill="var(--paper)" stroke="var(--paper-line)" />
				<Housing x={3} y={24} width={84} height={176} radius={12} />
				<Display x={8} y={34} width={74} height={66} radius={4}>
					<Line x={37} y={43} size={24} voice="figure" anchor="middle">
						{portable}
					</Line>
				</Display>
				<Keys x={15} y={110} width={17} height={17} gap={5} />
				<g transform="translate(112 96)">
					<Housing x={0} y={0} width={66} height={104} radius={12} />
					<Display x={4} y={6} width={58} height={44} radius={3}>
						<Line x={29} y={31} size={22} voice="figure" anchor="middle">
							{compact}
						</Line>
					</Display>
					<NfcWaves x={18} y={56} size={30} />
				</g>
				<g transform="translate(196 10)">
					<path d="M14 190h112L110 30H30z" fill="var(--device)" />
					<Display x={34} y={36} width={72} height={56} radius={4}>
						<Line x={36} y={38} size={26} voice="figure" anchor="middle">
							{fixed}
						</Line>
					</Display>
					<Keys x={37} y={106} width={18} height={17} gap={6} />
				</g>
				<g transform="translate(350 90)">
					<Housing x={0} y={0} width={110} height={110} radius={10} />
					<NfcWaves x={32} y={32} size={46} />
				</g>
			</g>
			<g transform="translate(1470 430)">
				<g transform="translate(0 100)">
					<path d="M34 90h46l6 130a8 8 0 0 1-8 10H36a8 8 0 0 1-8-10z" fill="var(--device)" />
					<path d="M14 14h82a10 10 0 0 1 10 12L92 92H22L4 26a10 10 0 0 1 10-12z" fill="var(--device-key)" />
					<path d="M28 12h54" stroke="var(--object-danger)" strokeWidth={16} strokeLinecap="round" />
					<Key x={42} y={106} width={30} height={34} radius={5} fill="var(--flood)" />
				</g>
				<g transform="translate(134 110)">
					<Housing x={0} y={0} width={96} height={220} />
					<path d="M13 18h70v130H13z" fill={OK} />
					<path d="M28 84l14 14 26-32" fill="none" stroke="var(--on-bar)" strokeWidth={10} />
					<circle cx={48} cy={182} r={17} fill="var(--device-key)" />
				</g>
				<g transform="translate(254)">
					<path d="M74 150h60v180H74z" fill="var(--device-key)" />
					<Housing x={8} y={4} width={192} height={190} radius={16} />
					<path d="M28 24h152v108H28z" fill={OK} />
					<path d="M76 78l20 20 38-46" fill="none" stroke="var(--on-bar)" strokeWidth={14} />
					<path d="M52 161h104" stroke="var(--object-danger)" strokeWidth={22} strokeLinecap="round" />
				</g>
			</g>
			<g transform="translate(1980 416)">
				<path d="M159 70V4h102v66z" fill="var(--paper)" stroke="var(--paper-line)" />
				<Line x={210} y={46} size={32} voice="figure" anchor="middle">
					{text.ticket}
				</Line>
				<Housing x={128} y={66} width={164} height={154} />
				<path d="M154 91h112" stroke="#000" strokeWidth={13} strokeLinecap="round" />
				<circle cx={265} cy={194} r={8} fill={OK} />
				<Housing x={3} y={222} width={414} height={62} radius={6} />
				<path d="M16 276h388v68H16z" fill="var(--device-key)" />
				{['var(--flood)', 'var(--paper-line)', 'var(--flood-strong)', 'var(--paper-line)', 'var(--flood)'].map(
					(fill, at) => (
						<g key={MIDDLES[at]}>
							<path d={`M${(MIDDLES[at] ?? 0) - 32} 286h64v34h-64z`} fill="var(--device)" />
							<ellipse cx={MIDDLES[at]} cy={305} rx={22} ry={8} fill={fill} />
						</g>
					),
				)}
				{text.rolls.map((width, at) => (
					<g key={width} transform={`translate(${at === 0 ? 440 : 536} 234)`}>
						<path
							d={`M14 6h${at === 0 ? 54 : 76}q14 12 14 50t-14 50H14z`}
							fill="var(--paper)"
							stroke="var(--paper-line)"
						/>
						<ellipse cx={14} cy={56} rx={13} ry={50} fill="var(--paper-shade)" stroke="var(--paper-line)" />
						<ellipse cx={14} cy={56} rx={5} ry={17} fill="var(--device)" />
						<Line x={at === 0 ? 50 : 62} y={66} size={28} voice="figure" anchor="middle">
							{width}
						</Line>
					</g>
				))}
			</g>
		</Stage>
	);
}

/** Middles of the coins' bowls. */
const MIDDLES = [62, 135, 208, 281, 354] as const;
