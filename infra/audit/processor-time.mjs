/**
 * A browser's trace in processor time: as if the page's thread had never waited for a processor that somebody else had.
 */

/** Chromium's name of what a thread does in one go, as Lighthouse reads it. */
const TASK = /RunTask$/;
const SCREENSHOT = 'Screenshot';

/**
 * Lets every task of every thread last as long as the processor worked on it, and moves what happened in the task to the
 * moment at which as much of the work was done. A task still begins when it began. A picture of the window moves ahead by
 * what the page's tasks before it have waited.
 *
 * Lost with the waiting for a processor is the waiting for another thread, which a page can be the cause of; elapsed
 * times are therefore to be told beside.
 * @param {{ traceEvents: object[] }} trace in Chromium's format: `ts` and `dur` elapsed, `tts` and `tdur` of the
 *   thread's processor time, all in microseconds
 * @returns {{ traceEvents: object[] }} a new trace; the given one stays
 * @throws {Error} when the trace has no processor times */
export function inProcessorTime(trace) {
	const traceEvents = trace.traceEvents.map((event) => ({ ...event }));
	// Of two that begin at once, the longer one holds the other.
	traceEvents.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
	const waits = new Map();
	for (const [thread, events] of byThread(traceEvents)) waits.set(thread, shorten(events));
	if ([...waits.values()].every(({ length }) => length === 0))
		throw new Error('The trace has no processor times: this browser measures none on this system.');
	advancePictures(traceEvents, waits);
	return { ...trace, traceEvents };
}

const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

function byThread(events) {
	const threads = new Map();
	for (const event of events) {
		const thread = threads.get(threadOf(event));
		if (thread) thread.push(event);
		else threads.set(threadOf(event), [event]);
	}
	return threads;
}

/** @returns {{ end: number, waited: number }[]} each task's elapsed end, and what it waited */
function shorten(events) {
	const tasks = [];
	let task;
	for (const event of events) {
		if (task === undefined || event.ts >= task.end) {
			task = isTask(event) ? taskOf(event) : undefined;
			if (task) tasks.push(task);
		}
		if (task !== undefined && event.tts !== undefined) place(event, task);
	}
	return tasks.map(({ ts, end, worked }) => ({ end, waited: end - ts - worked }));
}

function isTask({ ph, name, tts, tdur }) {
	return ph === 'X' && TASK.test(name) && tts !== undefined && tdur !== undefined;
}

/** What counts of a task is fixed before the event itself is changed. */
function taskOf({ ts, dur, tts, tdur }) {
	return { ts, end: ts + dur, tts, worked: Math.min(tdur, dur) };
}

function place(event, { ts, tts, worked }) {
	const before = Math.min(Math.max(0, event.tts - tts), worked);
	event.ts = ts + before;
	if (event.ph === 'X') event.dur = Math.min(event.tdur ?? event.dur, worked - before);
}

/** The page's thread is the one that painted; what waited before the page was asked for is not the page's. */
function advancePictures(events, waits) {
	const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
	if (painted === undefined) return;
	const navigation = navigationOf(painted);
	const asked = events.find((event) => event.name === 'navigationStart' && navigationOf(event) === navigation);
	const since = asked?.ts ?? Number.NEGATIVE_INFINITY;
	const own = waits.get(threadOf(painted)).filter(({ end }) => end > since);
	for (const picture of events.filter(({ name }) => name === SCREENSHOT)) {
		picture.ts -= own.filter(({ end }) => end <= picture.ts).reduce((sum, { waited }) => sum + waited, 0);
	}
}

/** Documents of pictures start navigations of their own. */
function navigationOf({ args }) {
	return args?.data?.navigationId;
}
