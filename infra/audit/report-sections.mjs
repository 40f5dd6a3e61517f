/**
 * A section of the report for each measure.
 */
import { barChart, lineChart } from './charts.mjs';
import { escaped, figure, table } from './text.mjs';

/** @type {readonly { name: string, title: string, html: (result: any) => string }[]} */
export const SECTIONS = [
	{ name: 'lighthouse', title: 'Lighthouse', html: lighthouseSection },
	{ name: 'weights', title: 'Weights', html: weightsSection },
	{ name: 'interactions', title: 'Interaction to next paint, 4× CPU', html: interactionsSection },
	{ name: 'navigation', title: 'From a click to the next page, 4× CPU', html: navigationSection },
	{ name: 'observatory', title: 'MDN HTTP Observatory', html: observatorySection },
	{ name: 'markup', title: 'Nu HTML checker', html: markupSection },
	{ name: 'build-time', title: 'Build time', html: buildSection },
	{ name: 'peers', title: 'Beside its peers', html: peersSection },
];

const ms = (value) => figure(value, 'ms');

function lighthouseSection(rows) {
	const failed = rows.flatMap(({ path, failed: audits }) =>
		audits.map(({ id, category, title, details }) => [path, category, `${id}: ${title}`, details.join(' · ')]),
	);
	return [
		'<p>Thick bar: the page. Thin bar: a page beside it, written by hand with the same headline, font and picture and without any JavaScript, measured in turn. Machine: Lighthouse’s own benchmark, by which its fourfold slow-down is worth more or less. Pages that are kept out of search engines on purpose are not asked whether they may be indexed.</p>',
		barChart({
			title: 'Largest Contentful Paint of each page',
			unit: 'ms',
			rows: rows.map(({ path, lcp, baseline }) => ({ label: path, value: lcp, beside: baseline.lcp })),
		}),
		timesTable(rows, ({ accessibility, bestPractices, seo }) => [accessibility, bestPractices, seo].map(String)),
		'<h3>As elapsed on this machine</h3>',
		'<p>The same loads. Lighthouse takes the time in which a task waits for a processor for work and slows it down four times; above, a task lasts as long as the processor worked on it.</p>',
		timesTable(rows.map(({ path, elapsed }) => ({ path, ...elapsed }))),
		failed.length === 0 ? '' : `<h3>Failed audits</h3>${table(['Page', 'Category', 'Audit', 'For example'], failed)}`,
	].join('\n');
}

/** @param {(row: object) => string[]} [others] scores that no clock changes */
function timesTable(rows, others) {
	return table(
		[
			...['Page', 'Perf.'],
			...(others ? ['Access.', 'Best pr.', 'SEO'] : []),
			...['FCP', 'by hand', 'LCP', 'by hand', 'Speed Index', 'by hand', 'TBT', 'by hand', 'CLS', 'Machine'],
		],
		rows.map((row) => [
			row.path,
			String(row.performance),
			...(others?.(row) ?? []),
			ms(row.fcp),
			ms(row.baseline.fcp),
			ms(row.lcp),
			ms(row.baseline.lcp),
			ms(row.speedIndex),
			ms(row.baseline.speedIndex),
			ms(row.tbt),
			ms(row.baseline.tbt),
			figure(row.cls, ''),
			figure(row.benchmark, ''),
		]),
	);
}

function weightsSection({ pages, packages, font }) {
	const bars = (title, read, limit) =>
		barChart({ title, unit: 'bytes', limit, rows: pages.map((row) => ({ label: row.path, value: read(row) })) });
	return [
		`<p>All figures in bytes as sent, compressed with brotli where the CDN compresses. The font file ${escaped(font.file)} has ${figure(font.bytes, 'bytes')}.</p>`,
		bars('HTML with all CSS', ({ html }) => html, 14_000),
		bars('The document as sent, headers included', (row) => row.document, 14_600),
		bars('Transfer before interaction, up to the load event', ({ transfer }) => transfer),
		'<p>JavaScript: the thin bar is what comes after load without anybody’s doing. The rest is fetched on demand: toasts, dialogs, the head of a second page, the proof of work.</p>',
		barChart({
			title: 'All JavaScript of a page',
			unit: 'bytes',
			limit: 120_000,
			rows: pages.map(({ path, scripts, scriptsReady }) => ({ label: path, value: scripts, beside: scriptsReady })),
		}),
		barChart({
			title: 'What each package weighs, all pages together',
			unit: 'bytes',
			rows: packages.map(({ name, bytes }) => ({ label: name, value: bytes })),
		}),
	].join('\n');
}

function interactionsSection(rows) {
	return [
		barChart({
			title: 'Interaction to next paint',
			unit: 'ms',
			limit: 120,
			rows: rows.map(({ name, ms: value }) => ({ label: name, value })),
		}),
		table(
			['Interaction', 'Median', 'Worst', 'Lost'],
			rows.map(({ name, ms: value, worst, lost, tries }) => [name, ms(value), ms(worst), `${lost} of ${tries}`]),
		),
		'<p class="soft">Browsers report no interaction below 16 ms; such a one stands as 16.</p>',
	].join('\n');
}

function navigationSection({ client, prefetch }) {
	return [
		barChart({
			title: 'Client navigation, from the click to the frame with the next headline',
			unit: 'ms',
			limit: 300,
			rows: client.map(({ path, ms: value }) => ({ label: path, value })),
		}),
		'<p>Without React, the browser’s own navigation; time to First Contentful Paint:</p>',
		table(
			['Page', 'First Contentful Paint', 'Document came'],
			prefetch.map(({ path, ms: value, delivery }) => [path, ms(value), delivery]),
		),
	].join('\n');
}

function observatorySection({ score, grade, tests }) {
	return `<p>${score} points, grade ${escaped(grade)}.</p>${table(
		['Test', 'Result', 'Points'],
		tests.map(({ name, result, points }) => [name, result, String(points)]),
	)}`;
}

function markupSection({ notRun, errors, messages }) {
	if (notRun) return `<p class="not-met">Not run: ${escaped(notRun)}.</p>`;
	return `<p>${errors} errors.</p>${table(
		['Times', 'Kind', 'Message', 'For example', 'Not counted, because'],
		messages.map(({ count, type, message, extract, answer = '' }) => [String(count), type, message, extract, answer]),
	)}`;
}

function buildSection({ series }) {
	return [
		'<p>Pages are multiplied in a copy: each added page has a module, texts and a link preview of its own. Dotted: a straight line through the first two builds.</p>',
		lineChart({
			title: 'Build time by number of pages',
			xLabel: 'pages',
			yLabel: 'seconds',
			points: series.map(({ pages, seconds }) => ({ x: pages, y: seconds })),
		}),
	].join('\n');
}

function peersSection({ rows }) {
	const bars = (title, read, unit) =>
		barChart({ title, unit, rows: rows.map((row) => ({ label: row.name, value: read(row) })) });
	return [
		table(
			['Site', 'What it is'],
			rows.map(({ name, what }) => [name, what]),
		),
		bars('Performance score', ({ performance }) => performance, 'points'),
		bars('First Contentful Paint', ({ fcp }) => fcp, 'ms'),
		bars('Largest Contentful Paint', ({ lcp }) => lcp, 'ms'),
		table(
			['Site', 'Perf.', 'FCP', 'LCP', 'Speed Index', 'TBT', 'CLS', 'Bytes', 'of these JavaScript', 'Requests'],
			rows.map((row) => [
				row.name,
				String(row.performance),
				ms(row.fcp),
				ms(row.lcp),
				ms(row.speedIndex),
				ms(row.tbt),
				figure(row.cls, ''),
				figure(row.bytes, ''),
				figure(row.scripts, ''),
				String(row.requests),
			]),
		),
	].join('\n');
}
