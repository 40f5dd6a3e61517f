/**
 * What is aimed at, and how each measure compares with it.
 */
import { growth } from './statistics.mjs';
import { figure } from './text.mjs';

/** A hand-written page may be this much faster. */
const BESIDE = 1.05;
/** Bytes that a server sends before the first answer: ten segments of 1,460 bytes (RFC 6928). Lighthouse reckons so too. */
const FIRST_ROUND_TRIP = 14_600;
/** Seconds a page may grow by this factor from the first step to the last and count as linear: the noise of a machine. */
const LINEAR = 1.25;
/** What misses an aim is measured this many times as often again, and all of it counts: of forty medians of five, one or the
 * other misses by chance what it meets in the next run. What meets it by chance is not measured again. */
export const AGAIN = 2;

/**
 * @typedef {object} Finding
 * @property {string} measure
 * @property {string} aim in words
 * @property {number} worst
 * @property {string} unit
 * @property {string} where the page or thing with the worst value
 * @property {boolean} met
 * @property {number} missedBy in the unit; 0 when met
 * @property {number} of how many pages or things were measured
 * @property {{ value: number, where: string }[]} missing everything that misses the aim, not only the worst
 */

/** What each measure is of, how its value is read from a row, and its bound. */
const PAGE_AIMS = [
	['lighthouse', 'Performance', 'points', ({ performance }) => performance, { min: 100 }],
	['lighthouse', 'Accessibility', 'points', ({ accessibility }) => accessibility, { min: 100 }],
	['lighthouse', 'Best practices', 'points', ({ bestPractices }) => bestPractices, { min: 100 }],
	['lighthouse', 'SEO', 'points', ({ seo }) => seo, { min: 100 }],
	['lighthouse', 'FCP ÷ hand-written page', '×', (row) => row.fcp / row.baseline.fcp, { max: BESIDE }],
	['lighthouse', 'LCP ÷ hand-written page', '×', (row) => row.lcp / row.baseline.lcp, { max: BESIDE }],
	[
		'lighthouse',
		'Speed Index ÷ hand-written page',
		'×',
		(row) => row.speedIndex / row.baseline.speedIndex,
		{ max: BESIDE },
	],
	['lighthouse', 'Total Blocking Time', 'ms', ({ tbt }) => tbt, { max: 50 }],
	// Lighthouse shows three decimals.
	['lighthouse', 'Cumulative Layout Shift', '', ({ cls }) => Math.round(cls * 1_000) / 1_000, { max: 0 }],
	['pages', 'HTML with all CSS, brotli', 'bytes', ({ html }) => html, { max: 14_000 }],
	['pages', 'Document as sent, headers included', 'bytes', (row) => row.document, { max: FIRST_ROUND_TRIP }],
	['pages', 'Inline loader', 'bytes', ({ loader }) => loader, { max: 1_000 }],
	['pages', 'Script files before load', 'files', ({ scriptsBeforeLoad }) => scriptsBeforeLoad.length, { max: 0 }],
	['pages', 'JavaScript fetched without an interaction, brotli', 'bytes', (row) => row.scriptsReady, { max: 120_000 }],
	['pages', 'JavaScript with all that comes on demand, brotli', 'bytes', ({ scripts }) => scripts, { max: 135_000 }],
	[
		'pages',
		'Transfer before interaction, home',
		'bytes',
		({ path, transfer }) => (path === '/' ? transfer : undefined),
		{ max: 80_000 },
	],
	[
		'pages',
		'Transfer before interaction, others',
		'bytes',
		({ path, transfer }) => (path === '/' ? undefined : transfer),
		{ max: 50_000 },
	],
	['pages', 'Requests to foreign origins', 'requests', ({ foreign }) => foreign.length, { max: 0 }],
	['fonts', 'Font file', 'bytes', ({ bytes }) => bytes, { max: 36_000 }],
	[
		'interactions',
		'Interaction to next paint at 4× CPU',
		'ms',
		(row) => (row.isFirst ? undefined : row.ms),
		{ max: 120 },
	],
	[
		'interactions',
		'First press while React comes, 4× CPU',
		'ms',
		(row) => (row.isFirst ? row.ms : undefined),
		{ max: 200 },
	],
	['interactions', 'Presses lost', 'presses', ({ lost }) => lost, { max: 0 }],
	['navigation', 'Client navigation at 4× CPU, click to paint', 'ms', ({ ms }) => ms, { max: 300 }],
	['observatory', 'HTTP Observatory', 'points', ({ score }) => score, { min: 135 }],
	['markup', 'Nu HTML checker', 'errors', ({ errors }) => errors, { max: 0 }],
	['build', 'Build of all routes', 's', ({ seconds }) => seconds, { max: 10 }],
	['build', 'Growth of seconds a page up to 1,000 pages', '×', ({ series }) => growth(series), { max: LINEAR }],
];

/** Every aim whose measure was taken.
 * @param {object} results by the name of the measure, as measure.mjs collects them
 * @returns {Finding[]} */
export function findings(results) {
	const rows = {
		lighthouse: results.lighthouse,
		pages: results.weights?.pages,
		fonts: results.weights && [results.weights.font],
		interactions: results.interactions,
		navigation: results.navigation?.client,
		observatory: results.observatory && [results.observatory],
		markup: results.markup && [results.markup],
		build: results['build-time'] && [results['build-time']],
	};
	return PAGE_AIMS.flatMap(([source, measure, unit, read, bound]) => {
		const values = (rows[source] ?? [])
			.map((row) => ({ value: read(row), where: row.path ?? row.name ?? row.file ?? '' }))
			.filter(({ value }) => value !== undefined);
		return values.length === 0 ? [] : [finding({ measure, unit, bound }, values)];
	});
}

/** Whether any of these misses an aim. @param {object} results as for `findings` */
export function anyMisses(results) {
	return findings(results).some(({ met }) => !met);
}

function finding({ measure, unit, bound }, values) {
	const least = bound.min !== undefined;
	const worst = values.reduce((a, b) => ((least ? b.value < a.value : b.value > a.value) ? b : a));
	const limit = least ? bound.min : bound.max;
	const met = least ? worst.value >= limit : worst.value <= limit;
	return {
		measure,
		aim: `${least ? '≥' : '≤'} ${figure(limit, unit)}`,
		worst: worst.value,
		unit,
		where: worst.where,
		met,
		missedBy: met ? 0 : Math.abs(worst.value - limit),
		of: values.length,
		missing: values.filter(({ value }) => (least ? value < limit : value > limit)),
	};
}
