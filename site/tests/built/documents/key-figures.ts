import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { documentOf, tagsOf } from '../dist';
import { builtPaper, cents, openPdf, rowsOf, textsOf } from '../papers/read';
import { said } from './spoken';

const home = documentOf('/');

describe('the key figures', () => {
	const figures = tagsOf(home, 'main section:has(a[href$=".csv"]) li');

	it('are three, each with a way to check it', () => {
		assert.equal(figures.length, 3);
		for (const figure of figures) assert.ok(figure.find('a[href]').length > 0, said(home, figure));
	});

	it('of the sample evening are what its table and its report come to', async () => {
		const [figure] = figures;
		assert.ok(figure);
		const links = figure.find('a[download]').get();
		assert.deepEqual(
			links.map(({ attribs }) => attribs.href),
			['/papers/probe-spieltag.csv', '/papers/probe-spieltag.pdf'],
		);
		const [heads = [], ...rows] = rowsOf(builtPaper('eveningSales').toString());
		const gross = rows.reduce((sum, row) => sum + cents(row[heads.indexOf('Summe brutto')] ?? ''), 0);
		const report = (await textsOf(await openPdf(builtPaper('eveningReport')))).join(' ');
		const [, missing] = /−(\d+,\d\d)/.exec(report) ?? [];
		const words = said(home, figure).replaceAll('\u00a0', ' ');
		assert.ok(words.startsWith(`${gross / 100} € in ${rows.length} Zeilen `), words);
		assert.ok(words.includes(`fehlen am Ende ${missing} €`), words);
	});
});
