import type { PlanId } from '../../content/plans';
import { formatDecimal } from '../../money/amounts';
import type { Chart, PlanLine } from './chart';

/** Edges of the plot, in units of a drawing that is 560 wide; the left one leaves room for the axis' numbers. */
export const CHART_PLOT = { right: 552, top: 44, base: 264 } as const;
/** Room for a character of them. */
const CHARACTER = 11;
const GAP = 22;

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
			const drawn: readonly Point[] =
				basis === 'total'
					? points.map(({ guests, cents }) => [guests, cents / CENTS_PER_EURO])
					: perGuest(points, axis.top);
			return {
				plan,
				path: `M${drawn.map(([at, value]) => `${tenths(x(at))} ${tenths(y(value))}`).join('L')}`,
				at: tenths(y(between(points, guests, basis))),
			};
		}),
	};
}

/** A year's price divided by its guests, from where it comes below the axis' top on. */
function perGuest(points: PlanLine['points'], top: number): readonly Point[] {
	const cents = points[0]?.cents ?? 0;
	const first = cents / top;
	const below = points.filter(({ guests }) => guests > first);
	return [[first, cents === 0 ? 0 : top], ...below.map(({ guests }): Point => [guests, cents / guests])];
}

/** Between the points a line goes straight on. */
function between(points: PlanLine['points'], guests: number, basis: Chart['basis']): number {
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
