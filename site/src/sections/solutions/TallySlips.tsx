import { textOf } from '../../i18n/i18n';
import { Example } from '../../ui/Example';

/** Where each slip lies, turned by how many degrees, and how many tickets it counts. */
const SLIPS = [
	{ x: 8, y: 24, turn: -5, count: 13 },
	{ x: 262, y: 8, turn: 4, count: 9 },
	{ x: 40, y: 170, turn: 3, count: 17 },
	{ x: 278, y: 172, turn: -4, count: 6 },
];

/** Strokes in fives, the fifth across the four. */
function strokes(count: number): string {
	return Array.from({ length: count }, (_, at) => {
		const x = 18 + Math.floor(at / 5) * 52 + (at % 5) * 10;
		return at % 5 === 4 ? `M${x - 44} 92l48-34` : `M${x} 54v42`;
	}).join('');
}

/** Four places that sell, four lists, and a note that somebody stuck on them. */
export function TallySlips() {
	const { label, places, note } = textOf('solutions/ticketing/pre-sales').slips;
	return (
		<Example>
			<svg viewBox="0 0 500 326" role="img" aria-label={label} className="label">
				{SLIPS.map(({ x, y, turn, count }, at) => (
					<g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
						<rect width={206} height={128} fill="var(--paper)" stroke="var(--paper-line)" />
						<text x={16} y={32} fontSize={20} fill="var(--paper-ink)">
							{places[at]}
						</text>
						<path d={strokes(count)} stroke="var(--paper-ink)" strokeWidth={3} />
					</g>
				))}
				<g transform="translate(188 226) rotate(5)">
					<rect width={132} height={92} fill="var(--paper-shade)" stroke="var(--paper-line)" />
					{note.map((line, at) => (
						<text key={line} x={12} y={38 + 26 * at} fontSize={20} fill="var(--paper-ink)">
							{line}
						</text>
					))}
				</g>
			</svg>
		</Example>
	);
}
