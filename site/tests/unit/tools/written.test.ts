import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
	cents,
	clock,
	euros,
	hundredths,
	tenths,
	timeOfDay,
	type Writing,
	wholeNumber,
} from '../../../src/tools/written';

/** What is typed, and what it means; undefined for what means nothing. */
type Cases = Readonly<Record<string, number | undefined>>;

const cases: Readonly<Record<string, { writing: Writing; typed: Cases }>> = {
	'a whole number': {
		writing: wholeNumber,
		typed: {
			'600': 600,
			' 600 ': 600,
			'1.200': 1_200,
			'1 200': 1_200,
			'1\u00a0200': 1_200,
			'1\u202f200': 1_200,
			'1’200': 1_200,
			'12.345.678': 12_345_678,
			'1.200,00': 1_200,
			'1200,0': 1_200,
			'60 %': 60,
			'60%': 60,
			'60\u00a0%': 60,
			'600 Gäste': 600,
			'６００': 600,
			'\u200b600\ufeff': 600,
			'+600': 600,
			'007': 7,
			'0': 0,
			'-0': 0,
			'-5': -5,
			'−5': -5,
			'–5': -5,
			'': undefined,
			' ': undefined,
			'%': undefined,
			',': undefined,
			'.': undefined,
			'-': undefined,
			viele: undefined,
			'1e9': undefined,
			'0x10': undefined,
			'12,5': undefined,
			'12.5': undefined,
			'1.2000': undefined,
			'1.20.300': undefined,
			'1,200.00': undefined,
			'1 2': undefined,
			'6 0 0': undefined,
			'½': undefined,
			'600-700': undefined,
			NaN: undefined,
			Infinity: undefined,
		},
	},
	tenths: {
		writing: tenths,
		typed: {
			'5': 50,
			'5,5': 55,
			'5.5': 55,
			'5,50': 55,
			'5 s': 50,
			'5,5 Sek.': 55,
			'12 Sekunden': 120,
			',5': 5,
			'1.200': 12_000,
			'5,55': undefined,
			'5.55': undefined,
			fünf: undefined,
			'': undefined,
		},
	},
	hundredths: {
		writing: hundredths,
		typed: {
			'2,5': 250,
			'2.5': 250,
			'2,50 %': 250,
			'2,25 Prozent': 225,
			'0': 0,
			'1.200': 120_000,
			'2,255': undefined,
			'2,5 €': undefined,
			'': undefined,
		},
	},
	'an amount in euros': {
		writing: euros,
		typed: {
			'8': 800,
			'8,5': 850,
			'8.50': 850,
			'8,50 €': 850,
			'8,50\u00a0EUR': 850,
			'€ 8,50': 850,
			'8 Euro': 800,
			'8,-': 800,
			'8,– €': 800,
			'80 ct': 80,
			'80 Cent': 80,
			'1.200': 120_000,
			'1.234,56': 123_456,
			'0': 0,
			'-5': -500,
			'8,505': undefined,
			'0,5 ct': undefined,
			'8 %': undefined,
			'8 € 50': undefined,
			'€': undefined,
			'1e9': undefined,
			frei: undefined,
			'': undefined,
		},
	},
	'an amount in cents': {
		writing: cents,
		typed: {
			'35': 35,
			'35 ct': 35,
			'35 Cents': 35,
			'0,35 €': 35,
			'1 €': 100,
			'35,0': 35,
			'0,35': undefined,
			'35 %': undefined,
			'-3': -3,
			'': undefined,
		},
	},
	'a time': {
		writing: timeOfDay,
		typed: {
			'19:30': 1_170,
			'19.30': 1_170,
			'19,30': 1_170,
			'19 : 30': 1_170,
			'1930': 1_170,
			'930': 570,
			'19': 1_140,
			'19 Uhr': 1_140,
			'19 Uhr 30': 1_170,
			'19.30 Uhr': 1_170,
			'0:00': 0,
			'23:59': 1_439,
			'24:00': undefined,
			'19:60': undefined,
			'19:3': undefined,
			'-19:30': undefined,
			'7pm': undefined,
			'': undefined,
		},
	},
};

for (const [what, { writing, typed }] of Object.entries(cases))
	describe(`reading ${what}`, () => {
		for (const [text, value] of Object.entries(typed))
			it(`takes ‘${text}’ for ${value ?? 'nothing'}`, () => assert.equal(writing.read(text), value));
	});

describe('what is written', () => {
	it('is read as what it was', () => {
		for (const [writing, max] of [
			[wholeNumber, 20_000],
			[tenths, 12_000],
			[timeOfDay, 1_439],
			[hundredths, 10_000],
			[euros, 10_000_000],
			[cents, 10_000],
		] as const)
			fc.assert(fc.property(fc.integer({ min: 0, max }), (value) => writing.read(writing.write(value)) === value));
	});

	it('is never anything but a number or nothing, whatever was typed', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
				for (const { writing } of Object.values(cases)) {
					const value = writing.read(text);
					assert.ok(value === undefined || !Number.isNaN(value));
				}
			}),
		);
	});

	it('is German', () => {
		assert.deepEqual([1, 1_200, 20_000].map(wholeNumber.write), ['1', '1.200', '20.000']);
		assert.deepEqual([50, 252, 12_005].map(tenths.write), ['5', '25,2', '1.200,5']);
		assert.deepEqual([0, 10, 205, 250, 10_000].map(hundredths.write), ['0', '0,1', '2,05', '2,5', '100']);
		assert.deepEqual([0, 5, 800, 90_050].map(euros.write), ['0,00', '0,05', '8,00', '900,50']);
		assert.deepEqual([0, 1_170, 1_445, -30].map(timeOfDay.write), ['0:00', '19:30', '0:05', '23:30']);
	});
});

describe('a span of time', () => {
	for (const [seconds, figures, unit] of [
		[0, '0:00', 'min'],
		[23.6, '0:24', 'min'],
		[1_282, '21:22', 'min'],
		[3_599.4, '59:59', 'min'],
		[3_599.6, '1:00', 'h'],
		[14_160, '3:56', 'h'],
		[36_000_000, '10.000:00', 'h'],
	] as const)
		it(`of ${seconds} seconds is ${figures} ${unit}`, () => assert.deepEqual(clock(seconds), { figures, unit }));
});
