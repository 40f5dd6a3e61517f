import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findings } from './aims.mjs';

/** A row of Lighthouse's results that meets every aim. */
const row = {
	path: '/',
	performance: 100,
	accessibility: 100,
	bestPractices: 100,
	seo: 100,
	fcp: 1_000,
	lcp: 1_040,
	tbt: 0,
	cls: 0,
	speedIndex: 1_000,
	baseline: { fcp: 1_000, lcp: 1_000, speedIndex: 1_000 },
};

const named = (found, name) => found.find(({ measure }) => measure === name);

describe('the aims', () => {
	it('are met by a row that meets them', () => {
		const found = findings({ lighthouse: [row] });
		assert.equal(found.length, 9);
		assert.deepEqual(
			found.filter(({ met }) => !met),
			[],
		);
	});

	it('look at the worst page and name every page that misses', () => {
		const found = findings({
			lighthouse: [row, { ...row, path: '/help/', seo: 92 }, { ...row, path: '/contact', seo: 97 }],
		});
		const seo = named(found, 'SEO');
		assert.deepEqual([seo.met, seo.worst, seo.where, seo.missedBy], [false, 92, '/help/', 8]);
		assert.deepEqual(
			seo.missing.map(({ where }) => where),
			['/help/', '/contact'],
		);
	});

	it('compare with the hand-written page of the same run', () => {
		const slow = { ...row, lcp: 1_060 };
		assert.equal(named(findings({ lighthouse: [slow] }), 'LCP ÷ hand-written page').met, false);
		const slowBoth = { ...slow, baseline: { ...row.baseline, lcp: 1_020 } };
		assert.equal(named(findings({ lighthouse: [slowBoth] }), 'LCP ÷ hand-written page').met, true);
	});

	it('forgive no layout shift that Lighthouse shows', () => {
		assert.equal(named(findings({ lighthouse: [{ ...row, cls: 0.0006 }] }), 'Cumulative Layout Shift').met, false);
		assert.equal(named(findings({ lighthouse: [{ ...row, cls: 0.0004 }] }), 'Cumulative Layout Shift').met, true);
	});

	it('hold the home page and the others to limits of their own', () => {
		const page = { html: 1, document: 1, loader: 1, scriptsReady: 1, scripts: 1, scriptsBeforeLoad: [], foreign: [] };
		const pages = [
			{ ...page, path: '/', transfer: 70_000 },
			{ ...page, path: '/help/', transfer: 60_000 },
		];
		const found = findings({ weights: { pages, font: { file: 'a.woff2', bytes: 1 } } });
		assert.equal(named(found, 'Transfer before interaction, home').met, true);
		assert.equal(named(found, 'Transfer before interaction, others').missedBy, 10_000);
	});

	it('see a build whose pages become dearer with their number', () => {
		const linear = [50, 300, 550, 1_050].map((pages) => ({ pages, seconds: pages / 10 }));
		const square = linear.map(({ pages }) => ({ pages, seconds: (pages / 100) ** 2 }));
		const growth = (series) =>
			named(findings({ 'build-time': { seconds: 1, series } }), 'Growth of seconds a page up to 1,000 pages').met;
		assert.equal(growth(linear), true);
		assert.equal(growth(square), false);
	});

	it('leave out what was not measured', () => {
		assert.deepEqual(findings({ markup: { notRun: 'Java missing' } }), []);
	});
});
