import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { documentOf, tagsOf } from '../dist';
import { builtPaper, cents, openPdf, rowsOf, textsOf } from '../downloads/read';
import { said } from './spoken';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** Cents of each amount in a text: `195 €`, or `135,00 €`. */
const amountsIn = (text: string) =>
	Array.from(text.matchAll(/([\d.]+(?:,\d\d)?)\s€/g), ([, amount = '']) => cents(amount));

describe('the sample evening on the pages of solutions', () => {
	const [heads = [], ...rows] = rowsOf(builtPaper('sales').toString());
	const column = (row: readonly string[], name: string) => row[heads.indexOf(name)] ?? '';
	const grossOf = (wanted: (row: readonly string[]) => boolean = () => true) =>
		sum(rows.filter(wanted).map((row) => cents(column(row, 'Summe brutto'))));
	const total = grossOf();

	it('comes in half hours as high as what they took, after the presale', () => {
		const page = documentOf('/solutions/analytics/revenue/');
		const skyline = tagsOf(page, 'main figure').at(0);
		assert.ok(skyline);
		const [highest = 0] = amountsIn(skyline.text());
		const heights = tagsOf(page, 'main figure:first rect').map((bar) => Number.parseFloat(bar.attr('height') ?? ''));
		// Items cost whole 50 cents; the rest was lost in rounding to hundredths of a percent.
		const taken = heights.map((height) => Math.round((height / Math.max(...heights)) * (highest / 50)) * 50);
		const presale = grossOf((row) => column(row, 'Verkaufsstelle') === 'Vorverkauf');
		assert.equal(presale + sum(taken), total);
		// Each is as high at least as what was paid by card in it, by the hours that stand below.
		const minutes = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);
		const [hour] = tagsOf(page, 'main figure:first svg + svg text');
		const width = 100 / taken.length;
		const begin = minutes(hour?.text() ?? '') - Math.floor(Number.parseFloat(hour?.attr('x') ?? '') / width) * 30;
		const byCard = taken.map(() => 0);
		for (const line of tagsOf(documentOf('/solutions/payments/terminals/'), 'main figure > ol > li')) {
			const [time = '', amount = ''] = line.text().match(/\d+:\d\d|−?\d+,\d\d/g) ?? [];
			const at = Math.floor((minutes(time) - begin) / 30);
			byCard[at] = (byCard[at] ?? 0) + cents(amount);
		}
		for (const [at, sum] of byCard.entries()) assert.ok(sum <= (taken[at] ?? 0), `${at}: ${sum} of ${taken[at]}`);
		const [before] = tagsOf(page, 'main figure:first + p');
		assert.deepEqual(before && amountsIn(before.text()), [presale, total - presale]);
	});

	it('is one bar in three parts, as wide as they are', () => {
		const page = documentOf('/solutions/analytics/revenue/');
		const [, bar] = tagsOf(page, 'main figure');
		assert.ok(bar);
		const groups = ['Eintritt', 'Getränke', 'Speisen'].map((name) => grossOf((row) => column(row, 'Gruppe') === name));
		assert.deepEqual(amountsIn(bar.text()), groups);
		assert.deepEqual(amountsIn(bar.attr('aria-label') ?? ''), [total, ...groups]);
		const widths = bar.find('rect').get();
		for (const [at, { attribs }] of widths.entries())
			assert.ok(Math.abs(Number.parseFloat(attribs.width ?? '') - ((groups[at] ?? 0) / total) * 100) < 0.01);
	});

	it('is torn into its guests, as the report counts them, and its amounts', async () => {
		const page = documentOf('/solutions/analytics/data/');
		const lines = tagsOf(page, 'main figure tbody tr').map((line) => said(page, line));
		assert.equal(sum(lines.flatMap(amountsIn)), total);
		const [guests, amounts] = tagsOf(page, 'main figure h3').map((half) => said(page, half.parent()));
		const report = (await textsOf(await openPdf(builtPaper('report')))).join(' ');
		const [, inside] = /(\d+) Gäste/.exec(report) ?? [];
		assert.ok(guests?.startsWith(`${inside} Gäste`), `${guests}: ${inside}`);
		assert.deepEqual(amountsIn(amounts ?? ''), [total]);
	});

	it('printed tickets at the box office for what its tickets cost', () => {
		const page = documentOf('/solutions/ticketing/printer/');
		const tickets = tagsOf(page, 'main figure ol li').map((ticket) => said(page, ticket));
		const gate = (row: readonly string[]) => column(row, 'Verkaufsstelle') === 'Abendkasse';
		assert.equal(tickets.length, sum(rows.filter(gate).map((row) => Number(column(row, 'Anzahl')))));
		assert.equal(sum(tickets.flatMap(amountsIn)), grossOf(gate));
		assert.ok(said(page, page.$('main')).includes(`${tickets.length} Tickets für ${grossOf(gate) / 100} €`));
	});

	it('leads on in time from each place to the next, through all nine, and then to be played', () => {
		const FIRST = '/solutions/ticketing/pre-sales/';
		const places: string[] = [];
		const times: string[] = [];
		for (let path = FIRST; !places.includes(path) && path.startsWith('/solutions/'); ) {
			places.push(path);
			const [on] = tagsOf(documentOf(path), 'main nav a').slice(-1);
			path = on?.attr('href') ?? '';
			const [time] = /\d\d:\d\d/.exec(on?.text() ?? '') ?? [];
			if (time === undefined) continue;
			times.push(time);
			// Where that place prints its time, it is this one.
			if (/printer|terminals|pos/.test(path))
				assert.match(documentOf(path).$('main').text(), new RegExp(`(?:Nr\\.\\s\\d+,|·)\\s${time}`), path);
		}
		assert.equal(new Set(places).size, 9, places.join());
		assert.equal(times.length, 7);
		assert.deepEqual(times.toSorted(), times);
	});
});
