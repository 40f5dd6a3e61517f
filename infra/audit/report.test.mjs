import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findings } from './aims.mjs';
import { barChart, lineChart } from './charts.mjs';
import { reportHtml } from './report.mjs';
import { figure } from './text.mjs';

const about = {
	date: '2026-11-20T20:00:00.000Z',
	runs: 5,
	lighthouse: '13.5.0',
	browser: 'Chromium 156',
	processor: 'A <b>',
	cores: 2,
	load: 0.5,
};
const interactions = [
	{ name: 'menu', ms: 48, worst: 56, lost: 0, tries: 5 },
	{ name: 'theme <dark>', ms: 152, worst: 160, lost: 1, tries: 5 },
];

describe('the report', () => {
	const results = { about, interactions, failures: [{ name: 'markup', message: 'no <java>' }] };
	const html = reportHtml(results, findings(results));

	it('sets each aim beside its measure, with what misses it and by how much', () => {
		assert.match(html, /0 of 2 aims are met, 2 missed/);
		assert.match(html, /<td>≤ 120\u00a0ms<\/td><td>152\u00a0ms<\/td>.*class="not-met">no<\/td><td>32\u00a0ms<\/td>/);
	});

	it('has a section for what was measured and for nothing else', () => {
		assert.deepEqual(
			Array.from(html.matchAll(/<h2>(.*?)<\/h2>/g), ([, title]) => title),
			['Interaction to next paint, 4× CPU'],
		);
	});

	it('says what could not be measured', () => {
		assert.match(html, /Not measured: markup: no &lt;java&gt;/);
	});

	it('takes no name for markup', () => {
		assert.ok(!html.includes('<dark>') && !html.includes('A <b>'));
		assert.ok(html.includes('theme &lt;dark&gt;'));
	});

	it('needs nothing from elsewhere', () => {
		assert.doesNotMatch(html, /(src|href)=|@import|url\(/);
	});
});

describe('a bar chart', () => {
	const svg = barChart({
		title: 'Times',
		unit: 'ms',
		limit: 100,
		rows: [
			{ label: '/', value: 50, beside: 40 },
			{ label: '/help/', value: 200 },
		],
	});

	it('is named for who can’t see it and marks what is beyond the limit', () => {
		assert.match(svg, /role="img"><title>Times<\/title>/);
		assert.equal(svg.match(/class="missed"/g).length, 1);
		assert.equal(svg.match(/class="bar"/g).length, 1);
		assert.equal(svg.match(/class="beside"/g).length, 1);
	});

	it('draws lengths in proportion', () => {
		const [short, long] = Array.from(svg.matchAll(/class="(?:bar|missed)"[^>]*width="([\d.]+)"/g), ([, width]) =>
			Number(width),
		);
		assert.ok(Math.abs(long / short - 4) < 0.01, `${long} / ${short}`);
	});

	it('can show that there is nothing', () => {
		assert.doesNotMatch(barChart({ title: 'Nothing', unit: 'ms', rows: [{ label: 'a', value: 0 }] }), /NaN|Infinity/);
	});
});

describe('a line chart', () => {
	it('draws a straight series onto its own straight line', () => {
		const points = [1, 2, 4].map((x) => ({ x, y: x * 10 }));
		const svg = lineChart({ title: 'Growth', xLabel: 'pages', yLabel: 'seconds', points });
		const [, straight] = /class="limit" d="M[^L]+L([\d. ]+)"/.exec(svg);
		assert.ok(svg.includes(`L${straight}"/><circle`), svg);
	});
});

describe('figures', () => {
	for (const [value, unit, text] of [
		[13_921.4, 'bytes', '13,921\u00a0bytes'],
		[1.0512, '×', '1.05\u00a0×'],
		[0.0006, '', '0.001'],
		[Number.NaN, 'ms', '–'],
	]) {
		it(`${value} is written ${text}`, () => assert.equal(figure(value, unit), text));
	}
});
