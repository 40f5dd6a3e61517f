import type { Resources } from '../../i18n/resources';
import { cardPath, Paper } from '../../scenes/parts/Paper';
import { Stage } from '../../scenes/parts/Stage';
import { type } from '../../scenes/parts/type';

type Text = Resources['company/about-us']['hero']['scene'];

/** Right ends of the three columns and the height of a row, in user units. */
const COLUMNS = [112, 206, 322] as const;
const ROW = 34;

/** What a till evening ends with today: a sheet filled in by hand, and the coins. */
export function CountSheet({ text }: { text: Text }) {
	const sums = 134 + text.rows.length * ROW;
	return (
		<Stage width={560} height={540} label={text.label}>
			<g transform="translate(190 8) rotate(4)" fill="var(--paper-ink)">
				<Paper d={cardPath(362, 484, 4)} />
				<circle cx={181} cy={22} r={9} fill="var(--ground)" />
				<text x={40} y={66} {...type.headline} fontSize={32}>
					{text.title}
				</text>
				<text x={40} y={91} fontSize={18} fill="var(--paper-ink-soft)">
					{text.event}
				</text>
				<text x={322} y={91} fontSize={18} textAnchor="end" fill="var(--paper-ink-soft)">
					{text.time}
				</text>
				<Row
					y={124}
					cells={text.head.map((name) => name.toUpperCase())}
					voice="label"
					size={16}
					fill="var(--paper-ink-soft)"
				/>
				<path d="M40 134H322" stroke="var(--paper-ink)" strokeWidth={2} />
				{text.rows.map((cells, index) => (
					<g key={cells[1]}>
						<Row y={134 + (index + 1) * ROW - 10} cells={cells} voice="figure" size={20} />
						<path d={`M40 ${134 + (index + 1) * ROW}H322`} stroke="var(--paper-line)" />
					</g>
				))}
				{text.sums.map(([name = '', sum = ''], index) => (
					<Sum key={name} y={sums + 26 + index * 25} name={name} sum={sum} size={19} />
				))}
				<path d={`M30 ${sums + 93}l304-5 1 34-306 3z`} fill="var(--flood)" />
				<Sum y={sums + 115} name={text.difference[0] ?? ''} sum={text.difference[1] ?? ''} size={24} />
			</g>
			<Pen />
			<Coins x={58} y={462} count={11} />
			<Coins x={124} y={492} count={6} />
			<Coins x={52} y={518} count={3} />
		</Stage>
	);
}

interface RowProps {
	readonly y: number;
	readonly cells: readonly string[];
	readonly voice: 'label' | 'figure';
	readonly size: number;
	readonly fill?: string;
}

function Row({ y, cells, voice, size, fill }: RowProps) {
	return (
		<g {...type[voice]} fontSize={size} textAnchor="end" fill={fill}>
			{cells.map((cell, index) => (
				<text key={COLUMNS[index]} x={COLUMNS[index]} y={y}>
					{cell}
				</text>
			))}
		</g>
	);
}

function Sum({ y, name, sum, size }: { y: number; name: string; sum: string; size: number }) {
	return (
		<g {...type.figure} fontSize={size}>
			<text x={40} y={y}>
				{name}
			</text>
			<text x={322} y={y} textAnchor="end">
				{sum}
			</text>
		</g>
	);
}

/** A ballpoint beside the sheet. */
function Pen() {
	return (
		<g transform="translate(104 62) rotate(11) scale(1.2)">
			<path d="M4 10h16v152l-8 26-8-26z" fill="var(--shadow)" transform="translate(6 6)" />
			<path d="M4 0h16v150H4z" fill="var(--card)" />
			<path d="M4 150h16l-8 28z" fill="var(--paper-line)" />
			<path d="M9-14h6V0H9z" fill="var(--card-deep)" />
			<path d="M16 6h5v56h-5z" fill="var(--card-deep)" />
		</g>
	);
}

/** A stack of coins; `x` and `y` are the middle of the lowest one. */
function Coins({ x, y, count }: { x: number; y: number; count: number }) {
	const top = y - count * 10;
	const edges = Array.from({ length: count }, (_, coin) => `M${x - 36} ${top + coin * 10}a36 12 0 0 0 72 0`).join('');
	return (
		<g>
			<ellipse cx={x + 4} cy={y + 6} rx={38} ry={14} fill="var(--shadow)" />
			<path d={`M${x - 36} ${top}V${y}a36 12 0 0 0 72 0V${top}z`} fill="var(--paper-line)" />
			<path d={edges} fill="none" stroke="var(--paper-ink-soft)" opacity={0.55} />
			<ellipse cx={x} cy={top} rx={36} ry={12} fill="var(--paper-shade)" />
			<ellipse cx={x} cy={top} rx={24} ry={7.5} fill="var(--flood)" />
		</g>
	);
}
