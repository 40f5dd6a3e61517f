/**
 * The aims, and how measured values compare with them.
 */

/** How far bytes may be above the aim before that is a failure. */
const FAILURE = 1.25;

/** By the name that a measured row has for it: what it is, with its unit, and its bound. Bytes of files are brotli's. */
export const AIMS = {
	// A busy machine costs up to four points, by blocked time.
	performance: { measure: 'Lighthouse: performance', min: 95 },
	accessibility: { measure: 'Lighthouse: accessibility', min: 100 },
	'best-practices': { measure: 'Lighthouse: best practices', min: 100 },
	seo: { measure: 'Lighthouse: SEO', min: 100 },
	// Lighthouse's simulated phone and network. One round trip more costs 150 ms.
	fcp: { measure: 'First Contentful Paint, ms', max: 1_000 },
	lcp: { measure: 'Largest Contentful Paint, ms', max: 1_150 },
	// Up to here Lighthouse calls it good.
	tbt: { measure: 'Total Blocking Time, ms', max: 200 },
	cls: { measure: 'Cumulative Layout Shift', max: 0 },
	// Ten segments of 1,460 bytes, which a server sends before the first answer (RFC 6928; docs/decisions/0030).
	document: { measure: 'Document as sent with its headers, bytes', max: 14_600 },
	// 1.3 kB of each names the files of every page, so that they are asked for at once; 4 kB of the last looks for slips in addresses.
	// 6 kB write the page's head.
	scripts: { measure: 'JavaScript fetched by itself, bytes', max: 135_000 },
	// A tool computes and draws in the browser.
	toolScripts: { measure: 'JavaScript fetched by itself, a tool, bytes', max: 147_000 },
	homeTransfer: { measure: 'Transfer before load, home, bytes', max: 80_000 },
	// 2 kB of them are the headers of up to five files spelled out, which HTTP/2 sends once.
	transfer: { measure: 'Transfer before load, others, bytes', max: 52_000 },
	foreign: { measure: 'Requests to foreign origins', max: 0 },
	// The limits of what a visitor feels, on a processor that is four times slower.
	inp: { measure: 'Interaction to Next Paint, ms', max: 120 },
	firstInp: { measure: 'First press while React comes, ms', max: 200 },
	lost: { measure: 'Presses lost', max: 0 },
	pageChange: { measure: 'Page change after a hover, ms', max: 300 },
	toolChange: { measure: 'Page change after a hover, to a tool, ms', max: 400 },
	markup: { measure: 'Nu HTML checker, errors', max: 0 },
};

/** The verdict on bytes of a page: a warning above the aim, missed a quarter above it.
 * @param {number} bytes @param {number} aim
 * @returns {'met' | 'warning' | 'missed'} */
export function verdictOnBytes(bytes, aim) {
	if (bytes <= aim) return 'met';
	return bytes <= aim * FAILURE ? 'warning' : 'missed';
}

/** The verdict on each aim for which there is a row.
 * @param {readonly ({ where: string } & Record<string, any>)[]} rows what an aim is for is a number
 * @returns {{ measure: string, aim: string, worst: number, where: string, verdict: 'met' | 'warning' | 'missed' }[]} */
export function verdicts(rows) {
	return Object.entries(AIMS).flatMap(([name, { measure, min, max }]) => {
		// The worst first: what is no number is worse than any.
		const worse = (value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : max === undefined ? -value : value);
		const [worst] = rows.filter((row) => row[name] !== undefined).sort((a, b) => worse(b[name]) - worse(a[name]));
		if (worst === undefined) return [];
		const value = worst[name];
		const shown = Math.round(value * 1_000) / 1_000;
		const aim = max === undefined ? `≥ ${min}` : `≤ ${max}`;
		return [{ measure, aim, worst: shown, where: worst.where, verdict: verdictOn(value, measure, { min, max }) }];
	});
}

function verdictOn(value, measure, { min, max }) {
	if (max !== undefined && measure.endsWith(', bytes')) return verdictOnBytes(value, max);
	return (max === undefined ? value >= min : value <= max) ? 'met' : 'missed';
}
