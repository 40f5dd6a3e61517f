import { type } from './type';

/** Distance between two seats and between two rows, in user units. */
const PITCH = 16;
const ROWS = 6;
const SEATS_IN_A_ROW = 9;

/** Seats that are still for sale when these are sold, by row. */
export function freeSeats(sold: readonly number[]): number {
	return sold.reduce((rest, count) => rest - count, ROWS * SEATS_IN_A_ROW);
}

/** A line for every row, which a dash pattern turns into one dot a seat; one unit too long, or the last dot may be missing. */
function dots(left: readonly number[], count: readonly number[]): string {
	const line = (seats: number, row: number) =>
		`M${(left[row] ?? 0) * PITCH} ${(ROWS - 1 - row) * PITCH}h${(seats - 1) * PITCH + 1}`;
	return count.map(line).join('');
}

const ALL_SEATS = dots(
	[],
	Array.from({ length: ROWS }, () => SEATS_IN_A_ROW),
);

interface Props {
	/** Upper left corner, at the baseline of the name. */
	readonly x: number;
	readonly y: number;
	/** Degrees, clockwise. */
	readonly turn: number;
	/** Of each row, front row first: seats free at the left end, and seats sold after them; at least one. */
	readonly left: readonly number[];
	readonly sold: readonly number[];
	readonly name: string;
	readonly quota: string;
}

/** One block of a stand: a ring for a free seat, a filled dot for a sold one. The back row is on top. */
export function SeatBlock({ x, y, turn, left, sold, name, quota }: Props) {
	return (
		<g transform={`translate(${x} ${y}) rotate(${turn})`}>
			<text {...type.headline} fontSize={20}>
				{name}
			</text>
			<text x={140} textAnchor="end" {...type.figure} fontSize={16} fill="var(--paper-ink-soft)">
				{quota}
			</text>
			<g transform="translate(6 22)" strokeLinecap="round" strokeDasharray={`0 ${PITCH}`}>
				<path d={ALL_SEATS} stroke="var(--paper-ink-soft)" strokeWidth={12} />
				<path d={ALL_SEATS} stroke="var(--paper)" strokeWidth={9} />
				<path d={dots(left, sold)} stroke="var(--card)" strokeWidth={13} />
			</g>
		</g>
	);
}
