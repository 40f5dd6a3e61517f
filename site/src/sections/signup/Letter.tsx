import { LOGO_MARK } from '../../content/brand';
import { cardPath, Paper } from '../../scenes/parts/Paper';

/** Height of the stamp's edge in teeth of 12 units, and its width. */
const STAMP = { teeth: 8, across: 7 };

/** The four edges of a stamp, each a row of punched half circles. */
function stampPath(): string {
	const bite = (dx: number, dy: number) => `l${dx * 3} ${dy * 3}a3 3 0 0 0 ${dx * 6} ${dy * 6}l${dx * 3} ${dy * 3}`;
	const edge = (dx: number, dy: number, teeth: number) => bite(dx, dy).repeat(teeth);
	const { teeth, across } = STAMP;
	return `M0 0${edge(1, 0, across)}${edge(0, 1, teeth)}${edge(-1, 0, across)}${edge(0, -1, teeth)}z`;
}

/** A letter on its way: the confirmation mail. Decoration, since the page says the same. */
export default function Letter() {
	return (
		<svg viewBox="0 0 560 380" aria-hidden="true">
			<g transform="translate(52 30) rotate(7)">
				<Paper d={cardPath(430, 262, 6)} fill="var(--paper-shade)" />
				<path d="M6 4 215 150 424 4" fill="none" stroke="var(--paper-line)" strokeWidth={3} />
			</g>
			<g transform="translate(36 84) rotate(-5)">
				<Paper d={cardPath(450, 270, 6)} />
				<path d="M52 150h190M52 180h150M52 210h168" stroke="var(--paper-ink)" strokeWidth={7} strokeLinecap="round" />
				<path d="M28 34h112M28 54h76" stroke="var(--paper-line)" strokeWidth={5} strokeLinecap="round" />
				<g transform="translate(338 22)">
					<path d={stampPath()} fill="var(--flood)" />
					<path d={LOGO_MARK} fill="var(--card)" transform="translate(15 21) scale(.54)" />
				</g>
				<g fill="none" stroke="var(--paper-ink-soft)" strokeWidth={3} opacity={0.75}>
					<circle cx={316} cy={76} r={40} />
					<circle cx={316} cy={76} r={30} />
					<path d="M180 56q14-8 28 0t28 0 28 0M180 76q14-8 28 0t28 0 28 0M180 96q14-8 28 0t28 0 28 0" />
				</g>
			</g>
		</svg>
	);
}
