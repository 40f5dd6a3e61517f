import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spokenHour } from '../../../src/forms/answerBy';

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
