import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import texts from '../../../../locales/de/tools/matchday.json' with { type: 'json' };
import { categories } from '../../../src/bookkeeping/goods';
import { MARKS } from '../../../src/workbench/matchday/clock';
import type { Event } from '../../../src/workbench/matchday/events';
import { named } from '../../../src/workbench/matchday/names';
import { codeOf, numberIn } from '../../../src/workbench/matchday/play/scanner';
import { moved, ordersOf, stillPulled } from '../../../src/workbench/matchday/play/window/order';
import { SAMPLE } from '../../../src/workbench/matchday/sample';
import { countOf, EMPTY, type Evening, leftOf } from '../../../src/workbench/matchday/state';
import { played } from './evenings';

const sample = played(SAMPLE);
const numbers = (tickets: Evening['tickets']) => tickets.map(({ number }) => number);

describe('what the visitor calls things', () => {
	it('is the example’s where it was left open, but for the club, whose name is its own', () => {
		const { example } = texts;
		const open = { ...example, club: '', event: ' ', members: '', children: 'Zwerge' };
		assert.deepEqual(named(open, example), { ...example, club: '', children: 'Zwerge' });
	});
});

describe('the code of a ticket', () => {
	it('says that it is a sample, and its number is read again', () => {
		assert.equal(codeOf(1014), 'MUSTER 1014');
		fc.assert(fc.property(fc.integer({ min: 100, max: 9_999 }), (number) => numberIn(codeOf(number)) === number));
	});

	it('may be typed as the number alone', () => {
		assert.deepEqual([numberIn('1014'), numberIn('901')], [1014, 901]);
	});

	it('is read as scanners type it, on keyboards of other countries too', () => {
		for (const text of [
			'muster 1014',
			'Muster 1014',
			']Q1MUSTER 1014',
			...[']C1MUSTER 1014', ']d2\u001dMUSTER 1014', '+Q1MUSTER 1014', 'QMUSTER 1014', '~MUSTER 1014#'],
			...['#MUSTER 1014', 'MUSTER´1014', 'MUSTERß1014', 'MUSTER1014', 'MUSTER\u00a01014', 'MUSTER 1014\r\n'],
			...[' 1014 ', '1014\n', '#1014', 'Nr. 1014'],
		])
			assert.equal(numberIn(text), 1014, text);
	});

	it('is nothing else, such as the code of another thing', () => {
		const others = ['', 'MUSTER', 'MUSTER 14', 'MUSTER 10145', 'MUSTER 1 1014', 'MUSTERN 1014', 'MUSTER 0101', '0101'];
		const hostile = ['1014.5', '-1014', '1e3', '１０１４', 'https://example.org/1014', '1014 1015'];
		for (const text of [...others, ...hostile]) assert.equal(numberIn(text), undefined, JSON.stringify(text));
		fc.assert(fc.property(fc.string(), (text) => /[1-9]\d{2,3}\s*$/.test(text) || numberIn(text) === undefined));
	});
});

describe('the shop window', () => {
	it('lets nobody pull more than is on a roll, or push back what was not pulled', () => {
		const moves = fc.array(fc.tuple(fc.constantFrom(...categories), fc.constantFrom(1 as const, -1 as const)));
		fc.assert(
			fc.property(moves, fc.constantFrom(EMPTY, sample), (tries, now) => {
				let pulled = {};
				for (const [category, by] of tries) pulled = moved(pulled, category, by, now) ?? pulled;
				for (const category of categories) {
					const count = (pulled as Record<string, number>)[category] ?? 0;
					assert.ok(count >= 0 && count <= leftOf(now, category), `${category}: ${count}`);
				}
			}),
		);
		assert.equal(moved({}, 'children', 1, sample), undefined);
		assert.equal(moved({}, 'adults', -1, EMPTY), undefined);
		assert.deepEqual(moved({ adults: 1 }, 'adults', -1, EMPTY), {}, 'what is pushed back is not paid');
	});

	it('gives up what the box office sold meanwhile', () => {
		assert.deepEqual(stillPulled({ adults: 9, members: 1, children: 3 }, sample), { adults: 5, members: 1 });
		assert.equal(countOf({ adults: 5, members: 1 }), 6);
	});

	it('tells the visitor’s last order from all others, and leaves out what the till printed', () => {
		const own: Event = { kind: 'sold', at: MARKS.presale + 60, pieces: { adults: 2 } };
		const { last, earlier } = ordersOf(played([own, ...SAMPLE.slice(0, 2)]));
		assert.deepEqual(
			[numbers(last), numbers(earlier)],
			[
				[1001, 1002],
				[1007, 1006, 1005, 1004, 1003],
			],
		);
		assert.deepEqual(numbers(ordersOf(sample).last), [], 'the sample’s are the guests’');
		assert.equal(ordersOf(sample).earlier.length, 22);
		assert.deepEqual(ordersOf(EMPTY), { last: [], earlier: [] });
	});

	it('tells two orders of the same moment apart, as at the end of the evening', () => {
		const at = MARKS.presale;
		const twice = played([
			{ kind: 'sold', at, pieces: { adults: 6 } },
			{ kind: 'sold', at, pieces: { children: 1 } },
		]);
		assert.deepEqual(numbers(ordersOf(twice).last), [1007]);
	});
});
