import { type CurvePoint, curve, type Queue, type QueueInput } from './model';

/** An evening with the queue that it has, and what is drawn of it. */
export interface QueueEvening {
	readonly input: QueueInput;
	readonly queue: Queue;
	/** Who waits when: all points up to the end, and those that a drawing begins with. */
	readonly points: readonly CurvePoint[];
	/** Minutes after the start at which nobody waits any more; undefined when that is not to be seen. */
	readonly drained: number | undefined;
}

/** Fewer are nobody: half a person does not wait. */
const SOMEBODY = 0.5;

/** The results that a page shows of an evening. */
export function queueEveningOf(input: QueueInput, queue: Queue): QueueEvening {
	const points = curve(input);
	return { input, queue, points, drained: drainedAt(points) };
}

/** The minute from the start on at which the last one is in. */
function drainedAt(points: readonly CurvePoint[]): number | undefined {
	return points.find(({ minute, waiting }) => minute >= 0 && waiting < SOMEBODY)?.minute;
}

/** Persons who stand at the gate: at the start where the counters can't keep up, otherwise at any time in the rush. */
export function standing({ input, queue }: Pick<QueueEvening, 'input' | 'queue'>): number {
	if (queue.state === 'overloaded') return Math.round(queue.waiting);
	// Who waits so long has so many in front.
	const atTheLimit = (queue.waitSeconds * input.counters) / queue.secondsPerPerson;
	return Math.round(queue.mean?.waiting ?? atTheLimit);
}
