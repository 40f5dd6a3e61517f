import { formatCents } from '../../money/amounts';
import { Example } from '../../ui/Example';

/** Where each print lies, and how it is turned. */
const LYING = [
	{ x: 40, y: 34, turn: -7 },
	{ x: 216, y: 20, turn: 3 },
	{ x: 394, y: 36, turn: 8 },
] as const;
const LINES = [100, 81, 99, 80, 98];

interface Props {
	readonly label: string;
	/** The sum at the end of each print, cents. */
	readonly sums: readonly number[];
	/** Names on the register of the one print that is shared. */
	readonly shared?: readonly string[];
}

/** Prints of a report on the table, and what each says in the end. */
export function Prints({ label, sums, shared = [] }: Props) {
	return (
		<Example>
			<svg viewBox="0 0 600 250" role="img" aria-label={label} className="headline">
				{sums.map((sum, at) => {
					const { x, y, turn } = LYING[at] ?? LYING[0];
					const place = shared.length > 0 ? 'translate(60 22)' : `translate(${x} ${y}) rotate(${turn})`;
					return (
						<g key={sum} transform={place}>
							<rect width={150} height={196} fill="var(--paper)" stroke="var(--paper-line)" />
							<path
								d={LINES.map((width, line) => `M18 ${30 + 18 * line}h${width}`).join('')}
								stroke="var(--paper-line)"
								strokeWidth={5}
							/>
							<text x={18} y={160} fontSize={30} fill="var(--paper-ink)">
								{`${formatCents(sum)}\u00a0€`}
							</text>
						</g>
					);
				})}
				{shared.map((name, at) => (
					<g key={name} transform={`translate(196 ${50 + 54 * at})`}>
						<rect width={160 - 18 * at} height={40} fill={`var(--${['card', 'card-deep', 'device'][at]})`} />
						<text x={14} y={28} fontSize={21} fill="var(--on-bar)">
							{name}
						</text>
					</g>
				))}
			</svg>
		</Example>
	);
}
