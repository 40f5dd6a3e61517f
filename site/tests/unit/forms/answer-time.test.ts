import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerTime } from '../../../src/content/answer-time';
import { spokenHour } from '../../../src/forms/answerBy';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-27T12:00:00Z');

/** What the reminder's function writes when the promise was kept as it mostly is. */
function measured(changes: object = {}): string {
	const measuredAt = new Date(NOW - DAY).toISOString();
	return JSON.stringify({ days: 90, inTime: 1033, counted: 1040, measuredAt, ...changes });
}

describe('how many messages were answered in time', () => {
	it('is said when it was measured lately', async (t) => {
		t.mock.method(globalThis, 'fetch', async () => new Response(measured()));
		const shown = await answerTime(NOW);
		assert.deepEqual([shown?.days, shown?.inTime, shown?.counted], [90, 1033, 1040]);
	});

	it('is not said of a file that says something else, nor where none comes', async (t) => {
		for (const [what, body] of [
			['not measured', 'null'],
			['too old', measured({ measuredAt: new Date(NOW - 4 * DAY).toISOString() })],
			['of the future', measured({ measuredAt: new Date(NOW + 4 * DAY).toISOString() })],
			['without a time', measured({ measuredAt: undefined })],
			['more than all', measured({ inTime: 1041 })],
			['less than none', measured({ inTime: -1 })],
			['a text', measured({ counted: '<b>1040</b>' })],
			['a page', '<!doctype html><p>Hier ist nichts.'],
			['nothing', ''],
		] as const) {
			t.mock.method(globalThis, 'fetch', async () => new Response(body));
			assert.equal(await answerTime(NOW), undefined, what);
		}
		t.mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('Failed to fetch')));
		assert.equal(await answerTime(NOW), undefined);
	});
});

describe('the hour of an answer', () => {
	it('is one that a person would say, in German time, and never later than the instant', () => {
		for (const [wire, shown] of [
			['2026-11-28T13:00:00Z', 'Samstag, 14 Uhr'],
			['2026-11-28T13:59:59.9Z', 'Samstag, 14 Uhr'],
			['2026-11-30T02:00:00Z', 'Montag früh, 3 Uhr'],
			['2026-11-30T08:00:00Z', 'Montag, 9 Uhr'],
			['2026-07-01T22:05:09.5Z', 'Donnerstag früh, 0 Uhr'],
			['2026-10-25T00:59:59Z', 'Sonntag früh, 2 Uhr'],
			['2026-10-25T01:00:00Z', 'Sonntag früh, 2 Uhr'],
			['2027-03-28T00:59:59Z', 'Sonntag früh, 1 Uhr'],
			['2027-03-28T01:00:00Z', 'Sonntag früh, 3 Uhr'],
			['2026-12-31T22:59:59Z', 'Donnerstag, 23 Uhr'],
		])
			assert.equal(spokenHour(wire), shown?.replace(' Uhr', '\u00a0Uhr'));
	});

	it('is none where nobody named one', () => {
		for (const wire of [undefined, null, '', 'soon']) assert.equal(spokenHour(wire), undefined);
	});
});
