import { choice, count, type InputOf, whole } from '../fields';
import { steadyWait } from './erlang';
import { paymentIds, paymentTenths } from './payment-times';

/** What the queue is computed from: guests at a gate or bar, at counters of one kind with one line. */
export const queueFields = {
	/** Of the evening. */
	guests: whole(1, 20_000),
	/** Share of guests who come in the last half hour. Below 34 that would not be the busiest one. */
	rushPercent: whole(34, 100),
	/** Share of guests with a ticket in hand. */
	ticketPercent: whole(0, 100),
	/** Tenths of a second for a guest with a ticket: scan, look, next. */
	scanTenths: whole(10, 1_200),
	/** How the others pay. */
	payment: choice(paymentIds),
	/** Tenths of a second for each of the others beside the payment: say what, change, print. */
	handlingTenths: whole(0, 1_200),
	/** Open at the same time. */
	counters: count(1, 50),
	/** Minute of the day at which it begins. */
	startMinute: whole(0, 1_439),
} as const;

/** An evening as a visitor filled it in. */
export type QueueInput = InputOf<typeof queueFields>;

/**
 * The evening that the page shows before anybody types. Assumptions: 60 % come in the last half hour; a scan takes 5 s (660
 * people an hour and turnstile, 5.5 s, is what stadiums plan with, in a secondary source; bag checks take far longer);
 * 10 s beside the payment. Guests and cash are those of the year that the cost calculator shows: a paper has both.
 */
export const queueExample: QueueInput = {
	guests: 400,
	rushPercent: 60,
	ticketPercent: 40,
	scanTenths: 50,
	payment: 'cash',
	handlingTenths: 100,
	counters: 2,
	startMinute: 1_170,
};

/** True for the example's numbers, whoever typed them. */
export function isQueueExample(input: QueueInput): boolean {
	return Object.entries(queueExample).every(([name, value]) => input[name as keyof QueueInput] === value);
}

/** Length of the rush, which ends with the start. */
const RUSH_SECONDS = 1_800;
/** Time before the rush in which the other guests come evenly. */
const EARLY_SECONDS = 3_600;
/** Between these loads it is at the limit, whatever the wait: some guests more or less decide. An assumption. */
const LIMIT_LOADS = [0.95, 1.05] as const;
/** How long a guest waits without getting cross: an assumption. `leastCounters` stays below it. */
export const PATIENCE_SECONDS = 300;

/** What people would call it: keys of texts. */
type QueueState = 'quiet' | 'atTheLimit' | 'overloaded';

/** The results for an evening. Seconds and persons are not rounded. */
export interface Queue {
	/** S: mean seconds at a counter. */
	readonly secondsPerPerson: number;
	/** Guests a second, in the rush and before it. */
	readonly rushPerSecond: number;
	readonly earlyPerSecond: number;
	/** ρ: what comes in the rush, in shares of what the counters can serve. */
	readonly load: number;
	readonly state: QueueState;
	/** Persons at the start whom the counters could not keep up with; 0 up to a load of 1. */
	readonly waiting: number;
	/** Overloaded: the longest wait, that of the last guest. Otherwise the wait that nine of ten stay below. */
	readonly waitSeconds: number;
	/** Mean wait, and mean number of waiting persons; null where it isn't quiet and no formula tells them. */
	readonly mean: { readonly seconds: number; readonly waiting: number } | null;
}

interface Flow {
	readonly secondsPerPerson: number;
	readonly rushPerSecond: number;
	readonly earlyPerSecond: number;
}

function flowOf(input: QueueInput): Flow {
	const saleTenths = paymentTenths[input.payment] + input.handlingTenths;
	const { guests, rushPercent, ticketPercent, scanTenths } = input;
	return {
		secondsPerPerson: (ticketPercent * scanTenths + (100 - ticketPercent) * saleTenths) / 1_000,
		rushPerSecond: (guests * rushPercent) / 100 / RUSH_SECONDS,
		earlyPerSecond: (guests * (100 - rushPercent)) / 100 / EARLY_SECONDS,
	};
}

/** Persons who wait so and so many seconds after the first guests came: what comes flows in, what is served flows out. */
function waitingAfter(seconds: number, flow: Flow, counters: number): number {
	const servedPerSecond = counters / flow.secondsPerPerson;
	const phases = [
		{ perSecond: flow.earlyPerSecond, length: EARLY_SECONDS },
		{ perSecond: flow.rushPerSecond, length: RUSH_SECONDS },
		{ perSecond: 0, length: Number.POSITIVE_INFINITY },
	];
	let waiting = 0;
	let left = seconds;
	for (const { perSecond, length } of phases) {
		const passed = Math.min(left, length);
		waiting = Math.max(0, waiting + (perSecond - servedPerSecond) * passed);
		left -= passed;
	}
	return waiting;
}

function fluidOf(flow: Flow, counters: number): { readonly waiting: number; readonly longestSeconds: number } {
	const waiting = waitingAfter(EARLY_SECONDS + RUSH_SECONDS, flow, counters);
	return { waiting, longestSeconds: (waiting * flow.secondsPerPerson) / counters };
}

/**
 * Nine of ten values of |N(0, u)| lie below it, u even between 0 and 1: how far chance leads nine of ten guests, who come
 * evenly over the rush, in standard deviations at its end.
 */
const NINE_OF_TEN = 1.18;

/**
 * Nine of ten guests wait less, in seconds, where exactly as many come in half an hour as the counters can serve.
 *
 * Close to a load of 1 neither formula of the queue holds: Erlang's supposes a rush without end and goes to infinity, the
 * fluid one knows no chance and says 0. What comes and what is served then differ by chance alone, after T seconds by √(2·T·c/S)
 * persons (reflected Brownian motion), who stand for S/c seconds each.
 */
function limitWaitSeconds(counters: number, secondsPerPerson: number): number {
	return NINE_OF_TEN * Math.sqrt((2 * RUSH_SECONDS * secondsPerPerson) / counters);
}

/**
 * The queue of an evening: Erlang's where the counters keep up, fluid where they don't. Between both lies the wait at the
 * limit: there Erlang's ends and the fluid one begins, so that no change for the better ever shows a longer wait.
 */
export function queue(input: QueueInput): Queue {
	const flow = flowOf(input);
	const { secondsPerPerson, rushPerSecond } = flow;
	const { counters } = input;
	const offered = rushPerSecond * secondsPerPerson;
	const load = offered / counters;
	const limit = limitWaitSeconds(counters, secondsPerPerson);
	const { waiting, longestSeconds } = fluidOf(flow, counters);
	const steady = load < 1 ? steadyWait(counters, offered, secondsPerPerson) : null;
	const waitSeconds = steady ? Math.min(steady.nineOfTenSeconds, limit) : Math.max(longestSeconds, limit);
	const state = stateOf(load, waitSeconds - limit);
	const mean = state === 'quiet' && steady ? steady.meanSeconds : null;
	return {
		...flow,
		load,
		state,
		waiting,
		waitSeconds,
		mean: mean === null ? null : { seconds: mean, waiting: rushPerSecond * mean },
	};
}

function stateOf(load: number, secondsOverLimit: number): QueueState {
	const [from, to] = LIMIT_LOADS;
	if (load < from && secondsOverLimit < 0) return 'quiet';
	return load > to && secondsOverLimit > 0 ? 'overloaded' : 'atTheLimit';
}

/** The least number of counters at which guests wait less than five minutes. It may be more than an input can have. */
export function leastCounters(input: QueueInput): number {
	let counters = 1;
	while (queue({ ...input, counters }).waitSeconds >= PATIENCE_SECONDS) counters++;
	return counters;
}

/** A point of the evening's curve. */
export interface CurvePoint {
	/** Minutes after the start; below 0 is before it. */
	readonly minute: number;
	/** Persons, not rounded. */
	readonly waiting: number;
}

/** The curve goes on until this minute after the start, and further while people wait. */
const CURVE_MINUTES = 30;
/** The longest curve: nobody who still waits then sees anything of the evening. */
const CURVE_MINUTES_MAX = 180;

/** Who waits when, minute by minute from the first guest on. */
export function curve(input: QueueInput): readonly CurvePoint[] {
	const flow = flowOf(input);
	const first = -(EARLY_SECONDS + RUSH_SECONDS) / 60;
	const drained = Math.ceil(fluidOf(flow, input.counters).longestSeconds / 60);
	const last = Math.min(Math.max(CURVE_MINUTES, drained), CURVE_MINUTES_MAX);
	return Array.from({ length: last - first + 1 }, (_, index) => ({
		minute: first + index,
		waiting: waitingAfter(index * 60, flow, input.counters),
	}));
}
