import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { papers } from '../../../src/content/papers';
import { builtPaper, rowsOf, unquoted } from './read';

// What follows is DATEV's published format ("Buchungsstapel", category 21, format version 13, header version 700), written down
// apart from the code that writes it: patterns of the fields, counted from 1 as there.

/** The header's 31 fields, as they stand in the file; a dash is an empty one. */
const HEADER = String.raw`
	"EXTF" 700 21 "Buchungsstapel" 13 20\d{15} - "[A-Z]{2}" "\w{0,25}" "" [1-9]\d{3,6} [1-9]\d{0,4} 20\d\d0101 5 20\d{6} 20\d{6}
	"[\w./\x20-]{1,30}" "(?:[A-Z]{2}){0,2}" 1 0 0 "EUR" - "" - - "(?:\d\d)?" \d{0,4} - "" ".{0,16}"`;

/** Names of the columns at some places: first and last, those that are filled, and both ends of the numbered pairs. */
const NAMES = {
	1: 'Umsatz (ohne Soll/Haben-Kz)',
	2: 'Soll/Haben-Kennzeichen',
	3: 'WKZ Umsatz',
	7: 'Konto',
	8: 'Gegenkonto (ohne BU-Schlüssel)',
	10: 'Belegdatum',
	11: 'Belegfeld 1',
	14: 'Buchungstext',
	21: 'Beleginfo - Art 1',
	36: 'Beleginfo - Inhalt 8',
	37: 'KOST1 - Kostenstelle',
	87: 'Zusatzinformation- Inhalt 20',
	114: 'Festschreibung',
	125: 'Abw. Skontokonto',
};

/** Places of text columns, from and to: quoted, also when empty. All others are never quoted. */
const TEXT =
	'2-3 6-6 9-9 11-12 14-14 16-16 20-38 40-40 42-42 48-87 91-91 95-96 98-98 102-103 105-105 107-107 109-110 112-112 118-118 120-121 123-123'
		.split(' ')
		.map((range) => range.split('-').map(Number));

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

describe('the booking batch in DATEV’s format', () => {
	const bytes = builtPaper('batch');
	const [header = [], names = [], ...rows] = rowsOf(new TextDecoder('windows-1252').decode(bytes));

	it('has the 31 fields of the header, each as the format wants it', () => {
		const patterns = HEADER.trim().split(/\s+/);
		assert.equal(header.length, patterns.length);
		for (const [at, pattern] of patterns.entries())
			assert.match(header[at] ?? '', new RegExp(`^${pattern === '-' ? '' : pattern}$`), `field ${at + 1}`);
	});

	it('names 125 columns', () => {
		assert.equal(names.length, 125);
		assert.equal(new Set(names).size, 125);
		for (const [at, name] of Object.entries(NAMES)) assert.equal(names[Number(at) - 1], name, at);
	});

	it('has 125 values in every row, text quoted and numbers not, and only what the format allows in them', () => {
		assert.ok(rows.length > 5, `${rows.length} rows`);
		for (const row of rows) {
			assert.equal(row.length, 125);
			for (const [index, value] of row.entries()) {
				const at = index + 1;
				const isText = TEXT.some(([from = 0, to = 0]) => from <= at && at <= to);
				assert.match(value, FILLED[at] ?? (isText ? /^""$/ : /^$/), `column ${at}, ${names[index]}`);
			}
			assert.notEqual(unquoted(row[6] ?? ''), unquoted(row[7] ?? ''), 'no account is booked on itself');
		}
	});

	it('lies in one fiscal year, on days between the first and the last of its header', () => {
		const [year = '', from = '', to = ''] = [header[12], header[14], header[15]];
		const days = rows.map(([, , , , , , , , , date = '']) => year.slice(0, 4) + date.slice(2) + date.slice(0, 2));
		assert.deepEqual([from.slice(0, 4), to.slice(0, 4)], [year.slice(0, 4), year.slice(0, 4)]);
		for (const day of days) assert.ok(from <= day && day <= to, day);
	});

	it('is Windows-1252 without a mark, its lines ending in CRLF', () => {
		assert.notEqual(bytes[0], 0xef);
		assert.throws(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
		assert.ok(bytes.includes(Buffer.from([0xe4])), 'ä is one byte');
		assert.doesNotMatch(bytes.toString('latin1'), /(?<!\r)\n|\r(?!\n)/);
	});

	it('is named so that DATEV’s import finds it', () => {
		assert.match(papers.find(({ id }) => id === 'batch')?.file ?? '', /^EXTF_.+\.csv$/);
	});
});
