import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { levers } from '../../../src/tools/queue/levers';
import {
	curve,
	leastCounters,
	PATIENCE_SECONDS,
	type QueueInput,
	queue,
	queueExample,
	queueFields,
} from '../../../src/tools/queue/model';
import { inputs } from './inputs';
import { assertNoBetter, ROUNDING } from './no-better';

const evenings = inputs(queueFields);

describe('the evening’s curve', () => {
	it('begins 90 minutes before the start with nobody, and ends at the minute when nobody waits any more', () => {
		const points = curve(queueExample);
		assert.deepEqual(points[0], { minute: -90, waiting: 0 });
		assert.equal(points.find(({ minute }) => minute === -30)?.waiting, 0);
		assert.equal(points.find(({ minute, waiting }) => minute > 0 && waiting === 0)?.minute, 22);
		assert.equal(points.at(-1)?.minute, 30);
	});

	it('has what the queue says at the start, also where guests wait since the hour before', () => {
		fc.assert(
			fc.property(evenings, (evening) => {
				assert.equal(curve(evening).find(({ minute }) => minute === 0)?.waiting, queue(evening).waiting);
			}),
		);
		const early = curve({ ...queueExample, guests: 6_000 });
		assert.ok((early.find(({ minute }) => minute === -30)?.waiting ?? 0) > 0);
	});

	it('goes from minute to minute, three hours after the start at most', () => {
		fc.assert(
			fc.property(evenings, (evening) => {
				const points = curve(evening);
				const minutes = points.map(({ minute }) => minute);
				assert.deepEqual(
					minutes,
					Array.from(minutes, (_, index) => index - 90),
				);
				const last = minutes.at(-1) ?? 0;
				assert.ok(last >= 30 && last <= 180);
				if (last < 180) assert.ok((points.at(-1)?.waiting ?? 1) < ROUNDING);
			}),
		);
	});
});

describe('the least number of counters', () => {
	it('is the first with less than five minutes', () => {
		assert.equal(leastCounters({ ...queueExample, ticketPercent: 0 }), 5);
		assert.equal(leastCounters({ ...queueExample, ticketPercent: 70 }), 2);
		assert.equal(leastCounters(queueExample), 3);
		fc.assert(
			fc.property(evenings, (evening) => {
				const least = leastCounters(evening);
				assert.ok(queue({ ...evening, counters: least }).waitSeconds < PATIENCE_SECONDS);
				if (least > 1) assert.ok(queue({ ...evening, counters: least - 1 }).waitSeconds >= PATIENCE_SECONDS);
			}),
			{ numRuns: 50 },
		);
	});

	it('never falls with more guests', () => {
		let before = 1;
		for (let guests = 1; guests <= 3_000; guests++) {
			const least = leastCounters({ ...queueExample, guests });
			assert.ok(least >= before, `${least} counters for ${guests} guests, ${before} for fewer`);
			before = least;
		}
	});
});

describe('what shortens a queue', () => {
	it('is as the sketch shows it: a third counter, 70 % with a ticket, and both', () => {
		assert.deepEqual(
			levers(queueExample).map(({ id, queue: { waiting, waitSeconds } }) => [
				id,
				Math.round(waiting),
				Math.round(waitSeconds),
			]),
			[
				['oneMoreCounter', 45, 254],
				['moreTickets', 35, 191],
				['together', 0, 24],
			],
		);
	});

	it('names paying without contact where people pay in a slower way, and nothing that is done already', () => {
		const ids = (input: Partial<QueueInput>) => levers({ ...queueExample, ...input }).map(({ id }) => id);
		assert.ok(ids({ payment: 'inserted' }).includes('contactless'));
		assert.ok(!ids({ payment: 'phone' }).includes('contactless'));
		assert.deepEqual(ids({ ticketPercent: 100 }), ['oneMoreCounter']);
		assert.deepEqual(ids({ ticketPercent: 100, counters: 50 }), []);
	});

	it('is not more tickets where a scan takes longer than the sale without contact that is proposed too', () => {
		const slow = { scanTenths: 1_143, handlingTenths: 815, payment: 'largeCash' } as const;
		assert.deepEqual(
			levers({ ...queueExample, ...slow }).map(({ id }) => id),
			['oneMoreCounter', 'contactless', 'together'],
		);
	});

	it('shortens it, or leaves it as it is, and together at least as much as by itself', () => {
		fc.assert(
			fc.property(evenings, (evening) => {
				const all = levers(evening);
				for (const { input } of all) assertNoBetter(input, evening);
				const together = all.find(({ id }) => id === 'together');
				if (together) for (const { input } of all) assertNoBetter(together.input, input);
			}),
			{ numRuns: 300 },
		);
	});
});
