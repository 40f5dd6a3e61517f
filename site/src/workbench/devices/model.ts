import type { DeviceId } from '../../content/device-traits';
import { leastCounters, type QueueInput } from '../queue/model';
import type { DevicesInput } from './answers';
import { type ReasonId, type Spot, type Workplace, workplace } from './workplace';

/** Tenths of a second beside a payment at the bar, say what and change: an assumption, as at the gate. */
export const BAR_HANDLING_TENTHS = 100;
/** From so many devices of a class on one more lies ready: an assumption. */
export const SPARE_FROM = 3;

/** Why a device is on the list. */
interface Reason {
	readonly spot: Spot;
	readonly id: ReasonId;
	/** Devices for it, without spares. */
	readonly count: number;
}

/** A line of the list. */
export interface DeviceLine {
	/** A class of the comparison, by its id in `locales/de/devices/`. */
	readonly device: DeviceId;
	/** Devices in use; `spare` come on top. */
	readonly count: number;
	readonly spare: number;
	readonly reasons: readonly Reason[];
}

/** The counters that the numbers are from: as many as guests need to wait less than five minutes. */
type Counters = Readonly<Record<Spot, number>>;

/** The list, and what is behind its numbers. */
export interface Devices {
	/** Never empty. */
	readonly lines: readonly DeviceLine[];
	/** All devices, spares included. */
	readonly total: number;
	readonly spares: number;
	readonly counters: Counters;
	/** What stands at each of the counters; nothing at a bar that isn't there. */
	readonly workplaces: Readonly<Record<Spot, Workplace>>;
	/** True where cash is taken and no drawer is on the list. */
	readonly hasCashBox: boolean;
}

function countersOf({ barPercent, payment }: DevicesInput, evening: QueueInput): Counters {
	const atBar: QueueInput = {
		...evening,
		guests: (evening.guests * barPercent) / 100,
		rushPercent: 100,
		ticketPercent: 0,
		payment: payment === 'cashToo' ? 'cash' : 'contactless',
		handlingTenths: BAR_HANDLING_TENTHS,
	};
	return { gate: leastCounters(evening), bar: barPercent === 0 ? 0 : leastCounters(atBar) };
}

/** True where not all guests come with a ticket. */
function isSold({ ticketPercent }: QueueInput): boolean {
	return ticketPercent < 100;
}

function linesOf(workplaces: Devices['workplaces'], counters: Counters): readonly DeviceLine[] {
	const reasons = new Map<DeviceId, Reason[]>();
	for (const spot of ['gate', 'bar'] as const)
		for (const [device, id] of workplaces[spot])
			reasons.set(device, [...(reasons.get(device) ?? []), { spot, id, count: counters[spot] }]);
	return Array.from(reasons, ([device, all]): DeviceLine => {
		const count = sum(all.map((reason) => reason.count));
		return { device, count, spare: count >= SPARE_FROM ? 1 : 0, reasons: all };
	});
}

/**
 * What a club needs at gate and bar.
 *
 * @param evening the queue at the gate
 */
export function devices(input: DevicesInput, evening: QueueInput): Devices {
	const counters = countersOf(input, evening);
	const workplaces = {
		gate: workplace('gate', input, isSold(evening)),
		bar: counters.bar === 0 ? [] : workplace('bar', input, true),
	};
	const lines = linesOf(workplaces, counters);
	const spares = sum(lines.map(({ spare }) => spare));
	const sells = isSold(evening) || counters.bar > 0;
	return {
		lines,
		total: sum(lines.map(({ count }) => count)) + spares,
		spares,
		counters,
		workplaces,
		hasCashBox: input.payment === 'cashToo' && sells && !lines.some(({ device }) => device === 'cash-drawer'),
	};
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((all, number) => all + number, 0);
}
