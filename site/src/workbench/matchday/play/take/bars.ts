import type { HalfHour } from './figures';

/** Edges of the plot, in the drawing's units. */
export const BARS_PLOT = { left: 40, right: 356, top: 10, height: 136 } as const;

/** One part of a bar: what it took is drawn from `y1` to `y2`, both in the drawing's units. */
interface Part {
	readonly x: number;
	readonly y1: number;
	readonly y2: number;
}

/** Bars of what the half hours took: the bar's below, the box office's on top; more given back than taken hangs down. */
export interface Bars {
	readonly width: number;
	/** Where nothing is. */
	readonly base: number;
	readonly bar: readonly Part[];
	readonly gate: readonly Part[];
	/** Amounts with a line, cents. */
	readonly ticks: readonly { readonly cents: number; readonly y: number }[];
	/** The middle of each bar. */
	readonly middles: readonly number[];
}

/** The least of 1, 2, 5, 10, … euros of which so many steps are at least so much. */
function stepFor(cents: number, steps: number): number {
	let step = 100;
	for (const factor of [2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2]) {
		if (step * steps >= cents) break;
		step *= factor;
	}
	return step;
}

export function barsOf(rows: readonly HalfHour[]): Bars {
	const upTo = ({ gate, bar }: HalfHour) => Math.max(0, gate) + Math.max(0, bar);
	const downTo = ({ gate, bar }: HalfHour) => Math.min(0, gate) + Math.min(0, bar);
	const [most, least] = [Math.max(100, ...rows.map(upTo)), Math.min(0, ...rows.map(downTo))];
	const step = stepFor(Math.max(most, -least), 3);
	const [top, bottom] = [Math.ceil(most / step), Math.floor(least / step)];
	const y = (cents: number) => BARS_PLOT.top + (BARS_PLOT.height * (top * step - cents)) / ((top - bottom) * step);
	const pitch = (BARS_PLOT.right - BARS_PLOT.left) / Math.max(1, rows.length);
	const x = (at: number) => BARS_PLOT.left + pitch * (at + 0.5);
	const partsOf = (of: (row: HalfHour) => readonly [number, number]) =>
		rows.flatMap((row, at) => {
			const [from, to] = of(row);
			return from === to ? [] : [{ x: x(at), y1: y(from), y2: y(to) }];
		});
	return {
		width: Math.min(28, pitch * 0.72),
		base: y(0),
		bar: partsOf(({ bar }) => [0, bar]),
		// On top of the bar's, when both go the same way.
		gate: partsOf(({ gate, bar }) => (bar * gate > 0 ? [bar, bar + gate] : [0, gate])),
		ticks: Array.from({ length: top - bottom + 1 }, (_, at) => ({
			cents: (bottom + at) * step,
			y: y((bottom + at) * step),
		})),
		middles: rows.map((_, at) => x(at)),
	};
}
