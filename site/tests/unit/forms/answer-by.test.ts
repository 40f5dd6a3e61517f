import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { germanInstant } from '../../../src/forms/answerBy';

describe('the hour of an answer', () => {
	it('is a German date and time with its weekday, in winter, in summer and where one becomes the other', () => {
		for (const [wire, shown] of [
			['2026-11-28T13:30:00Z', 'Samstag, 28. November, 14:30 Uhr'],
			['2026-07-01T22:05:09.5Z', 'Donnerstag, 2. Juli, 00:05 Uhr'],
			['2026-10-25T00:59:59Z', 'Sonntag, 25. Oktober, 02:59 Uhr'],
			['2026-10-25T01:00:00Z', 'Sonntag, 25. Oktober, 02:00 Uhr'],
			['2027-03-28T00:59:59Z', 'Sonntag, 28. März, 01:59 Uhr'],
			['2027-03-28T01:00:00Z', 'Sonntag, 28. März, 03:00 Uhr'],
			['2026-12-31T23:00:00Z', 'Freitag, 1. Januar, 00:00 Uhr'],
		])
			assert.equal(germanInstant(wire), shown);
	});

	it('is none where nobody named one', () => {
		for (const wire of [undefined, null, '', 'soon']) assert.equal(germanInstant(wire), undefined);
	});
});
