import { brand } from '../content/brand.ts';
import { COLUMNS } from './batch-columns.ts';
import { type Booking, bookings } from './bookings.ts';
import { dateOf, plainAmount } from './csv.ts';
import type { Day, Words } from './sale.ts';

/** A value of a batch. Text stands in quotes, also when there is none; numbers and dates stand without. */
type Value = { readonly text: string } | number | string;

const text = (value = ''): Value => ({ text: value });
const EMPTY = '';

/** '20270417' */
const digitsOf = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '');

/** The batch's moment of making, so that the same content is the same file. */
const MADE = '20261125120000000';

/** Numbers of adviser and client that each office replaces by its own: the lowest that the format allows. */
const ADVISER = 1001;
const CLIENT = 1;

/** DATEV's "EXTF" header in version 700: 31 fields, counted from 1 in DATEV's description. Reserved ones are empty. */
const headerOf = (date: Date, words: Words): readonly Value[] => [
	...[text('EXTF'), 700, 21, text('Buchungsstapel'), 13, MADE, EMPTY],
	...[text(brand.name.slice(0, 2).toUpperCase()), text(brand.name), text(), ADVISER, CLIENT],
	// The fiscal year's first day, digits of an account, first and last day: all bookings lie in one fiscal year.
	...[
		`${digitsOf(date).slice(0, 4)}0101`,
		5,
		digitsOf(date),
		digitsOf(date),
		text(`${words.example} ${dateOf(date)}`),
		text(),
	],
	// Bookkeeping, for every purpose, and not locked: an empty field 21 would lock the batch when it is imported.
	...[1, 0, 0, text('EUR'), EMPTY, text(), EMPTY, EMPTY],
	// The chart's number is optional, and DATEV names none for SKR 42.
	...[text(), EMPTY, EMPTY, text(), text(words.example)],
];

/** Bytes of Windows-1252 by character: the one encoding that every import of DATEV reads. */
const BYTES = new Map(
	Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
);

/** A day as a batch in DATEV's format (category 21, version 13). */
export function bookingBatch(day: Day, words: Words): Uint8Array<ArrayBuffer> {
	const lines = [
		headerOf(day.date, words).map(written).join(';'),
		COLUMNS.map(({ name }) => name).join(';'),
		...bookings(day, words).map((booking) => rowOf(booking, digitsOf(day.date)).map(written).join(';')),
	];
	return encode(`${lines.join('\r\n')}\r\n`);
}

function rowOf({ amount, account, contra, sphere, voucher, text: words }: Booking, digits: string): Value[] {
	const values: Readonly<Record<string, Value>> = {
		'Umsatz (ohne Soll/Haben-Kz)': plainAmount(amount),
		'Soll/Haben-Kennzeichen': text('S'),
		'WKZ Umsatz': text('EUR'),
		Konto: account,
		'Gegenkonto (ohne BU-Schlüssel)': contra,
		// Day and month: the year is that of the header's fiscal year.
		Belegdatum: digits.slice(6) + digits.slice(4, 6),
		'Belegfeld 1': text(voucher),
		Buchungstext: text(words),
		'KOST1 - Kostenstelle': text(String(sphere)),
		Festschreibung: 0,
	};
	return COLUMNS.map(({ name, isText }) => values[name] ?? (isText ? text() : EMPTY));
}

function written(value: Value): string {
	return typeof value === 'object' ? `"${value.text.replaceAll('"', '""')}"` : String(value);
}

/** @throws for a character that Windows-1252 lacks */
function encode(words: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(words, (letter) => {
		const byte = BYTES.get(letter);
		if (byte === undefined) throw new Error(`Windows-1252 has no '${letter}'`);
		return byte;
	});
}
