import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { documentOf, tagsOf } from '../dist';
import { builtPaper, cents, openPdf, rowsOf, textsOf } from '../downloads/read';
import { said } from './spoken';

const home = documentOf('/');

/** What is read aloud of parts of the proof. */
const saidOf = (where: string) =>
	tagsOf(home, `#nachrechnen ${where}`).map((tag) => said(home, tag).replaceAll('\u00a0', ' '));

/** Amounts as they are printed. */
const euros = (sum: number) => (sum / 100).toFixed(2).replace('.', ',');

describe('the key figures', () => {
	it('of the sample evening are what its table, its report and its batch come to', async () => {
		const [heads = [], ...rows] = rowsOf(builtPaper('sales').toString());
		const sumOf = (place?: string) =>
			rows
				.filter((row) => place === undefined || row[heads.indexOf('Verkaufsstelle')] === place)
				.reduce((sum, row) => sum + cents(row[heads.indexOf('Summe brutto')] ?? ''), 0);
		const sums = ['Vorverkauf', 'Abendkasse', 'Theke'].map((place) => `${euros(sumOf(place))} ${place}`);
		assert.deepEqual(saidOf('h2 + ul > li').slice(0, 3), sums);
		assert.equal(saidOf('h2 + ul > li')[3], `${euros(sumOf())} 80 Handgriffe, jeder eine Zeile`);

		const report = (await textsOf(await openPdf(builtPaper('report')))).join(' ');
		const [, missing] = /−(\d+,\d\d)/.exec(report) ?? [];
		assert.equal(saidOf('h3 ~ p')[2], `Es fehlen ${missing} €`);

		const bookings = rowsOf(builtPaper('batch').toString()).length - 2;
		const links = tagsOf(home, '#nachrechnen a[download]').map((tag) => `${said(home, tag)}: ${tag.attr('href')}`);
		assert.deepEqual(links, [
			'Abrechnung als PDF: /papers/probe-spieltag.pdf',
			`${rows.length} Zeilen als CSV: /papers/probe-spieltag.csv`,
			`${bookings} Buchungen für DATEV: /papers/EXTF_probe-spieltag.csv`,
		]);
	});

	it('beside it have a way to check them', () => {
		const figures = tagsOf(home, '#nachrechnen > ul + ul > li');
		assert.equal(figures.length, 2);
		for (const figure of figures) assert.ok(figure.find('a[href]').length > 0, said(home, figure));
	});
});
