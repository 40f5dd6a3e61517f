import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { erlangC } from '../../../src/workbench/queue/erlang';
import { queueEveningOf } from '../../../src/workbench/queue/evening';
import { FIGURE, HILL_PLOT, outline, perFigure, scaleOf } from '../../../src/workbench/queue/hill';
import { levers } from '../../../src/workbench/queue/levers';
import {
	curve,
	leastCounters,
	PATIENCE_SECONDS,
	type QueueInput,
	queue,
	queueExample,
	queueFields,
} from '../../../src/workbench/queue/model';
import { paymentIds, paymentTenths } from '../../../src/workbench/queue/payment-times';
import { inputs } from './inputs';

const evenings = inputs(queueFields);
/** The evening of the page's first sketch. */
const DERBY: QueueInput = { ...queueExample, guests: 600, payment: 'contactless' };
const evening = (changes: Partial<QueueInput>): QueueInput => ({ ...DERBY, ...changes });

/** Persons at the start and seconds of their wait, as a page rounds them. */
function shown({ waiting, waitSeconds }: ReturnType<typeof queue>): [number, number] {
	return [Math.round(waiting), Math.round(waitSeconds)];
}

const STATES = ['quiet', 'atTheLimit', 'overloaded'] as const;
/** What computing with floating point may add. */
const ROUNDING = 1e-6;

/** Checks that the second evening is nowhere better than the first. */
function assertNoBetter(first: QueueInput, second: QueueInput): void {
	const [less, more] = [queue(first), queue(second)];
	assert.ok(more.waiting >= less.waiting - ROUNDING, `${more.waiting} after ${less.waiting} persons`);
	assert.ok(more.waitSeconds >= less.waitSeconds - ROUNDING, `${more.waitSeconds} after ${less.waitSeconds} s`);
	assert.ok(STATES.indexOf(more.state) >= STATES.indexOf(less.state), `${more.state} after ${less.state}`);
	const peaks = [first, second].map((input) => Math.max(...curve(input).map(({ waiting }) => waiting)));
	assert.ok((peaks[1] ?? 0) >= (peaks[0] ?? 0) - ROUNDING, `${peaks[1]} after ${peaks[0]} at the peak`);
}

describe('the queue', () => {
	it('lets as many guests wait as Erlang’s tables say', () => {
		for (const [counters, offered, waits] of [
			[1, 0.5, '0.5000'],
			[2, 1, '0.3333'],
			[3, 2.212, '0.5483'],
			[5, 4, '0.5541'],
			[10, 8, '0.4092'],
			[20, 18, '0.5508'],
		] as const)
			assert.equal(erlangC(counters, offered).toFixed(4), waits, `${counters} counters, ${offered} offered`);
	});

	it('computes each way to pay with the seconds that the Bundesbank published in January 2023', () => {
		const seconds = (payment: QueueInput['payment']) =>
			queue(evening({ payment, ticketPercent: 0, handlingTenths: 0 })).secondsPerPerson;
		assert.deepEqual(Object.fromEntries(paymentIds.map((payment) => [payment, seconds(payment)])), {
			...{ phone: 14, contactless: 15.2, contactlessWithPin: 23.3, inserted: 25.7 },
			...{ cash: 18.7, smallCash: 15.2, largeCash: 32.9 },
		});
	});

	it('is as long or short as published', () => {
		const small = { guests: 120, rushPercent: 50, ticketPercent: 50, payment: 'phone', counters: 1 } as const;
		for (const [changes, secondsPerPerson, load, persons, seconds, mean, state] of [
			[{ ticketPercent: 0 }, 25.2, '2.5200', 217, 2_736, undefined, 'overloaded'],
			[{ ticketPercent: 70 }, 11.06, '1.1060', 35, 191, undefined, 'overloaded'],
			[{ ticketPercent: 70, counters: 3 }, 11.06, '0.7373', 0, 24, '7.7', 'quiet'],
			[small, 14.5, '0.4833', 0, 44, '13.6', 'quiet'],
		] as const) {
			const computed = queue(evening(changes));
			assert.deepEqual(
				[computed.secondsPerPerson, computed.load.toFixed(4), ...shown(computed)],
				[secondsPerPerson, load, persons, seconds],
			);
			assert.deepEqual([computed.mean?.seconds.toFixed(1), computed.state], [mean, state]);
		}
		assert.deepEqual(shown(queue(DERBY)), [150, 1_282], 'as the sketch of the page shows it');
	});

	it('never becomes better with more guests, fewer counters, or fewer tickets that scan quicker than a sale', () => {
		const more = fc.integer({ min: 1, max: 500 });
		fc.assert(
			fc.property(evenings, more, fc.integer({ min: 0, max: 100 }), (input, guests, percent) => {
				assertNoBetter(input, { ...input, guests: input.guests + guests });
				assertNoBetter({ ...input, counters: input.counters + (guests % 5) + 1 }, input);
				if (input.scanTenths > paymentTenths[input.payment] + input.handlingTenths) return;
				const [less = 0, most = 0] = [input.ticketPercent, percent].sort((one, other) => one - other);
				assertNoBetter({ ...input, ticketPercent: most }, { ...input, ticketPercent: less });
			}),
			{ numRuns: 300 },
		);
	});

	it('is at the limit on both sides of a load of 1, also where many counters share it and hardly anybody waits', () => {
		fc.assert(
			fc.property(evenings, (input) => {
				const offered = queue({ ...input, counters: 1 }).load;
				const { load, state } = queue({ ...input, counters: Math.max(1, Math.round(offered)) });
				if (load >= 0.95 && load <= 1.05) assert.equal(state, 'atTheLimit');
			}),
			{ numRuns: 500 },
		);
		const many = { guests: 8_730, counters: 50, rushPercent: 100, ticketPercent: 100, scanTenths: 100 } as const;
		const { load, state, waitSeconds } = queue(evening(many));
		assert.deepEqual([load.toFixed(2), waitSeconds < 15, state], ['0.97', true, 'atTheLimit']);
	});

	it('waits at a load of 1 as long as half an hour of chance makes it wait', () => {
		// A guest takes 10 s, so that with all in the rush the load is 1. Simulated: what nine of ten guests waited at
		// most in 200 half hours, played guest by guest.
		for (const [counters, guests, simulated] of [
			[1, 180, 231],
			[2, 360, 168],
			[5, 900, 98],
		] as const) {
			const even = { guests, counters, rushPercent: 100, ticketPercent: 100, scanTenths: 100 } as const;
			const { load, waitSeconds } = queue(evening(even));
			assert.ok(Math.abs(load - 1) < ROUNDING, `${load}`);
			assert.ok(Math.abs(waitSeconds - simulated) < 0.1 * simulated, `${waitSeconds} s, simulated ${simulated} s`);
		}
	});
});

describe('the evening’s curve', () => {
	it('begins 90 minutes before the start with nobody, and ends when nobody waits any more', () => {
		const points = curve(DERBY);
		assert.deepEqual(points[0], { minute: -90, waiting: 0 });
		assert.equal(points.find(({ minute }) => minute === -30)?.waiting, 0);
		assert.equal(points.find(({ minute, waiting }) => minute > 0 && waiting === 0)?.minute, 22);
		assert.equal(points.at(-1)?.minute, 30);
		const early = curve(evening({ guests: 6_000 }));
		assert.ok((early.find(({ minute }) => minute === -30)?.waiting ?? 0) > 0, 'where guests wait before the rush');
	});

	it('goes from minute to minute, three hours after the start at most, and has what the queue says at the start', () => {
		fc.assert(
			fc.property(evenings, (input) => {
				const { state: _, mean, ...numbers } = queue(input);
				const points = curve(input);
				for (const [index, { minute }] of points.entries()) assert.equal(minute, index - 90);
				assert.equal(points[90]?.waiting, numbers.waiting);
				const { minute = 0, waiting = 1 } = points.at(-1) ?? {};
				assert.ok(minute >= 30 && minute <= 180, `ends at ${minute}`);
				assert.ok(minute === 180 || waiting < ROUNDING, `${waiting} wait at the end`);
				assert.ok(numbers.rushPerSecond > numbers.earlyPerSecond, 'the rush is in the last half hour');
				const all = [...Object.values(numbers), ...Object.values(mean ?? {}), ...points.map((at) => at.waiting)];
				for (const number of all) assert.ok(Number.isFinite(number) && number >= 0, `${number}`);
			}),
		);
	});

	it('is drawn in whole figures inside the plot, each a round number of persons', () => {
		const { points, drained } = queueEveningOf(DERBY, queue(DERBY));
		assert.deepEqual([scaleOf(points).perFigure, drained], [5, 22]);
		assert.deepEqual(
			[0, 30, 31, 60, 61, 150, 151, 300, 13_035].map((persons) => perFigure(persons, 30)),
			[1, 1, 2, 2, 5, 5, 10, 10, 500],
		);
		fc.assert(
			fc.property(evenings, (input) => {
				const { points } = queueEveningOf(input, queue(input));
				for (const [, axis = '', place] of outline(points, scaleOf(points)).matchAll(/([HV])(-?[\d.]+)/g)) {
					const [from, to, size] =
						axis === 'H'
							? [HILL_PLOT.left, HILL_PLOT.right, FIGURE.width]
							: [HILL_PLOT.top, HILL_PLOT.base, FIGURE.height];
					const at = Number(place);
					assert.ok(from <= at && at <= to && at % size === 0, `${axis}${at}`);
				}
			}),
		);
	});
});

describe('the least number of counters', () => {
	it('is the first with less than five minutes', () => {
		const least = [0, 70, 40].map((ticketPercent) => leastCounters(evening({ ticketPercent })));
		assert.deepEqual(least, [5, 2, 3]);
		fc.assert(
			fc.property(evenings, (input) => {
				const counters = leastCounters(input);
				const [wait = 0, before = PATIENCE_SECONDS] = [counters, counters - 1]
					.filter((number) => number > 0)
					.map((number) => queue({ ...input, counters: number }).waitSeconds);
				assert.ok(wait < PATIENCE_SECONDS, `${wait} s`);
				assert.ok(before >= PATIENCE_SECONDS, `${before} s with one less`);
			}),
			{ numRuns: 50 },
		);
	});
});

describe('what shortens a queue', () => {
	it('is as the sketch shows it: a third counter, 70 % with a ticket, and both', () => {
		assert.deepEqual(
			levers(DERBY).map(({ id, queue }) => [id, ...shown(queue)]),
			[
				['oneMoreCounter', 45, 254],
				['moreTickets', 35, 191],
				['together', 0, 24],
			],
		);
	});

	it('names only what is quicker and not done already', () => {
		const ids = (changes: Partial<QueueInput>) => levers(evening(changes)).map(({ id }) => id);
		for (const [payment, isSlower] of [
			['inserted', true],
			['phone', false],
		] as const)
			assert.equal(ids({ payment }).includes('contactless'), isSlower, payment);
		assert.deepEqual(ids({ ticketPercent: 100 }), ['oneMoreCounter']);
		assert.deepEqual(ids({ ticketPercent: 100, counters: 50 }), []);
		// A scan takes longer than the sale without contact that is proposed too.
		const slow = { scanTenths: 1_143, handlingTenths: 815, payment: 'largeCash' } as const;
		assert.deepEqual(ids(slow), ['oneMoreCounter', 'contactless', 'together']);
	});

	it('shortens it, or leaves it as it is, and together at least as much as by itself', () => {
		fc.assert(
			fc.property(evenings, (input) => {
				const all = levers(input);
				const together = all.find(({ id }) => id === 'together');
				for (const lever of all) {
					assertNoBetter(lever.input, input);
					if (together) assertNoBetter(together.input, lever.input);
				}
			}),
		);
	});
});
