import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inProcessorTime } from './processor-time.mjs';

/** An event of one thread, times in microseconds. */
const event = (name, times) => ({ ph: times.dur === undefined ? 'I' : 'X', name, pid: 1, tid: 1, ...times });

/** 60 ms, of which the processor worked 20; the layout waited in its middle, the mark comes after it. */
const waiting = [
	event('RunTask', { ts: 100_000, dur: 60_000, tts: 5_000, tdur: 20_000 }),
	event('Layout', { ts: 110_000, dur: 40_000, tts: 9_000, tdur: 12_000 }),
	event('mark', { ts: 155_000, tts: 23_000 }),
];

const byName = ({ traceEvents }) =>
	Object.fromEntries(traceEvents.map(({ name, ts, dur, tid }) => [`${name}${tid}`, [ts, dur]]));

describe('a trace in processor time', () => {
	it('has tasks that last as long as the processor worked on them, each from where it began', () => {
		assert.deepEqual(byName(inProcessorTime({ traceEvents: waiting })).RunTask1, [100_000, 20_000]);
	});

	it('keeps what happened in a task within it, in its order, at as much work', () => {
		const { Layout1, mark1 } = byName(inProcessorTime({ traceEvents: waiting }));
		assert.deepEqual(Layout1, [104_000, 12_000]);
		assert.deepEqual(mark1, [118_000, undefined]);
	});

	it('leaves a task as it was that never waited', () => {
		const working = [
			event('RunTask', { ts: 100, dur: 50, tts: 7, tdur: 50 }),
			event('Layout', { ts: 120, dur: 10, tts: 27, tdur: 10 }),
		];
		assert.deepEqual(inProcessorTime({ traceEvents: working }).traceEvents, working);
	});

	it('lets no task last longer than it did, whatever the clocks say', () => {
		const odd = [
			event('RunTask', { ts: 0, dur: 10, tts: 0, tdur: 12 }),
			event('Layout', { ts: 9, dur: 1, tts: 11, tdur: 2 }),
		];
		assert.deepEqual(byName(inProcessorTime({ traceEvents: odd })), { RunTask1: [0, 10], Layout1: [10, 0] });
	});

	it('moves nothing outside of tasks, and nothing of another thread', () => {
		const frame = event('frame', { ts: 170_000, tts: 30_000 });
		const other = { ...event('Raster', { ts: 120_000, dur: 9_000, tts: 1_000, tdur: 2_000 }), tid: 2 };
		const unclocked = event('screenshot', { ts: 150_000 });
		const moved = byName(inProcessorTime({ traceEvents: [other, frame, unclocked, ...waiting] }));
		assert.deepEqual(moved.frame1, [170_000, undefined]);
		assert.deepEqual(moved.Raster2, [120_000, 9_000]);
		assert.deepEqual(moved.screenshot1, [150_000, undefined]);
	});

	it('brings a picture of the window ahead by what the page’s tasks waited for it since the page was asked for', () => {
		const picture = (ts) => ({ ...event('Screenshot', { ts }), pid: 2, tid: 2 });
		const earlier = event('RunTask', { ts: 10_000, dur: 30_000, tts: 0, tdur: 1_000 });
		const of = (navigationId) => ({ args: { data: { navigationId } } });
		const asked = event('navigationStart', { ts: 90_000, tts: 2_000, ...of('page') });
		const document = event('navigationStart', { ts: 165_000, tts: 25_000, ...of('picture') });
		const painted = event('firstContentfulPaint', { ts: 170_000, ...of('page') });
		const { traceEvents } = inProcessorTime({
			traceEvents: [earlier, asked, picture(95_000), ...waiting, document, painted, picture(171_000)],
		});
		const pictures = traceEvents.filter(({ name }) => name === 'Screenshot');
		assert.deepEqual(
			pictures.map(({ ts }) => ts),
			[95_000, 131_000],
		);
	});

	it('leaves the given trace as it is', () => {
		const before = structuredClone(waiting);
		inProcessorTime({ traceEvents: waiting });
		assert.deepEqual(waiting, before);
	});

	it('can’t be made of a trace without processor times', () => {
		assert.throws(() => inProcessorTime({ traceEvents: [event('RunTask', { ts: 0, dur: 10 })] }), /no processor times/);
	});
});
