import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { builtPaper, cents, openPdf, rowsOf, textsOf, unquoted } from './read';

/** Accounts of SKR 42 by their job in the sample. */
const CASH = 16000;
const TRANSIT = 13720;
const REVENUE = { 7: [43010, 43000], 19: [44000] };

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('the downloads of the sample evening', () => {
	let sheet: readonly string[];
	let sales: Record<string, string>[];
	let batch: Record<string, string>[];
	before(async () => {
		sheet = await textsOf(await openPdf(builtPaper('report')));
		const [heads = [], ...rows] = rowsOf(
			builtPaper('sales')
				.toString()
				.replace(/^\uFEFF/, ''),
		);
		sales = rows.map((row) => Object.fromEntries(heads.map((name, at) => [name, row[at] ?? ''])));
		const [, names = [], ...lines] = rowsOf(new TextDecoder('windows-1252').decode(builtPaper('batch')));
		batch = lines.map((line) => Object.fromEntries(names.map((name, at) => [name, unquoted(line[at] ?? '')])));
	});

	const sold = (where: Record<string, string> = {}) =>
		total(
			sales
				.filter((sale) => Object.entries(where).every(([name, value]) => sale[name] === value))
				.map((sale) => cents(sale['Summe brutto'] ?? '')),
		);
	const booked = (side: 'Konto' | 'Gegenkonto (ohne BU-Schlüssel)', accounts: readonly number[]) =>
		total(
			batch
				.filter((row) => accounts.includes(Number(row[side])))
				.map((row) => cents(row['Umsatz (ohne Soll/Haben-Kz)'] ?? '')),
		);

	it('has the same sums in table, batch and report, by rate and by way of paying', () => {
		const revenue = [...REVENUE[7], ...REVENUE[19]];
		assert.equal(sold(), 50_700);
		assert.equal(booked('Gegenkonto (ohne BU-Schlüssel)', revenue), sold());
		for (const rate of [7, 19] as const) {
			assert.equal(booked('Gegenkonto (ohne BU-Schlüssel)', REVENUE[rate]), sold({ Steuersatz: String(rate) }));
		}
		assert.equal(booked('Konto', [CASH]), sold({ Zahlungsart: 'bar' }));
		assert.equal(booked('Konto', [TRANSIT]), sold({ Zahlungsart: 'online' }) + sold({ Zahlungsart: 'Karte' }));
		const [first = ''] = sheet;
		for (const sum of ['507,00', '200,00', '169,00', '138,00']) assert.ok(first.includes(sum), sum);
	});

	it('has net and VAT on the report that make up the gross sums of the table', () => {
		const rows = [...(sheet[0] ?? '').matchAll(/(?:7|19) % ([\d.]+,\d\d) ([\d.]+,\d\d) ([\d.]+,\d\d)/g)].map(
			([, ...amounts]) => amounts.map(cents),
		);
		const vat = rows.slice(-3);
		for (const [net = 0, tax = 0, gross = 0] of vat) assert.equal(net + tax, gross);
		assert.deepEqual(
			vat.map(([, , gross]) => gross),
			['Eintritt', 'Speisen', 'Getränke'].map((Gruppe) => sold({ Gruppe })),
		);
		for (const [at, rate] of [7, 7, 19].entries()) {
			const [net = 0, tax = 0] = vat[at] ?? [];
			assert.ok(Math.abs((net * rate) / 100 - tax) <= 1, `${net} and ${tax} at ${rate} %`);
		}
	});

	it('shows on the report what is missing in a till, and books it', () => {
		assert.match(sheet[0] ?? '', /Theke Z-0001 100,00 200,00 300,00 297,50 −2,50/);
		const missing = batch.filter((row) => row.Buchungstext?.startsWith('Kassenfehlbetrag'));
		assert.deepEqual(
			missing.map((row) => [row.Konto, row['Gegenkonto (ohne BU-Schlüssel)'], row['Umsatz (ohne Soll/Haben-Kz)']]),
			[['69690', '16000', '2,50']],
		);
	});

	it('is a table that a German spreadsheet opens: UTF-8 with its mark, semicolons, decimal commas, one width', () => {
		const bytes = builtPaper('sales');
		assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		assert.match(text, /Getränke/);
		assert.doesNotMatch(text, /(?<!\r)\n/);
		for (const row of rowsOf(text)) assert.equal(row.length, 12);
		for (const sale of sales) assert.match(sale['Summe brutto'] ?? '', /^-?\d+,\d\d$/);
	});
});
