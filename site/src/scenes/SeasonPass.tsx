import { textOf } from '../i18n/i18n';
import { Line } from './parts/Line';
import { NfcWaves } from './parts/NfcWaves';
import { cardPath, Paper } from './parts/Paper';
import { QrCode } from './parts/QrCode';
import { Stage } from './parts/Stage';

/** An ID-1 card, 85.6 × 54 mm, at 6 units a millimetre. */
const CARD = cardPath(514, 324, 18);

const LANYARD = { fill: 'none', stroke: 'var(--flood)', strokeWidth: 24 } as const;

/** A season pass in the hand: the front hangs from its lanyard, and the code of its back looks out below. */
export function SeasonPass() {
	const { label, front, back } = textOf('scenes/season-pass');
	return (
		<Stage width={600} height={566} label={label}>
			<path d="M206-20C186 70 230 150 318 218M500-20C516 70 440 160 328 218" {...LANYARD} />
			<g transform="translate(66 178) rotate(-7 257 162)">
				<Paper d={CARD} fill="var(--card)" />
				<path d="M338 0h62L318 324h-62zM430 0h28L376 324h-28z" fill="var(--card-deep)" />
				<path d="M222 28h70" stroke="var(--ground)" strokeWidth={17} strokeLinecap="round" />
				<NfcWaves x={424} y={232} size={62} color="var(--on-bar)" />
				<g fill="var(--on-bar)">
					<Line x={30} y={98} size={22} voice="tag" fill="var(--on-bar-soft)">
						{front.label}
					</Line>
					<Line x={29} y={142} size={44} voice="headline">
						{front.club}
					</Line>
					<Line x={30} y={226} size={34} voice="headline">
						{front.holder}
					</Line>
					<Line x={30} y={254} size={21}>
						{front.category}
					</Line>
				</g>
			</g>
			<path d="M306 192h34v50h-34z" fill="var(--device)" transform="rotate(-7 323 217)" />
			<circle cx={322} cy={208} r={7} fill="var(--device-key)" />
			<g transform="translate(6 450) rotate(5)">
				<Paper d={cardPath(218, 92, 8)} />
				<QrCode code="site" x={12} y={12} size={68} />
				<circle cx={102} cy={27} r={6} fill="var(--object-success)" />
				<Line x={114} y={34} size={21} voice="headline" fill="var(--object-success)">
					{back.state}
				</Line>
				<Line x={96} y={58} size={17} voice="tag" fill="var(--paper-ink-soft)">
					{back.validity}
				</Line>
				<Line x={96} y={78} size={18} voice="figure">
					{back.until}
				</Line>
			</g>
		</Stage>
	);
}
