/**
 * Charts of the report, as inline SVG that takes its colours from the page.
 */
import { escaped, figure } from './text.mjs';

/** Sizes in user units; the page lets a chart be as wide as it is. */
const WIDTH = 900;
const LABEL = 260;
const FIGURE = 90;
const ROW = 22;
const PLOT = WIDTH - LABEL - FIGURE;

/** Horizontal bars, one a row, with a thin second bar for what stands beside, and a line at the aim.
 * @param {object} chart
 * @param {string} chart.title says what is shown, for screen readers too
 * @param {string} chart.unit
 * @param {readonly { label: string, value: number, beside?: number }[]} chart.rows
 * @param {number} [chart.limit] bars beyond it are marked
 * @param {boolean} [chart.least] the limit is a minimum
 * @returns {string} a figure with its caption */
export function barChart({ title, unit, rows, limit, least = false }) {
	const height = rows.length * ROW + (limit === undefined ? 4 : 24);
	const top = Math.max(limit ?? 0, ...rows.flatMap(({ value, beside = 0 }) => [value, beside])) * 1.02 || 1;
	const x = (value) => LABEL + (value / top) * PLOT;
	const bars = rows.map(({ label, value, beside }, index) => {
		const y = index * ROW;
		const missed = limit !== undefined && (least ? value < limit : value > limit);
		return [
			`<text x="${LABEL - 8}" y="${y + 15}" text-anchor="end">${escaped(label)}</text>`,
			`<rect class="${missed ? 'missed' : 'bar'}" x="${LABEL}" y="${y + 4}" width="${round(x(value) - LABEL)}" height="${beside === undefined ? 14 : 9}"/>`,
			beside === undefined
				? ''
				: `<rect class="beside" x="${LABEL}" y="${y + 14}" width="${round(x(beside) - LABEL)}" height="4"/>`,
			`<text class="figure" x="${round(x(value) + 6)}" y="${y + 15}">${figure(value, unit)}</text>`,
		].join('');
	});
	const line =
		limit === undefined
			? ''
			: `<path class="limit" d="M${round(x(limit))} 0V${height - 20}"/><text class="limit-figure" x="${round(x(limit))}" y="${height - 6}" text-anchor="middle">${least ? 'at least' : 'at most'} ${figure(limit, unit)}</text>`;
	return svg(title, height, line + bars.join(''));
}

/** Points joined by a line, beside the straight line that the first two of them begin.
 * @param {object} chart
 * @param {string} chart.title
 * @param {string} chart.xLabel @param {string} chart.yLabel
 * @param {readonly { x: number, y: number }[]} chart.points at least two, in the order of x
 * @returns {string} a figure with its caption */
export function lineChart({ title, xLabel, yLabel, points }) {
	const [left, right, floor] = [60, WIDTH - 60, 260];
	const last = points.at(-1);
	const [a, b] = points;
	const straight = a.y + ((b.y - a.y) / (b.x - a.x)) * (last.x - a.x);
	const top = Math.max(straight, ...points.map(({ y }) => y)) * 1.1;
	const at = (x, y) => `${round(left + (x / last.x) * (right - left))} ${round(floor - (y / top) * (floor - 20))}`;
	const marks = points.map(({ x, y }) => {
		const [cx, cy] = at(x, y).split(' ');
		return `<circle class="bar" cx="${cx}" cy="${cy}" r="4"/><text class="figure" x="${cx}" y="${Number(cy) - 10}" text-anchor="middle">${figure(y, 's')}</text><text x="${cx}" y="${floor + 18}" text-anchor="middle">${figure(x, '')}</text>`;
	});
	return svg(
		title,
		310,
		`<path class="axis" d="M${left} 20V${floor}H${right}"/><path class="limit" d="M${at(a.x, a.y)}L${at(last.x, straight)}"/>` +
			`<path class="line" d="M${points.map(({ x, y }) => at(x, y)).join('L')}"/>${marks.join('')}` +
			`<text x="${left}" y="12">${escaped(yLabel)}</text><text x="${right}" y="${floor + 40}" text-anchor="end">${escaped(xLabel)}</text>`,
	);
}

function svg(title, height, content) {
	return `<figure><figcaption>${escaped(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" role="img"><title>${escaped(title)}</title>${content}</svg></figure>`;
}

function round(number) {
	return Math.round(number * 10) / 10;
}
