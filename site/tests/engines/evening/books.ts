/** The files of the evening, read by no code of the tool's, and held against each other and against what was done. */
import assert from 'node:assert/strict';
import { EXPECTED, FLOAT, GROUPS, grossOf, MISSING, SOLD, type Sold } from './plan';

/** What goes home of an evening: two files, and the tables of the report by their captions. */
export interface Papers {
	readonly table: Buffer;
	readonly batch: Buffer;
	readonly report: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** Rows of a file with semicolons, values in quotes where they need them (RFC 4180). */
function rowsOf(file: Buffer, encoding: 'utf-8' | 'windows-1252'): string[][] {
	const text = new TextDecoder(encoding, { fatal: true }).decode(file);
	assert.match(text, /\r\n$/);
	return text
		.slice(0, -2)
		.split('\r\n')
		.map((line) => {
			const values = [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^";]*))/g)];
			return values.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
		});
}

/** '1.234,50' or '−2,50' as cents. */
function cents(written = ''): number {
	assert.match(written, /^[−-]?[\d.]+,\d\d$/);
	return Number(written.replaceAll('.', '').replace(',', '').replace('−', '-'));
}

/** Rows of a file by the names of its columns. */
function byName([names = [], ...rows]: readonly string[][]): readonly Readonly<Record<string, string>>[] {
	return rows.map((row) => {
		assert.equal(row.length, names.length);
		return Object.fromEntries(names.map((name, at) => [name, row[at] ?? '']));
	});
}

/** Lines together that are alike, in the order in which each kind first comes. */
function grouped(lines: readonly Sold[], kindOf: (line: Sold) => string): readonly (readonly Sold[])[] {
	return [...new Set(lines.map(kindOf))].map((kind) => lines.filter((line) => kindOf(line) === kind));
}

/** The table has each line of what was done, in its order, and no other. */
function assertTable(table: Buffer): void {
	assert.deepEqual([...table.subarray(0, 3)], [0xef, 0xbb, 0xbf], 'spreadsheets tell UTF-8 by its mark');
	const rows = byName(rowsOf(table, 'utf-8'));
	assert.deepEqual(
		rows.map((row) => ({
			...{ place: row.Verkaufsstelle, voucher: row.Beleg, payment: row.Zahlungsart, group: row.Gruppe },
			...{ good: row.Artikel, pieces: Number(row.Anzahl), gross: cents(row['Summe brutto']) },
		})),
		SOLD,
	);
	for (const { Anzahl, Einzelpreis, Gruppe, Steuersatz, 'Summe brutto': gross } of rows) {
		assert.equal(Number(Anzahl) * cents(Einzelpreis), cents(gross));
		assert.equal(Number(Steuersatz), GROUPS[Gruppe as keyof typeof GROUPS].rate);
	}
}

/** The batch is one of DATEV's, has a booking for each place, payment and group, and books what is missing. */
function assertBatch(batch: Buffer): void {
	const [[format, version, category, name] = [], ...rows] = rowsOf(batch, 'windows-1252');
	assert.deepEqual([format, version, category, name], ['EXTF', '700', '21', 'Buchungsstapel']);
	const booked = byName(rows).map((row) => [
		...[cents(row['Umsatz (ohne Soll/Haben-Kz)']), row['Soll/Haben-Kennzeichen'], row.Konto],
		...[row['Gegenkonto (ohne BU-Schlüssel)'], row['KOST1 - Kostenstelle'], row['Belegfeld 1'], row.Buchungstext],
	]);
	const income = grouped(SOLD, ({ place, payment, group }) => `${place} ${payment} ${group}`).map((lines) => {
		const [{ place, payment, group } = assert.fail()] = lines;
		const account = payment === 'bar' ? '16000' : '13720';
		const voucher = place === 'Vorverkauf' ? 'VVK-270417' : 'Z-0001';
		return [
			...[grossOf(lines), 'S', account, GROUPS[group].account, GROUPS[group].sphere, voucher],
			`${group}, ${place}, ${payment}`,
		];
	});
	const shortage = [MISSING, 'S', '69690', '16000', '4', 'Z-0001', 'Kassenfehlbetrag, Theke'];
	const byText = (one: unknown[], other: unknown[]) => String(one.at(-1)).localeCompare(String(other.at(-1)));
	assert.deepEqual(booked.toSorted(byText), [...income, shortage].toSorted(byText));
}

/** The report's tables say the same. */
function assertReport(report: Papers['report']): void {
	const sum = grossOf(SOLD);
	const paid = (payment: Sold['payment']) => grossOf(SOLD.filter((line) => line.payment === payment));
	const rowsOfTable = (name: string) => (report[name] ?? []).map(([head, ...rest]) => [head, ...rest.map(cents)]);
	assert.deepEqual(rowsOfTable('Zahlungsarten'), [
		...(['online', 'bar', 'Karte'] as const).map((payment) => [payment, paid(payment)]),
		['Summe', sum],
	]);
	const taxes = (['Eintritt', 'Speisen', 'Getränke'] as const).map((group) => {
		const [gross, { rate }] = [grossOf(SOLD.filter((line) => line.group === group)), GROUPS[group]];
		const net = Math.round((gross * 100) / (100 + rate));
		return [`${group}, ${rate} %`, net, gross - net, gross] as const;
	});
	const all = (at: 1 | 2 | 3) => taxes.reduce((total, row) => total + row[at], 0);
	assert.deepEqual(rowsOfTable('Steuersätze'), [...taxes, ['Summe', all(1), all(2), all(3)]]);
	assert.deepEqual(
		rowsOfTable('Kassensturz').map(([, amount]) => amount),
		[FLOAT, EXPECTED - FLOAT, EXPECTED, EXPECTED - MISSING, -MISSING],
	);
}

/** Asserts that the papers of the evening agree with each other, and with what was done. */
export function assertReconciled({ table, batch, report }: Papers): void {
	assertTable(table);
	assertBatch(batch);
	assertReport(report);
}
