import { textOf } from '../i18n/i18n';
import { Line } from './parts/Line';
import { cardPath, Paper } from './parts/Paper';
import { Stage } from './parts/Stage';

/** Where the printouts of the left table lie, and how far they are turned in degrees. */
const PRINTOUTS = [
	{ x: 36, y: 52, turn: -9 },
	{ x: 128, y: 42, turn: 7 },
	{ x: 78, y: 122, turn: -3 },
] as const;
/** Chairs around a table, seen from above. */
const CHAIRS = 'M40 6h52M146 6h52M40 222h52M146 222h52M-8 88v52M246 88v52';

/** The board's table seen from above: three printouts with three sums, and one sheet that all look at. */
export function TwoTables() {
	const { label, sums, many, right, one } = textOf('scenes/two-tables');
	return (
		<Stage width={560} height={286} label={label}>
			<g transform="translate(14 4)">
				<Table />
				{PRINTOUTS.map(({ x, y, turn }, i) => (
					<g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
						<Sheet width={92} height={66} />
						<Line x={46} y={42} size={19} voice="figure" anchor="middle">
							{sums[i]}
						</Line>
					</g>
				))}
				<Line x={-14} y={272} size={30} voice="headline" fill="var(--text-soft)">
					{many}
				</Line>
			</g>
			<g transform="translate(308 4)">
				<Table />
				<g transform="translate(52 44)">
					<Paper d="M132 18h20v46h-20z" fill="var(--flood)" />
					<Sheet width={134} height={140} />
					<path d="M20 58h94M20 74h94M20 90h94" stroke="var(--paper-line)" strokeWidth={3} />
					<path d="M9 40v1M9 100v1" stroke="var(--paper-line)" strokeWidth={9} strokeLinecap="round" />
					<Line x={20} y={42} size={17} voice="tag" fill="var(--paper-ink-soft)">
						{right.title}
					</Line>
					<Line x={120} y={126} size={21} voice="figure" anchor="end">
						{right.sum}
					</Line>
				</g>
				<Line x={-9} y={272} size={30} voice="headline" fill="var(--text)">
					{one}
				</Line>
			</g>
		</Stage>
	);
}

function Table() {
	return (
		<>
			<path d={CHAIRS} stroke="var(--line-strong)" strokeWidth={13} strokeLinecap="round" />
			<path d={cardPath(238, 196, 26)} transform="translate(0 16)" fill="var(--card)" />
		</>
	);
}

/** A printed sheet: rule under its head, and lines. */
function Sheet({ width, height }: { readonly width: number; readonly height: number }) {
	return (
		<>
			<Paper d={`M0 0H${width}V${height}H0z`} />
			<path d={`M12 14h${width - 40}`} stroke="var(--paper-ink-soft)" strokeWidth={4} />
		</>
	);
}
