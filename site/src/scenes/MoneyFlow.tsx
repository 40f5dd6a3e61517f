import { textOf } from '../i18n/i18n';
import { formatEuro } from '../money/amounts';
import { Housing } from './parts/Device';
import { Line } from './parts/Line';
import { Paper, ticketPath } from './parts/Paper';
import { Stage } from './parts/Stage';

/** What was sold: left edge and width of its paper. */
const WARES = [
	{ x: 8, width: 272, striped: false },
	{ x: 296, width: 122, striped: true },
	{ x: 434, width: 118, striped: true },
] as const;
/** Where it was sold: left edge and width of the sign. */
const PLACES = [
	{ x: 8, width: 148 },
	{ x: 168, width: 106 },
	{ x: 286, width: 118 },
	{ x: 416, width: 136 },
] as const;
/** Cents that each ware brought at each place, on the day of the report in `report-page`. */
const SALES = [
	{ ware: 0, place: 0, cents: 289_800 },
	{ ware: 0, place: 1, cents: 153_000 },
	{ ware: 1, place: 2, cents: 111_600 },
	{ ware: 1, place: 3, cents: 39_000 },
	{ ware: 2, place: 2, cents: 56_850 },
	{ ware: 2, place: 3, cents: 24_200 },
] as const;
const CENTS_PER_UNIT = 2_100;
/** Lower edges of the papers, upper and lower edges of the signs, upper edge of the board. */
const [SOLD, SIGNED, PASSED, COUNTED] = [84, 184, 250, 342] as const;

const total = (key: 'ware' | 'place', index: number) =>
	SALES.reduce((sum, sale) => (sale[key] === index ? sum + sale.cents : sum), 0);
const sum = SALES.reduce((cents, sale) => cents + sale.cents, 0);
const units = (cents: number) => Math.round(cents / CENTS_PER_UNIT);

/** Middles of the bands where they leave or enter a box of which they fill the middle, in the order of the sales. */
function middles(key: 'ware' | 'place', boxes: readonly { readonly x: number; readonly width: number }[]): number[] {
	const next = boxes.map(({ x, width }, i) => x + (width - units(total(key, i))) / 2);
	return SALES.map((sale) => {
		const start = next[sale[key]] ?? 0;
		next[sale[key]] = start + units(sale.cents);
		return start + units(sale.cents) / 2;
	});
}

/** The takings of an evening: from what was sold, past where it was sold, into one sum and onto the report. */
export function MoneyFlow() {
	const { label, wares, places, board, report } = textOf('scenes/money-flow');
	const [above, at, below] = [middles('ware', WARES), middles('place', PLACES), middles('place', contiguous())];
	return (
		<Stage width={560} height={500} label={label}>
			{SALES.map((sale, i) => {
				const { striped } = WARES[sale.ware];
				const band = { width: units(sale.cents), color: 'var(--card)', striped };
				const [start = 0, middle = 0, end = 0] = [above[i], at[i], below[i]];
				return (
					<g key={`${sale.ware}${sale.place}`}>
						<Ribbon from={[start, SOLD - 6]} to={[middle, SIGNED + 6]} {...band} />
						<Ribbon from={[middle, PASSED - 6]} to={[end, COUNTED + 6]} {...band} />
					</g>
				);
			})}
			{wares.map((ware, i) => {
				const { x, width } = WARES[i] ?? WARES[0];
				return (
					<g key={ware} transform={`translate(${x} 8)`}>
						<Paper d={i ? `M0 0H${width}V76H0z` : ticketPath(width, 76, [252])} />
						<Line x={14} y={32} size={19} voice="tag" fill="var(--paper-ink-soft)">
							{ware}
						</Line>
						<Line x={14} y={62} size={i ? 22 : 28} voice="figure">
							{formatEuro(total('ware', i))}
						</Line>
					</g>
				);
			})}
			{places.map((place, i) => {
				const { x, width } = PLACES[i] ?? PLACES[0];
				return (
					<g key={place} transform={`translate(${x} ${SIGNED})`}>
						<Housing x={0} y={0} width={width} height={PASSED - SIGNED} radius={8} />
						<Line x={12} y={28} size={17} voice="tag" fill="var(--on-bar-soft)">
							{place}
						</Line>
						<Line x={12} y={54} size={21} voice="figure" fill="var(--on-bar)">
							{formatEuro(total('place', i))}
						</Line>
					</g>
				);
			})}
			<g transform={`translate(284 ${COUNTED + 84})`}>
				<Paper d="M0 0H238V52H0z" />
				<Line x={20} y={38} size={18} voice="tag">
					{report}
				</Line>
			</g>
			<Housing x={8} y={COUNTED} width={544} height={96} radius={10} />
			<Line x={44} y={COUNTED + 64} size={30} voice="tag" fill="var(--on-bar-soft)">
				{board}
			</Line>
			<Line x={520} y={COUNTED + 70} size={64} voice="figure" anchor="end" fill="var(--flood)">
				{formatEuro(sum)}
			</Line>
		</Stage>
	);
}

/** The places side by side, each as wide as what passes it, from where the board shows its word. */
function contiguous() {
	let x = 44;
	return PLACES.map((_, i) => {
		const box = { x, width: units(total('place', i)) };
		x += box.width;
		return box;
	});
}

interface Props {
	/** Middle of the upper end. */
	readonly from: readonly [x: number, y: number];
	/** Middle of the lower end. */
	readonly to: readonly [x: number, y: number];
	/** In user units. */
	readonly width: number;
	readonly color: string;
	/** Striped across; passes over what lies below with an edge in the colour of the ground. */
	readonly striped?: boolean;
}

/** A band that falls from one place into another and is as wide as what it carries. */
function Ribbon({ from: [x, y], to: [toX, toY], width, color, striped = false }: Props) {
	const middle = (y + toY) / 2;
	const d = `M${x} ${y}C${x} ${middle} ${toX} ${middle} ${toX} ${toY}`;
	return (
		<g fill="none">
			{striped && <path d={d} stroke="var(--ground)" strokeWidth={width + 6} />}
			<path d={d} stroke={color} strokeWidth={width} strokeDasharray={striped ? '3 3' : undefined} />
		</g>
	);
}
