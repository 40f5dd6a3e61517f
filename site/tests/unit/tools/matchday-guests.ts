import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { MARKS } from '../../../src/workbench/matchday/clock';
import type { Event } from '../../../src/workbench/matchday/events';
import { gateOf, positionsOf, takingsOf } from '../../../src/workbench/matchday/figures';
import { guestsBetween } from '../../../src/workbench/matchday/guests';
import { scanned } from '../../../src/workbench/matchday/play/scanner';
import { SAMPLE } from '../../../src/workbench/matchday/sample';
import { EMPTY } from '../../../src/workbench/matchday/state';
import { logs, played } from './evenings';

const marks = Object.values(MARKS);

/** An evening that was wound on to each of these moments. */
function wound(events: readonly Event[], moments: readonly number[] = marks): readonly Event[] {
	const all = [...events];
	let now = 0;
	for (const moment of moments) {
		const evening = played(all);
		all.push(...guestsBetween(evening, Math.max(evening.at, now), moment));
		now = moment;
	}
	return all;
}

describe('the guests who come while the clock is wound on', () => {
	it('do what they did in the sample, where nobody else did anything, each at its minute', () => {
		assert.deepEqual(wound([]), SAMPLE.slice(0, -2));
		const doors = wound([], [MARKS.doors]);
		const [before, at] = [played(doors), played(wound(doors, [MARKS.kickOff]))];
		assert.deepEqual(gateOf(at), { sold: 30, valid: 29, inside: 25, turned: 2 });
		assert.equal(at.receipts.length - before.receipts.length, 14);
		assert.equal(takingsOf(at, 'cash') + takingsOf(at, 'card'), 12_200);
	});

	it('buy what is left, come with their own tickets, and leave the visitor’s outside', () => {
		const own: Event = { kind: 'sold', at: MARKS.presale + 60, pieces: { adults: 1, children: 8 } };
		const evening = played(wound([own]));
		assert.ok(evening.tickets.slice(0, 9).every(({ admittedAt }) => admittedAt === undefined));
		assert.equal(evening.tickets.filter(({ category }) => category === 'children').length, 8);
		assert.ok(gateOf(evening).inside > 15);
		assert.equal(evening.turned.length, 2);
	});

	it('never do what can’t be, whatever was done before and however dear it is', () => {
		fc.assert(
			fc.property(logs, fc.integer({ min: 0, max: 2_000 }), (events, cents) => {
				const dear: Event = { kind: 'priced', at: EMPTY.at, item: 'adults', cents };
				const all = wound([dear, ...events.filter(({ kind }) => kind === 'sold')]);
				assert.ok(positionsOf(played(all)).length >= 0);
			}),
			{ numRuns: 30 },
		);
	});
});

describe('a hand scanner', () => {
	/** Keys with the milliseconds from one to the next. */
	const typed = (text: string, gap: number, read = scanned()) => {
		const keys = [...text].map((key) => (key === '⏎' ? 'Enter' : key));
		return keys.map((key, index) => read(key, 10_000 + index * gap)).flatMap(({ number }) => number ?? []);
	};

	it('is known by its pace, faster than fingers, and read once, with whatever it puts around the number', () => {
		for (const text of ['MUSTER 1014⏎', '1014⏎', 'muster 1014⏎', ']Q1MUSTER 1014⏎', '#MUSTER 1014⏎', 'MUSTER´1014⏎⏎'])
			for (const gap of [1, 4, 20]) assert.deepEqual(typed(text, gap), [1014], `${text} ${gap}`);
		assert.deepEqual(typed('1014⏎', 120), []);
		assert.deepEqual(typed('12⏎', 4), [], 'no number of a ticket');
		assert.deepEqual(typed('1014⏎MUSTER 1015⏎', 4), [1014, 1015]);
	});

	it('is not heard in the single key of somebody who types', () => {
		const read = scanned();
		assert.equal(read('3', 10_000).isBurst, false);
		assert.equal(read('Enter', 10_300).isBurst, false);
		assert.equal(read('1', 11_000).isBurst, false);
		assert.equal(read('0', 11_004).isBurst, true);
	});
});
