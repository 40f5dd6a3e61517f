import { textOf } from '../i18n/i18n';
import { Housing } from './parts/Device';
import { Line } from './parts/Line';
import { Stage } from './parts/Stage';

/** Height of one fold and how far its lower edge is shifted, in user units. */
const [FOLD, LEAN] = [82, 34] as const;
/** Columns of a whole sheet: date, kind, guests, amount. */
const COLUMNS = [30, 96, 262, 408] as const;
const WIDTH = 440;

/** Endless paper that is torn along its middle: guests go one way, amounts the other. */
export function Fanfold() {
	const { label, head, rows, guests, bookings } = textOf('scenes/fanfold');
	const folds = [[head, ...rows.slice(0, 2)], rows.slice(2)];
	return (
		<Stage width={560} height={446} label={label}>
			{folds.map((lines, fold) => (
				<g key={lines.join()} transform={`translate(${fold ? 77 : 43} ${8 + fold * FOLD}) ${lean(fold ? -1 : 1)}`}>
					<Sheet width={WIDTH} shaded={fold === 1} />
					{lines.map((cells, row) => (
						<g key={cells.join()}>
							{cells.map((cell, i) => (
								<Line
									key={COLUMNS[i]}
									x={COLUMNS[i] ?? 0}
									y={23 + row * 25}
									size={17}
									voice={i > 1 && cells !== head ? 'figure' : 'tag'}
									{...(i > 1 && { anchor: 'end' })}
									fill={cells === head ? 'var(--paper-ink-soft)' : undefined}
								>
									{cell}
								</Line>
							))}
						</g>
					))}
				</g>
			))}
			{[guests, bookings].map(({ sum, unit, place, note }, i) => (
				<g key={place} transform={`translate(${i ? 296 : 8} 172)`}>
					<g transform={`translate(${i ? -33 : 35} 0) ${lean(i ? 1 : -1, 170)}`}>
						<Sheet width={WIDTH / 2} height={170} side={i ? 'right' : 'left'} />
						<Line x={i ? 196 : 24} y={76} size={38} voice="figure" {...(i && { anchor: 'end' })}>
							{sum}
						</Line>
						<Line x={i ? 196 : 24} y={108} size={20} voice="tag" {...(i && { anchor: 'end' })}>
							{unit}
						</Line>
					</g>
					<Housing x={0} y={150} width={256} height={110} radius={12} />
					<path d="M16 166h224" stroke="var(--device-key)" strokeWidth={8} strokeLinecap="round" />
					<Line x={22} y={210} size={30} voice="headline" fill={i ? 'var(--flood)' : 'var(--on-bar)'}>
						{place}
					</Line>
					<Line x={22} y={238} size={18} voice="tag" fill="var(--on-bar-soft)">
						{note}
					</Line>
				</g>
			))}
		</Stage>
	);
}

/** Leans a fold to one side, as a matrix: its upper edge stays. */
function lean(side: 1 | -1, height: number = FOLD): string {
	return `matrix(1 0 ${Math.round((side * LEAN * 1000) / height) / 1000} 1 0 0)`;
}

interface SheetProps {
	readonly width: number;
	readonly height?: number;
	/** Lies in the fold's shadow. */
	readonly shaded?: boolean;
	/** Of a sheet torn down the middle: which edge still has its holes. */
	readonly side?: 'left' | 'right';
}

/** A stretch of endless paper: pale stripes, and holes for the sprocket along its edges. */
function Sheet({ width, height = FOLD, shaded = false, side }: SheetProps) {
	const holes = [side !== 'right' && 12, side !== 'left' && width - 12].filter((x) => x !== false);
	const stripes = Array.from({ length: Math.floor(height / 50) }, (_, i) => `M0 ${i * 50 + 42}h${width}`);
	return (
		<>
			<path d={`M4 6H${width + 4}V${height + 6}H4z`} fill="var(--shadow)" />
			<path d={`M0 0H${width}V${height}H0z`} fill={shaded ? 'var(--paper-shade)' : 'var(--paper)'} />
			<path d={stripes.join('')} stroke="var(--screen)" strokeWidth={24} />
			<path
				d={holes.map((x) => `M${x} 10V${height}`).join('')}
				stroke="var(--paper-line)"
				strokeWidth={8}
				strokeLinecap="round"
				strokeDasharray="0 20"
			/>
		</>
	);
}
