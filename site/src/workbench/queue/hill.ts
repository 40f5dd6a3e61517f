import type { CurvePoint } from './model';

/** One figure of the drawing, in its units. The plot's edges lie on multiples of it, so that no figure is cut. */
export const FIGURE = { width: 7, height: 9 } as const;

/** Edges of the plot, in units of a drawing that is 560 wide. */
export const HILL_PLOT = { left: 14, right: 546, top: 45, base: 315 } as const;

const ROWS = (HILL_PLOT.base - HILL_PLOT.top) / FIGURE.height;
const COLUMNS = (HILL_PLOT.right - HILL_PLOT.left) / FIGURE.width;

/** Minutes that are drawn at least: the rush and some time around it. */
const LEAST = { from: -40, to: 25 } as const;
/** Minutes between the last guest and the drawing's edge. */
const MARGIN = 5;
/** Persons that round numbers of figures stand for: 1, 2, 5, 10, 20 … */
const STEPS = [1, 2, 5] as const;

/** What is drawn: minutes after the start, and the persons that one figure stands for. */
export interface Scale {
	readonly from: number;
	readonly to: number;
	readonly perFigure: number;
}

/** Persons for whom one figure stands, so that these fit into so many figures. */
export function perFigure(persons: number, figures: number): number {
	for (let ten = 1; ; ten *= 10) {
		const step = STEPS.find((one) => one * ten * figures >= persons);
		if (step !== undefined) return step * ten;
	}
}

/** The part of the evening in which somebody waits, and room for the longest queue. */
export function scaleOf(points: readonly CurvePoint[]): Scale {
	const waiting = points.filter((point) => point.waiting >= 0.5).map(({ minute }) => minute);
	const first = waiting[0] ?? LEAST.from;
	const last = waiting[waiting.length - 1] ?? LEAST.to;
	return {
		from: Math.min(LEAST.from, first - MARGIN),
		to: Math.max(LEAST.to, last + MARGIN),
		perFigure: perFigure(Math.max(...points.map((point) => point.waiting)), ROWS),
	};
}

/** Where a minute lies, from left to right. */
export function hillX(minute: number, { from, to }: Scale): number {
	return HILL_PLOT.left + ((HILL_PLOT.right - HILL_PLOT.left) * (minute - from)) / (to - from);
}

/** Outline of the persons who wait, in whole figures. */
export function outline(points: readonly CurvePoint[], scale: Scale): string {
	const minutes = (scale.to - scale.from) / COLUMNS;
	let path = `M${HILL_PLOT.left} ${HILL_PLOT.base}`;
	let height = 0;
	for (let column = 0; column < COLUMNS; column++) {
		const rows = Math.round(waitingAt(points, scale.from + (column + 0.5) * minutes) / scale.perFigure);
		if (rows === height) continue;
		path += `H${HILL_PLOT.left + column * FIGURE.width}V${HILL_PLOT.base - rows * FIGURE.height}`;
		height = rows;
	}
	return `${path}H${HILL_PLOT.right}V${HILL_PLOT.base}z`;
}

function waitingAt(points: readonly CurvePoint[], minute: number): number {
	const first = points[0]?.minute ?? 0;
	const before = points[Math.floor(minute) - first]?.waiting ?? 0;
	const after = points[Math.ceil(minute) - first]?.waiting ?? 0;
	return before + (after - before) * (minute - Math.floor(minute));
}
