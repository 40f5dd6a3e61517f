import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { builtPaper, rowsOf, unquoted } from './papers/read';

// What follows is DATEV's published format ("Buchungsstapel", category 21, format version 13, header version 700), written down
// apart from the code that writes it: patterns of the fields, counted from 1 as there.

/** The header's 31 fields, as they stand in the file. */
const HEADER = [
	...[
		/^"EXTF"$/,
		/^700$/,
		/^21$/,
		/^"Buchungsstapel"$/,
		/^13$/,
		/^20\d{15}$/,
		/^$/,
		/^"[A-Z]{2}"$/,
		/^"\w{0,25}"$/,
		/^""$/,
	],
	...[/^(?:[1-9]\d{3,6})$/, /^[1-9]\d{0,4}$/, /^20\d\d0101$/, /^5$/, /^20\d{6}$/, /^20\d{6}$/, /^"[\w./ -]{1,30}"$/],
	...[
		/^"(?:[A-Z]{2}){0,2}"$/,
		/^1$/,
		/^0$/,
		/^0$/,
		/^"EUR"$/,
		/^$/,
		/^""$/,
		/^$/,
		/^$/,
		/^"(?:\d\d)?"$/,
		/^\d{0,4}$/,
		/^$/,
	],
	...[/^""$/, /^".{0,16}"$/],
];

/** Names of the columns at some places: first and last, those that are filled, and both ends of the numbered pairs. */
const NAMES = {
	1: 'Umsatz (ohne Soll/Haben-Kz)',
	2: 'Soll/Haben-Kennzeichen',
	3: 'WKZ Umsatz',
	7: 'Konto',
	8: 'Gegenkonto (ohne BU-Schlüssel)',
	9: 'BU-Schlüssel',
	10: 'Belegdatum',
	11: 'Belegfeld 1',
	14: 'Buchungstext',
	20: 'Beleglink',
	21: 'Beleginfo - Art 1',
	36: 'Beleginfo - Inhalt 8',
	37: 'KOST1 - Kostenstelle',
	38: 'KOST2 - Kostenstelle',
	48: 'Zusatzinformation - Art 1',
	87: 'Zusatzinformation- Inhalt 20',
	88: 'Stück',
	104: 'KOST-Datum',
	114: 'Festschreibung',
	115: 'Leistungsdatum',
	118: 'Generalumkehr (GU)',
	125: 'Abw. Skontokonto',
};

/** Places of text columns: quoted, also when empty. All others are never quoted. */
const TEXT = new Set([
	...[2, 3, 6, 9, 11, 12, 14, 16, ...range(20, 38), 40, 42, ...range(48, 87), 91, 95, 96, 98, 102, 103, 105, 107],
	...[109, 110, 112, 118, 120, 121, 123],
]);

/** Patterns of the columns that the sample fills; every other one is empty. */
const FILLED: Record<number, RegExp> = {
	1: /^(?!0+,00)\d{1,10},\d{2}$/,
	2: /^"[SH]"$/,
	3: /^"EUR"$/,
	7: /^\d{5}$/,
	8: /^\d{5}$/,
	10: /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])$/,
	11: /^"[A-Za-z0-9$&%*+/-]{1,36}"$/,
	14: /^".{1,60}"$/,
	37: /^"[34]"$/,
	114: /^0$/,
};

function range(from: number, to: number): number[] {
	return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

describe('the booking batch in DATEV’s format', () => {
	let bytes: Buffer;
	let header: string[];
	let names: string[];
	let rows: string[][];
	before(async () => {
		bytes = builtPaper('batch');
		[header = [], names = [], ...rows] = rowsOf(new TextDecoder('windows-1252').decode(bytes));
	});

	it('has the 31 fields of the header, each as the format wants it', () => {
		assert.equal(header.length, HEADER.length);
		for (const [at, pattern] of HEADER.entries()) assert.match(header[at] ?? '', pattern, `field ${at + 1}`);
	});

	it('names 125 columns', () => {
		assert.equal(names.length, 125);
		assert.equal(new Set(names).size, 125);
		for (const [at, name] of Object.entries(NAMES)) assert.equal(names[Number(at) - 1], name, at);
	});

	it('has 125 values in every row, text quoted and numbers not, and only what the format allows in them', () => {
		assert.ok(rows.length > 5);
		for (const row of rows) {
			assert.equal(row.length, 125);
			for (const [index, value] of row.entries()) {
				const at = index + 1;
				assert.match(value, FILLED[at] ?? (TEXT.has(at) ? /^""$/ : /^$/), `column ${at}, ${names[index]}`);
			}
		}
	});

	it('lies in one fiscal year, on days between the first and the last of its header', () => {
		const [year = '', from = '', to = ''] = [header[12], header[14], header[15]];
		assert.equal(from.slice(0, 4), year.slice(0, 4));
		assert.equal(to.slice(0, 4), year.slice(0, 4));
		for (const row of rows) {
			const date = row[9] ?? '';
			const day = year.slice(0, 4) + date.slice(2) + date.slice(0, 2);
			assert.ok(from <= day && day <= to, day);
		}
	});

	it('is Windows-1252 without a mark, its lines ending in CRLF', () => {
		assert.notEqual(bytes[0], 0xef);
		assert.throws(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
		assert.ok(bytes.includes(Buffer.from([0xe4])), 'ä is one byte');
		assert.doesNotMatch(bytes.toString('latin1'), /(?<!\r)\n|\r(?!\n)/);
		assert.ok(bytes.subarray(-2).equals(Buffer.from('\r\n')));
	});

	it('stays unlocked when it is imported', () => {
		assert.equal(header[20], '0');
		assert.deepEqual([...new Set(rows.map((row) => row[113]))], ['0']);
	});

	it('never books an account on itself', () => {
		for (const row of rows) assert.notEqual(unquoted(row[6] ?? ''), unquoted(row[7] ?? ''));
	});

	it('is named so that DATEV’s import finds it', async () => {
		const { papers } = await import('../../src/content/papers');
		assert.match(papers.find(({ id }) => id === 'batch')?.file ?? '', /^EXTF_.+\.csv$/);
	});
});
