import { leastCounters, type QueueInput } from '../queue/model';
import type { DevicesInput } from './answers';
import { applies, type DeviceId, type ReasonId, rules, type Spot } from './rules';

/** Per cent of the guests who come to the bar in its busiest half hour: an assumption. */
const BAR_RUSH_PERCENT = 50;
/** Tenths of a second beside a payment at the bar, say what and change: an assumption, as at the gate. */
const BAR_HANDLING_TENTHS = 100;
/** From so many devices of a class on one more lies ready: an assumption. */
const SPARE_FROM = 3;

/** Why a device is on the list. */
interface Reason {
	readonly spot: Spot;
	readonly id: ReasonId;
	/** Devices for it, without spares. */
	readonly count: number;
}

/** A line of the list. */
export interface DeviceLine {
	/** A class of the comparison, by its id in `locales/<language>/devices/`. */
	readonly device: DeviceId;
	/** Devices in use; `spare` come on top. */
	readonly count: number;
	readonly spare: number;
	readonly reasons: readonly Reason[];
}

/** The counters that the numbers are from: as many as guests need to wait less than five minutes. */
type Counters = Readonly<Record<Spot, number>>;

/** The list, and the counters behind its numbers. */
export interface Devices {
	/** Never empty. */
	readonly lines: readonly DeviceLine[];
	readonly counters: Counters;
}

function countersOf({ gate, bar, payment }: DevicesInput, evening: QueueInput): Counters {
	const atBar: QueueInput = {
		...evening,
		rushPercent: BAR_RUSH_PERCENT,
		ticketPercent: 0,
		payment: payment === 'cashToo' ? 'cash' : 'contactless',
		handlingTenths: BAR_HANDLING_TENTHS,
	};
	return {
		gate: leastCounters(gate === 'scan' ? { ...evening, ticketPercent: 100 } : evening),
		bar: bar === 'none' ? 0 : leastCounters(atBar),
	};
}

/**
 * What a club needs at gate and bar.
 *
 * @param evening the queue at the gate
 */
export function devices(input: DevicesInput, evening: QueueInput): Devices {
	const counters = countersOf(input, evening);
	const reasons = new Map<DeviceId, Reason[]>();
	for (const rule of rules) {
		if (!applies(rule, input)) continue;
		const count = rule.per === 'counter' ? counters[rule.spot] : 1;
		const known = reasons.get(rule.device) ?? [];
		reasons.set(rule.device, [...known, { spot: rule.spot, id: rule.reason, count }]);
	}
	const lines = Array.from(reasons, ([device, all]): DeviceLine => {
		const count = all.reduce((sum, reason) => sum + reason.count, 0);
		return { device, count, spare: count >= SPARE_FROM ? 1 : 0, reasons: all };
	});
	return { lines, counters };
}
