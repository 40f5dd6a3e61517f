import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import shelf from '../../../../locales/de/scenes/device-shelf.json' with { type: 'json' };
import { documentOf, type Tag, tagsOf } from '../dist';
import { builtPaper, cents, rowsOf } from '../downloads/read';
import { said } from './spoken';

/** What the table of the sample evening comes to, cents: all of it, or what was paid one way. */
function grossOf(payment?: string): number {
	const [heads = [], ...rows] = rowsOf(builtPaper('sales').toString());
	const paid = rows.filter((row) => payment === undefined || row[heads.indexOf('Zahlungsart')] === payment);
	return paid.reduce((sum, row) => sum + cents(row[heads.indexOf('Summe brutto')] ?? ''), 0);
}

const AMOUNT = /−?[\d.]+,\d\d/g;
const amountOf = (text: string) => cents(text.replace(/\s€/, ''));
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The amounts in each of the tags, cents. */
function amountsIn(path: string, where: string): number[][] {
	const page = documentOf(path);
	return tagsOf(page, where).map((tag) => (said(page, tag).match(AMOUNT) ?? []).map((amount) => cents(amount)));
}

describe('pages that show a part of the sample evening', () => {
	it('compute the settlement: columns add up, and each table comes to what the evening does', () => {
		const page = documentOf('/solutions/analytics/reports/');
		const cellsIn = (rows: Tag) =>
			rows.toArray().map((row) =>
				page
					.$(row)
					.find('td')
					.toArray()
					.map((cell) => page.$(cell).text()),
			);
		const last = tagsOf(page, 'main figure table').map((table) => {
			const rows = cellsIn(table.find('tbody tr'));
			const [sums = []] = cellsIn(table.find('tfoot tr'));
			for (const [column, sum] of sums.entries())
				if (sum !== '')
					assert.equal(
						total(rows.map((row) => cents(row[column] ?? ''))),
						cents(sum),
						`${table.text()}: column ${column}`,
					);
			return cents(sums.at(-1) ?? rows[0]?.at(-1) ?? '');
		});
		const [tickets = 0, bar = 0, vat, payments, difference] = last;
		assert.deepEqual([tickets + bar, vat, payments], [grossOf(), grossOf(), grossOf()]);
		assert.equal(difference, -250);
	});

	it('list the card payments of the evening, one by one', () => {
		const path = '/solutions/payments/terminals/';
		const [[sum] = []] = amountsIn(path, 'main figure > ol + p');
		assert.equal(total(amountsIn(path, 'main figure > ol > li').flat()), sum);
		assert.equal(sum, grossOf('Karte'));
		const shares = tagsOf(documentOf(path), 'main figure + div dd').map((tag) => Number.parseInt(tag.text(), 10) * 100);
		assert.deepEqual(shares, [grossOf('online'), grossOf('Karte'), grossOf('bar')]);
		const drawings = tagsOf(documentOf(path), 'main svg[role=img][aria-label]');
		const names = drawings.map((tag) => tag.attr('aria-label') ?? '').join();
		for (const sumOnTable of [grossOf('Karte') + grossOf('bar'), grossOf('bar'), grossOf('Karte')])
			assert.ok(names.includes(`${sumOnTable / 100},00\u00a0€`), `${sumOnTable} in ${names}`);
	});

	it('take on the till what its receipt says, and in the window what two tickets cost', () => {
		const till = amountsIn('/solutions/payments/pos/', 'main header figure dl').flat();
		const [line, sum] = amountsIn('/solutions/payments/pos/', 'main dl:not(figure dl) dd').flat();
		assert.deepEqual([till.at(-1), sum], [line, line]);
		const [price = 0] = amountsIn('/solutions/ticketing/pre-sales/', 'main figure li').flat();
		const [[bill] = []] = amountsIn('/solutions/ticketing/pre-sales/', 'main figure > div > p:last-child');
		assert.equal(bill, 2 * price);
		// Devices on the shelf show what their stations do.
		const [basket] = amountsIn('/solutions/payments/self-service/', 'main figure p b').flat();
		const paid = amountsIn('/solutions/payments/terminals/', 'main figure > ol > li').flat();
		assert.deepEqual([shelf.order, shelf.sale, shelf.ticket].map(amountOf), [basket, line, price]);
		assert.deepEqual(
			shelf.amounts.map(amountOf).filter((amount) => !paid.includes(amount)),
			[],
		);
		// The hour that a screen reader hears is the one that is printed.
		for (const [path, where] of [
			['/solutions/ticketing/pre-sales/', 'main figure'],
			['/solutions/payments/pos/', 'main dl:not(figure dl)'],
		] as const) {
			const page = documentOf(path);
			const [hour = ''] =
				/\d\d:\d\d/.exec(page.$('main figure [aria-label], main figure').attr('aria-label') ?? '') ?? [];
			const printed = page.$(where).parent().text();
			assert.ok(hour !== '' && printed.includes(hour), `${path}: ${hour} in ${printed}`);
		}
	});
});
