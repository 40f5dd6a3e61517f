import type { PlanId } from '../../content/plans';
import { formatDecimal } from '../../money/amounts';
import type { Chart } from './chart';

/** Edges of the plot, in units of a drawing that is 560 wide; the left one leaves room for the axis' numbers. */
export const CHART_PLOT = { right: 552, top: 44, base: 264 } as const;
/** Room for a character of them. */
const CHARACTER = 11;
const GAP = 22;

/** Parabolas of a curve: enough for the eye. */
const ARCS = 5;
/** Steps of the upright axis, at most. */
const STEPS = 5;
/** While fees are open, the axis goes so many times as high as the dearest plan's price for a guest. */
const HEADROOM = 3;
const CENTS_PER_EURO = 100;

/** Guests, and euros or cents. */
type Point = readonly [guests: number, value: number];

/** An axis from 0 to its top, in steps of 1, 2 or 5 times a power of ten. */
export interface Axis {
	readonly step: number;
	readonly top: number;
	/** Decimals that its steps need. */
	readonly decimals: number;
}

/** The drawing's content. */
export interface Plot {
	readonly left: number;
	/** Of the level axis, in guests a year. */
	readonly end: number;
	/** In euros, or in cents for a guest. */
	readonly axis: Axis;
	readonly lines: readonly { readonly plan: PlanId; readonly path: string; readonly at: number }[];
}

/** The axis for values of at most so much. */
export function axisFor(most: number): Axis {
	const least = most > 0 ? most / STEPS : 1;
	const exponent = Math.floor(Math.log10(least));
	const factor = [1, 2, 5, 10].find((one) => one * 10 ** exponent >= least) ?? 10;
	// Whole numbers until the end, so that a tenth is one.
	const decimals = Math.max(0, -exponent);
	const step = Number((factor * 10 ** exponent).toFixed(decimals));
	return { step, top: Number((Math.max(1, Math.ceil(most / step)) * step).toFixed(decimals)), decimals };
}

/** Where the chart's lines lie, for a year of so many guests. */
export function plotOf(chart: Chart, guests: number): Plot {
	const { basis, lines } = chart;
	const end = Math.max(...lines.flatMap(({ points }) => points.map((point) => point.guests)));
	const highest = Math.max(0, ...lines.flatMap(({ points }) => points.map(({ cents }) => cents)));
	const axis = axisFor(basis === 'total' ? highest / CENTS_PER_EURO : (HEADROOM * highest) / guests);
	const left = GAP + CHARACTER * formatDecimal(axis.top, axis.decimals).length;
	const x = (at: number) => left + ((CHART_PLOT.right - left) * at) / end;
	const y = (value: number) => CHART_PLOT.base - ((CHART_PLOT.base - CHART_PLOT.top) * value) / axis.top;
	return {
		left,
		end,
		axis,
		lines: lines.map(({ plan, points }) => {
			const cents = points[0]?.cents ?? 0;
			const drawn: readonly Point[] =
				basis === 'total'
					? points.map((point) => [point.guests, point.cents / CENTS_PER_EURO])
					: perGuest(cents, end, axis.top);
			const path = drawn.map(([at, value]) => `${tenths(x(at))} ${tenths(y(value))}`);
			return {
				plan,
				path: `M${path[0]}${basis === 'total' || cents === 0 ? 'L' : 'Q'}${path.slice(1).join(' ')}`,
				at: tenths(y(between(points, guests, basis))),
			};
		}),
	};
}

/**
 * A year's price divided by its guests, from where it comes below the axis' top on: ends of arcs, and between two of them the
 * point in which their tangents meet.
 */
function perGuest(cents: number, end: number, top: number): readonly Point[] {
	if (cents === 0) return [0, end].map((guests) => [guests, 0]);
	const first = Math.min(cents / top, end);
	const ends = Array.from({ length: ARCS + 1 }, (_, index) => first * (end / first) ** (index / ARCS));
	return ends.flatMap((guests, index): readonly Point[] => {
		const here: Point = [guests, cents / guests];
		const next = ends[index + 1];
		return next === undefined ? [here] : [here, [(2 * guests * next) / (guests + next), (2 * cents) / (guests + next)]];
	});
}

/** Between the points a line goes straight on. */
function between(points: Chart['lines'][number]['points'], guests: number, basis: Chart['basis']): number {
	const after = Math.max(
		1,
		points.findIndex((point) => point.guests >= guests),
	);
	const [from, to] = [points[after - 1], points[after]];
	if (!from || !to) return 0;
	const cents = from.cents + ((to.cents - from.cents) * (guests - from.guests)) / (to.guests - from.guests);
	return basis === 'total' ? cents / CENTS_PER_EURO : cents / guests;
}

function tenths(units: number): number {
	return Math.round(units * 10) / 10;
}
