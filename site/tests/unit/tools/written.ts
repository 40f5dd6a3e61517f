import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
	below,
	cents,
	euros,
	hundredths,
	span,
	tenths,
	timeOfDay,
	type Writing,
	wholeNumber,
} from '../../../src/workbench/written';

/** A value, undefined for none, and what is typed for it. */
type Reading = readonly [value: number | undefined, ...typed: string[]];

/** Each way to write with its largest value, and how it is read. */
const spellings: Readonly<Record<string, readonly [writing: Writing, max: number, ...readings: Reading[]]>> = {
	'a whole number': [
		wholeNumber,
		20_000,
		[600, '600', ' 600 ', '６００', '\u200b600\ufeff', '+600', 'ca. 600 Gäste', '600 Gäste.'],
		[1_200, '1.200', '1 200', '1\u202f200', '1’200', '1.200,00', '1200,0', '1,200.00'],
		[60, '60\u00a0%'],
		[-5, '-5', '−5', '–5'],
		[undefined, '', '-', 'viele', '½', 'NaN', '1e9', '0x10', '12,5', '1.2000', '1 2', '600-700', '0.125', '012.345'],
		[undefined, '600 €', '2 Tausend', '12 von 20', 'zwischen 600 und 700'],
	],
	tenths: [
		tenths,
		12_000,
		[50, '5', '5 s'],
		[55, '5,5', '5.5', '5,50', '5,5 Sek.'],
		[5, ',5'],
		[12_000, '1.200'],
		[undefined, '5,55', '0.125', '2 min', ''],
	],
	hundredths: [
		hundredths,
		10_000,
		[250, '2,5', '2.5', '2,50 %'],
		[225, '2,25 Prozent'],
		[120_000, '1.200'],
		[undefined, '2,255', '0.125', '2,5 €', ''],
	],
	'an amount in euros': [
		euros,
		10_000_000,
		[800, '8', '8 Euro', '8,-', '8,– €', '8.-', '8.— EUR', '８,００ €', 'je 8 €'],
		[850, '8,5', '8.50', '8,50\u00a0EUR', '€ 8,50'],
		[80, '80 ct'],
		[100_000, '1.000', "1'000", '1 000'],
		[123_456, '1.234,56', "1'234.56", '1 234,56 €', '1\u202f234,56\u00a0€', '1,234.56'],
		[0, '0', '–', '-,-', '0,-'],
		[-500, '-5', '−5,00 €'],
		[undefined, '8,505', '0.125', '0.5 ct', '8 %', '8 € 50', '€', '1e9', 'frei', '', '8,50 CHF', '$8', '8 oder 9'],
	],
	'an amount in cents': [
		cents,
		10_000,
		[35, '35', '35 ct', '0,35 €', '0.35 EUR'],
		[0, '-', '0 €'],
		[100, '1 €'],
		[-3, '-3'],
		[undefined, '0,35', '35 %', ''],
	],
	'a time': [
		timeOfDay,
		1_439,
		[1_170, '19:30', '19.30', '19 : 30', '1930', '19 Uhr 30', '19h30', '19:30:00', 'ab 19.30 Uhr', '１９：３０'],
		[570, '930'],
		[1_140, '19', '19 Uhr'],
		[undefined, '24:00', '19:60', '19:3', '-19:30', '7pm', ''],
	],
};

describe('what is typed', () => {
	for (const [what, [writing, max, ...readings]] of Object.entries(spellings))
		it(`is read as ${what} where it is one, and what is written as what it was`, () => {
			for (const [value, ...typed] of readings)
				for (const text of typed) assert.equal(writing.read(text), value, `‘${text}’`);
			fc.assert(fc.property(fc.integer({ min: 0, max }), (value) => writing.read(writing.write(value)) === value));
		});

	it('is a number or nothing, whatever it is', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
				for (const [{ read }] of Object.values(spellings)) assert.ok(!Number.isNaN(read(text)));
			}),
		);
	});
});

describe('what is written', () => {
	it('is German', () => {
		assert.deepEqual([1, 1_200, 20_000].map(wholeNumber.write), ['1', '1.200', '20.000']);
		assert.deepEqual([50, 252, 12_005].map(tenths.write), ['5', '25,2', '1.200,5']);
		assert.deepEqual([0, 10, 205, 250, 10_000].map(hundredths.write), ['0', '0,1', '2,05', '2,5', '100']);
		assert.deepEqual([0, 5, 800, 90_050].map(euros.write), ['0,00', '0,05', '8,00', '900,50']);
		assert.deepEqual([0, 1_170, 1_445, -30].map(timeOfDay.write), ['0:00', '19:30', '0:05', '23:30']);
	});

	it('of a span of time is about what it is, as people say it', () => {
		for (const [seconds, about, count, unit] of [
			[0, 'exactly', 0, 'seconds'],
			[23.6, 'exactly', 24, 'seconds'],
			[120, 'exactly', 2, 'minutes'],
			[1_282, 'over', 21, 'minutes'],
			[1_295, 'under', 22, 'minutes'],
			[3_569, 'over', 59, 'minutes'],
			[3_599.6, 'exactly', 1, 'hours'],
			[14_160, 'under', 4, 'hours'],
			[36_000_000, 'exactly', 10_000, 'hours'],
		] as const)
			assert.deepEqual(span(seconds), { about, count, unit }, `${seconds} s`);
	});

	it('of a span of time that it stays below is never less than it', () => {
		for (const [seconds, count, unit] of [
			[0.2, 1, 'seconds'],
			[23.6, 24, 'seconds'],
			[59.2, 1, 'minutes'],
			[61, 2, 'minutes'],
		] as const)
			assert.deepEqual(below(seconds), { about: 'exactly', count, unit }, `${seconds} s`);
	});
});
