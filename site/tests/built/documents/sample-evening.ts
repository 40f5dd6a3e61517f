import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import shelf from '../../../../locales/de/scenes/device-shelf.json' with { type: 'json' };
import { documentOf, tagsOf } from '../dist';
import { builtPaper, cents, rowsOf } from '../downloads/read';
import { said } from './spoken';

// Pages compute what they show of the evening. These are the figures that stand as texts in locales/de.

/** What the table of the sample evening comes to in one way of paying, in cents. */
function grossOf(payment: string): number {
	const [heads = [], ...rows] = rowsOf(builtPaper('sales').toString());
	const paid = rows.filter((row) => row[heads.indexOf('Zahlungsart')] === payment);
	return paid.reduce((sum, row) => sum + cents(row[heads.indexOf('Summe brutto')] ?? ''), 0);
}

/** The amounts that a page has in each of these tags, in cents. */
function amountsIn(path: string, where: string): number[][] {
	const page = documentOf(path);
	return tagsOf(page, where).map((tag) => (said(page, tag).match(/−?[\d.]+,\d\d/g) ?? []).map(cents));
}

describe('texts about the sample evening', () => {
	it('have its cash and its cards in the drawing of two tables (locales/de/scenes/coin-tables.json)', () => {
		const drawings = tagsOf(documentOf('/solutions/payments/terminals/'), 'main svg[role=img][aria-label]');
		const names = drawings.map((tag) => tag.attr('aria-label') ?? '').join();
		for (const sum of [grossOf('Karte') + grossOf('bar'), grossOf('bar'), grossOf('Karte')])
			assert.ok(names.includes(`${sum / 100},00\u00a0€`), `${sum / 100} € in: ${names}`);
	});

	it('show on the shelf of devices what its stations took (locales/de/scenes/device-shelf.json)', () => {
		const amountOf = (text: string) => cents(text.replace(/\s€/, ''));
		const [basket] = amountsIn('/solutions/payments/self-service/', 'main figure p b').flat();
		const [sale] = amountsIn('/solutions/payments/pos/', 'main dl:not(figure dl) dd').flat();
		const [ticket] = amountsIn('/solutions/ticketing/pre-sales/', 'main figure li').flat();
		assert.deepEqual([shelf.order, shelf.sale, shelf.ticket].map(amountOf), [basket, sale, ticket]);
		const paid = amountsIn('/solutions/payments/terminals/', 'main figure > ol > li').flat();
		for (const amount of shelf.amounts) assert.ok(paid.includes(amountOf(amount)), `nobody paid ${amount} by card`);
	});

	it('name to a screen reader the hour that is printed', () => {
		for (const [path, where] of [
			['/solutions/ticketing/pre-sales/', 'main figure'],
			['/solutions/payments/pos/', 'main dl:not(figure dl)'],
		] as const) {
			const page = documentOf(path);
			const label = page.$('main figure [aria-label], main figure').attr('aria-label') ?? '';
			const [hour = ''] = /\d\d:\d\d/.exec(label) ?? [];
			const printed = page.$(where).parent().text();
			assert.ok(hour !== '' && printed.includes(hour), `${path}: ${label} in ${printed}`);
		}
	});

	it('lead on in time from each place to the next, through all nine', () => {
		const places: string[] = [];
		const times: string[] = [];
		for (let path = '/solutions/ticketing/pre-sales/'; !places.includes(path) && path.startsWith('/solutions/'); ) {
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
