import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { clock, euros, hundredths, tenths, timeOfDay, wholeNumber } from '../../../src/workbench/written';
import { spellings } from './spellings';

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

	it('of a span of time has minutes with seconds, from an hour on hours with minutes', () => {
		for (const [seconds, figures, unit] of [
			[0, '0:00', 'min'],
			[23.6, '0:24', 'min'],
			[1_282, '21:22', 'min'],
			[3_599.4, '59:59', 'min'],
			[3_599.6, '1:00', 'h'],
			[14_160, '3:56', 'h'],
			[36_000_000, '10.000:00', 'h'],
		] as const)
			assert.deepEqual(clock(seconds), { figures, unit }, `${seconds} s`);
	});
});
