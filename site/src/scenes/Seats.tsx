import { Line } from './parts/Line';
import { Stage } from './parts/Stage';

/** What a seat of the quota is: kept for the sponsor, given away by code, or sat on. */
export type Seat = 'held' | 'taken' | 'seated';

const SEATS_IN_A_ROW = 10;
/** Distance between two seats and between two rows, in user units. */
const [PITCH, ROW] = [34, 46] as const;

interface Props {
	/** How many seats of the quota are held, how many of these taken, and how many of those seated. */
	readonly counts: Readonly<Record<Seat, number>>;
	readonly label: string;
	/** What the last count is called. */
	readonly words: string;
}

/** The quota in the stand: yellow seats are held, blue ones taken, and who came sits there. */
export function Seats({ counts: { held, taken, seated }, label, words }: Props) {
	return (
		<Stage width={360} height={206} label={label}>
			<Line x={8} y={40} size={44} voice="figure" fill="var(--text)">
				{seated || taken || held}
			</Line>
			<Line x={62} y={38} size={23} voice="headline" fill="var(--text)">
				{words}
			</Line>
			<path d={rows(0, held)} transform="translate(8 98)" stroke="var(--line)" strokeWidth={4} />
			<g transform="translate(8 78)" strokeDasharray="26 8" strokeWidth={22}>
				<path d={rows(taken, held)} stroke="var(--flood)" />
				<path d={rows(0, taken)} stroke="var(--card)" />
			</g>
			<g transform="translate(21 78)" strokeLinecap="round">
				<path
					d={rows(0, seated)}
					stroke="var(--text)"
					strokeWidth={14}
					strokeDasharray={`0 ${PITCH}`}
					transform="translate(0 -13)"
				/>
				<path
					d={rows(0, seated)}
					stroke="var(--paper)"
					strokeWidth={15}
					strokeDasharray={`12 ${PITCH - 12}`}
					transform="translate(-6 4)"
				/>
			</g>
		</Stage>
	);
}

/** A line for each row from the front, over the seats from the first number to before the second. */
function rows(from: number, to: number): string {
	return Array.from({ length: 3 }, (_, row) => {
		const inRow = (seat: number) => Math.min(Math.max(seat - row * SEATS_IN_A_ROW, 0), SEATS_IN_A_ROW);
		const [start, end] = [inRow(from), inRow(to)];
		return end > start ? `M${start * PITCH} ${(2 - row) * ROW}h${(end - start) * PITCH - 8}` : '';
	}).join('');
}
