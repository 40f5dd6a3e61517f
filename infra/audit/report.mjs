/**
 * The report as one HTML file.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/places.mjs';
import { SECTIONS } from './report-sections.mjs';
import { escaped, figure, table } from './text.mjs';

/** @param {object} results as measure.mjs collects them
 * @param {readonly import('./aims.mjs').Finding[]} found
 * @returns {string} HTML */
export function reportHtml(results, found) {
	const { about } = results;
	const missed = found.filter(({ met }) => !met);
	const sections = SECTIONS.filter(({ name }) => results[name] !== undefined).map(
		({ name, title, html }) => `<section><h2>${escaped(title)}</h2>\n${html(results[name])}</section>`,
	);
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Audit of the site, ${escaped(about.date.slice(0, 10))}</title>
<style>${style()}</style>
</head>
<body>
<h1>Audit of the site</h1>
<p class="soft">${escaped(circumstances(about))}</p>
<p class="verdict">${missed.length === 0 ? `All ${found.length} aims are met.` : `${found.length - missed.length} of ${found.length} aims are met, ${missed.length} missed.`}</p>
${table(
	['Measure', 'Aim', 'Worst', 'Where', 'Met', 'Missed by', 'Missed at'],
	found.map((finding) => [
		finding.measure,
		finding.aim,
		figure(finding.worst, finding.unit),
		finding.where,
		{ html: finding.met ? 'yes' : 'no', kind: finding.met ? 'met' : 'not-met' },
		finding.met ? '' : figure(finding.missedBy, finding.unit),
		missing(finding),
	]),
)}
${results.failures.map(({ name, message }) => `<p class="not-met">Not measured: ${escaped(name)}: ${escaped(message)}</p>`).join('\n')}
${sections.join('\n')}
</body>
</html>
`;
}

function missing({ missing: rows, of }) {
	if (rows.length > 0 && rows.length === of) return of === 1 ? '' : `all ${of}`;
	return rows.map(({ where }) => where).join(', ');
}

/** The site's own colours, both themes. */
function style() {
	const tokens = readFileSync(join(ROOT, 'site/src/theme/tokens.css'), 'utf8');
	return tokens + readFileSync(new URL('report.css', import.meta.url), 'utf8');
}

function circumstances({ date, runs, lighthouse, browser, processor, cores, load }) {
	return `${date}. Lighthouse ${lighthouse} in ${browser}, mobile, simulated throttling, median of ${runs} loads, of more where those missed an aim. ${cores} cores of ${processor}, load ${load.toFixed(1)} at the start. Lighthouse’s figures count processor time, all other times what elapsed: a machine that is busy makes these worse.`;
}
