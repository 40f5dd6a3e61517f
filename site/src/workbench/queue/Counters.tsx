import { Line } from '../../scenes/parts/Line';

/** The stalls have room for so many. */
const MOST = 5;
const STEP = 88;
const LEFT = 12;

/** The counters, as stalls with their numbers, and the empty place of one more. */
export function Counters({ counters }: { counters: number }) {
	const shown = Math.min(counters, MOST);
	return (
		<g transform={`translate(${LEFT} 362)`}>
			{Array.from({ length: shown }, (_, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a stall is its place.
				<g key={place} transform={`translate(${place * STEP} 0)`}>
					<path d="M6 30h4v26H6zM64 30h4v26h-4z" fill="var(--paper-ink)" />
					<path d="M31 44a6 6 0 1 1 12 0 6 6 0 1 1-12 0M24 58a13 9 0 0 1 26 0z" fill="var(--paper-ink)" />
					<path d="M2 54h70v22H2z" fill="var(--device)" />
					<path
						d="M2 0h70l4 26a6 6 0 0 1-13 2 6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0 6 6 0 0 1-13-2z"
						fill="var(--card)"
					/>
					<Line x={37} y={20} size={19} voice="figure" anchor="middle" fill="var(--on-bar)">
						{place === MOST - 1 && counters > MOST ? `+${counters - MOST + 1}` : String(place + 1)}
					</Line>
				</g>
			))}
			<g transform={`translate(${shown * STEP} 0)`} fill="none" stroke="var(--card)" strokeWidth={3}>
				<path d="M3 2h68v73H3z" strokeDasharray="7 5" />
				<path d="M37 26v25M24.5 38.5h25" strokeWidth={5} />
			</g>
		</g>
	);
}
