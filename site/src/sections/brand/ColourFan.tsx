import { LOGO_MARK } from '../../content/brand';
import { palette } from '../../content/palette';
import { cardPath, Paper } from '../../scenes/parts/Paper';
import { Stage } from '../../scenes/parts/Stage';
import { type } from '../../scenes/parts/type';

interface Props {
	readonly label: string;
	readonly names: Readonly<Record<(typeof palette)[number]['id'], { readonly name: string }>>;
}

/** Where the strips are riveted together, and the degrees from one to the next. */
const RIVET = { x: 216, y: 448 };
const STEP = 14;

/** A printer's colour fan with the brand's colours, and the mark as a die-cut sticker beside it. */
export function ColourFan({ label, names }: Props) {
	return (
		<Stage width={560} height={500} label={label}>
			{palette.map(({ id, hex }, index) => (
				<g key={id} transform={`translate(${RIVET.x} ${RIVET.y}) rotate(${(index - 1.7) * STEP}) translate(-54 -404)`}>
					<Paper d={cardPath(108, 432, 6)} />
					<path d="M6 60h96v366H6z" fill={hex} />
					<text x={11} y={30} {...type.headline} fontSize={18} fill="var(--paper-ink)">
						{names[id].name}
					</text>
					<text x={11} y={49} {...type.figure} fontSize={16} fill="var(--paper-ink-soft)">
						{hex}
					</text>
				</g>
			))}
			<circle cx={RIVET.x} cy={RIVET.y} r={12} fill="var(--device-edge)" />
			<circle cx={RIVET.x} cy={RIVET.y} r={5} fill="var(--paper-line)" />
			<g transform="translate(368 316) rotate(9) scale(1.72)" strokeWidth={13} strokeLinejoin="round">
				<path d={LOGO_MARK} fill="var(--shadow)" stroke="var(--shadow)" transform="translate(2 4)" />
				<path d={LOGO_MARK} fill="var(--paper)" stroke="var(--paper)" />
				<path d={LOGO_MARK} fill="var(--card)" />
			</g>
		</Stage>
	);
}
