import type { CurvePoint } from '../queue/model';
import type { BoardPaper } from './model';

/** Edges of the plot, in the drawing's units. */
export const CURVE_PLOT = { left: 2, right: 358, top: 26, base: 150 } as const;
/** Minutes that are drawn beside those in which somebody waits. */
const MARGIN = 5;
/** The rush, and half as long behind it, are drawn at least. */
const LEAST = { from: -35, to: 20 } as const;
/** Fewer are nobody. */
const SOMEBODY = 0.5;

/** The drawing's range: minutes after the start, and the most persons. */
export interface Frame {
	readonly from: number;
	readonly to: number;
	readonly persons: number;
}

/** The part of the evening in which somebody waits today. */
export function frameOf(points: readonly CurvePoint[]): Frame {
	const minutes = points.filter(({ waiting }) => waiting >= SOMEBODY).map(({ minute }) => minute);
	const [first = LEAST.from, last = LEAST.to] = [minutes[0], minutes[minutes.length - 1]];
	return {
		from: Math.min(LEAST.from, first - MARGIN),
		to: Math.max(LEAST.to, last + 1 + MARGIN),
		persons: Math.max(1, ...points.map(({ waiting }) => waiting)),
	};
}

/** Where a minute lies. */
export function curveX(minute: number, { from, to }: Frame): number {
	return rounded(CURVE_PLOT.left + ((CURVE_PLOT.right - CURVE_PLOT.left) * (minute - from)) / (to - from));
}

function yOf(waiting: number, { persons }: Frame): number {
	return rounded(CURVE_PLOT.base - ((CURVE_PLOT.base - CURVE_PLOT.top) * waiting) / persons);
}

function rounded(number: number): number {
	return Math.round(number * 10) / 10;
}

/** The persons who wait, as a line; points on a straight one are left out. */
export function curvePath(points: readonly CurvePoint[], frame: Frame): string {
	const inside = points.filter(({ minute }) => minute >= frame.from && minute <= frame.to);
	const bends = inside.filter(({ waiting }, at) => {
		const [before, after] = [inside[at - 1], inside[at + 1]];
		return !before || !after || Math.abs(before.waiting + after.waiting - 2 * waiting) > 1e-6;
	});
	return `M${bends.map(({ minute, waiting }) => `${curveX(minute, frame)} ${yOf(waiting, frame)}`).join('L')}`;
}

/** Rows of the curve's table: half of what comes before the start, the start, and until nobody waits any more. */
export function minutesOf({ from, to }: Frame): readonly number[] {
	const end = to - MARGIN;
	return [from < -60 ? -30 : -15, 0, Math.round(end / 2), end];
}

/** Persons who wait at a minute. */
export function waitingAt({ curve }: BoardPaper['today'], minute: number): number {
	return Math.round(curve.find((point) => point.minute === minute)?.waiting ?? 0);
}
