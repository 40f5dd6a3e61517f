import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { erlangC } from '../../../src/tools/queue/erlang';
import { curve, queue, queueExample, queueFields } from '../../../src/tools/queue/model';
import { paymentSource, paymentTenths } from '../../../src/tools/queue/payment-times';
import { simulatedWait } from './half-hours';
import { inputs } from './inputs';
import { assertNoBetter, ROUNDING } from './no-better';

const evenings = inputs(queueFields);
describe('Erlang’s formula', () => {
	for (const [counters, offered, waits] of [
		[1, 0.5, 0.5],
		[2, 1, 0.3333],
		[3, 2.212, 0.5483],
		[5, 4, 0.5541],
		[10, 8, 0.4092],
		[20, 18, 0.5508],
	] as const) {
		it(`lets ${waits} of the guests wait with ${counters} counters and a load of ${offered}`, () => {
			assert.equal(erlangC(counters, offered).toFixed(4), waits.toFixed(4));
		});
	}
});

describe('the payment times', () => {
	it('are those that the Bundesbank published in January 2023', () => {
		assert.deepEqual(paymentTenths, {
			phone: 140,
			contactless: 152,
			cash: 187,
			smallCash: 152,
			largeCash: 329,
			contactlessWithPin: 233,
			inserted: 257,
		});
		assert.deepEqual(Object.values(paymentSource), ['Deutsche Bundesbank', 'forsa', '2023-01', 10_000]);
	});
});

describe('the queue', () => {
	it('is as long as published where the gate is overloaded', () => {
		const twoCounters = queue({ ...queueExample, ticketPercent: 0 });
		assert.equal(twoCounters.secondsPerPerson, 25.2);
		assert.equal(twoCounters.load.toFixed(2), '2.52');
		assert.equal(Math.round(twoCounters.waiting), 217);
		assert.equal(Math.round(twoCounters.waitSeconds), 2_736);
		assert.equal(twoCounters.state, 'overloaded');
		const withTickets = queue({ ...queueExample, ticketPercent: 70 });
		assert.equal(withTickets.secondsPerPerson, 11.06);
		assert.equal(withTickets.load.toFixed(3), '1.106');
		assert.equal(Math.round(withTickets.waiting), 35);
		assert.equal(Math.round(withTickets.waitSeconds), 191);
	});

	it('is as short as published where the counters keep up', () => {
		const three = queue({ ...queueExample, ticketPercent: 70, counters: 3 });
		assert.equal(three.load.toFixed(4), '0.7373');
		assert.equal(three.mean?.seconds.toFixed(1), '7.7');
		assert.equal(Math.round(three.waitSeconds), 24);
		assert.equal(three.waiting, 0);
		const small = { guests: 120, rushPercent: 50, ticketPercent: 50, payment: 'phone', counters: 1 } as const;
		const one = queue({ ...queueExample, ...small });
		assert.equal(one.secondsPerPerson, 14.5);
		assert.equal(one.load.toFixed(4), '0.4833');
		assert.equal(one.mean?.seconds.toFixed(1), '13.6');
		assert.equal(Math.round(one.waitSeconds), 44);
		assert.deepEqual([three.state, one.state], ['quiet', 'quiet']);
	});

	it('stands at the start as the sketch of the page shows it: 150 persons and 21:22, with a third counter 45 and 4:14', () => {
		const [today, third] = [queue(queueExample), queue({ ...queueExample, counters: 3 })];
		assert.deepEqual(
			[today, third].map(({ waiting }) => Math.round(waiting)),
			[150, 45],
		);
		assert.deepEqual(
			[today, third].map(({ waitSeconds }) => Math.round(waitSeconds)),
			[1_282, 254],
		);
	});

	it('never becomes shorter or quicker with more guests', () => {
		fc.assert(
			fc.property(evenings, fc.integer({ min: 1, max: 500 }), (evening, more) =>
				assertNoBetter(evening, { ...evening, guests: evening.guests + more }),
			),
			{ numRuns: 500 },
		);
	});

	it('never becomes longer or slower with more counters', () => {
		fc.assert(
			fc.property(evenings, fc.integer({ min: 1, max: 5 }), (evening, more) =>
				assertNoBetter({ ...evening, counters: evening.counters + more }, evening),
			),
			{ numRuns: 500 },
		);
	});

	it('never becomes longer or slower with more pre-sales, unless a scan takes longer than a sale', () => {
		fc.assert(
			fc.property(evenings, fc.integer({ min: 0, max: 100 }), (evening, percent) => {
				fc.pre(evening.scanTenths <= paymentTenths[evening.payment] + evening.handlingTenths);
				const [less, more] = [evening.ticketPercent, percent].sort((one, other) => one - other);
				if (less === undefined || more === undefined) return;
				assertNoBetter({ ...evening, ticketPercent: more }, { ...evening, ticketPercent: less });
			}),
			{ numRuns: 500 },
		);
	});

	it('keeps these promises from guest to guest and from counter to counter across a load of 1', () => {
		for (let guests = 200; guests < 1_200; guests++) {
			for (const counters of [1, 2, 3, 20]) {
				const evening = { ...queueExample, guests, counters };
				assertNoBetter(evening, { ...evening, guests: guests + 1 });
				assertNoBetter({ ...evening, counters: counters + 1 }, evening);
			}
		}
	});

	it('is called at the limit on both sides of a load of 1', () => {
		fc.assert(
			fc.property(evenings, (evening) => {
				const offered = queue({ ...evening, counters: 1 }).load;
				const { load, state } = queue({ ...evening, counters: Math.max(1, Math.round(offered)) });
				fc.pre(load >= 0.95 && load <= 1.05);
				assert.equal(state, 'atTheLimit');
			}),
		);
	});

	it('is at the limit close to a load of 1 also where many counters share it and hardly anybody waits', () => {
		const many = { guests: 8_730, counters: 50, rushPercent: 100, ticketPercent: 100, scanTenths: 100 } as const;
		const { load, state, waitSeconds } = queue({ ...queueExample, ...many });
		assert.equal(load.toFixed(2), '0.97');
		assert.ok(waitSeconds < 15);
		assert.equal(state, 'atTheLimit');
	});

	it('has its rush in the last half hour', () => {
		fc.assert(
			fc.property(evenings, (evening) => {
				const { rushPerSecond, earlyPerSecond } = queue(evening);
				assert.ok(rushPerSecond > earlyPerSecond);
			}),
		);
	});

	it('tells nothing that is negative or no number', () => {
		fc.assert(
			fc.property(evenings, (evening) => {
				const { state: _, mean, ...numbers } = queue(evening);
				const all = [
					...Object.values(numbers),
					mean?.seconds ?? 0,
					mean?.waiting ?? 0,
					...curve(evening).map((at) => at.waiting),
				];
				for (const number of all) assert.ok(Number.isFinite(number) && number >= 0, `${number}`);
			}),
		);
	});

	it('waits at a load of 1 as long as half an hour of chance makes it wait', () => {
		for (const [counters, guests] of [
			[1, 180],
			[2, 360],
			[5, 900],
		] as const) {
			// A guest takes 10 s, so that with all in the rush the load is 1.
			const even = { guests, counters, rushPercent: 100, ticketPercent: 100, scanTenths: 100 } as const;
			const { load, waitSeconds } = queue({ ...queueExample, ...even });
			assert.ok(Math.abs(load - 1) < ROUNDING);
			const simulated = simulatedWait(counters, 10);
			assert.ok(Math.abs(waitSeconds - simulated) < 0.1 * simulated, `${waitSeconds} s, simulated ${simulated} s`);
		}
	});
});
