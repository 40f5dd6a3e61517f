import { type Queue, type QueueInput, queue, queueFields } from './model';
import { paymentTenths } from './payment-times';

/** What shortens a queue: keys of texts. */
type LeverId = 'oneMoreCounter' | 'moreTickets' | 'contactless' | 'together';

/** A change, and the evening after it. */
export interface Lever {
	readonly id: LeverId;
	readonly input: QueueInput;
	readonly queue: Queue;
}

/** Percentage points more of guests with a ticket, as pre-sales could bring: an assumption. */
const MORE_TICKETS = 30;

type Change = readonly [id: LeverId, change: Partial<QueueInput>];

function helpfulChanges(input: QueueInput): readonly Change[] {
	const { counters, ticketPercent, scanTenths, handlingTenths, payment } = input;
	const somebodyPays = ticketPercent < 100;
	// A scan that takes longer than the fastest sale would spoil the sum of the changes.
	const fastestSaleTenths = Math.min(paymentTenths[payment], paymentTenths.contactless) + handlingTenths;
	const changes: Change[] = [];
	if (counters < queueFields.counters.max) changes.push(['oneMoreCounter', { counters: counters + 1 }]);
	if (somebodyPays && scanTenths < fastestSaleTenths) {
		changes.push(['moreTickets', { ticketPercent: Math.min(100, ticketPercent + MORE_TICKETS) }]);
	}
	if (somebodyPays && paymentTenths.contactless < paymentTenths[payment]) {
		changes.push(['contactless', { payment: 'contactless' }]);
	}
	return changes;
}

/** What would shorten this queue, each change by itself and then all together. Only what helps is among them. */
export function levers(input: QueueInput): readonly Lever[] {
	const changes = helpfulChanges(input);
	const together = Object.assign({}, ...changes.map(([, change]) => change));
	const all: readonly Change[] = changes.length > 1 ? [...changes, ['together', together]] : changes;
	return all.map(([id, change]) => {
		const changed = { ...input, ...change };
		return { id, input: changed, queue: queue(changed) };
	});
}
