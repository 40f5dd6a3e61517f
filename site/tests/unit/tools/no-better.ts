import assert from 'node:assert/strict';
import { curve, type QueueInput, queue } from '../../../src/tools/queue/model';

const STATES = ['quiet', 'atTheLimit', 'overloaded'] as const;
/** What reckoning with floating point may add. */
export const ROUNDING = 1e-6;

/** Checks that the second evening is nowhere better than the first. */
export function assertNoBetter(evening: QueueInput, other: QueueInput): void {
	const [less, more] = [queue(evening), queue(other)];
	assert.ok(more.waiting >= less.waiting - ROUNDING, `${more.waiting} after ${less.waiting} persons`);
	assert.ok(more.waitSeconds >= less.waitSeconds - ROUNDING, `${more.waitSeconds} after ${less.waitSeconds} s`);
	assert.ok(STATES.indexOf(more.state) >= STATES.indexOf(less.state), `${more.state} after ${less.state}`);
	const peaks = [evening, other].map((input) => Math.max(...curve(input).map(({ waiting }) => waiting)));
	assert.ok((peaks[1] ?? 0) >= (peaks[0] ?? 0) - ROUNDING);
}
