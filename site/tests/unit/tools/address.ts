import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAddress } from '../../../src/workbench/address';
import { costsExample } from '../../../src/workbench/costs/sales';
import { queueExample } from '../../../src/workbench/queue/model';
import { untouched, writeState } from '../../../src/workbench/state';

const state = { ...untouched, queue: { ...queueExample, guests: 888 }, costs: costsExample };
const whole = writeState(state);

describe('an address as it comes back from mails and messengers', () => {
	it('is read without what stands behind it: the end of a sentence, a bracket, what counts visits, words', () => {
		for (const end of [
			...['', '.', ',', '…', '%E2%80%A6', ')', '>', '"', '&quot;', '“', '%22', '**)'],
			...['?fbclid=IwAR0_x', '&utm_source=mail', '%3Ffbclid=1', '%20und%20mehr', ' und mehr', '%0ADanke', '#main'],
		])
			assert.deepEqual(readAddress(whole + end), { ok: true, state }, end);
	});

	it('is a place on the page when it begins with a letter, whatever stands behind it', () => {
		for (const fragment of ['', '#', '#inhalt', '#inhalt.', '#main?fbclid=1', '#m1.abc'])
			assert.equal(readAddress(fragment), undefined, fragment);
	});

	it('is refused when something of it is missing, was made up, or is too much', () => {
		for (const fragment of [
			...[whole.slice(0, -4), `${whole.slice(0, -4)}…`, `${whole}A`, whole.replace('1.', '2.')],
			...['#1.', '#1.)', '#.', '#60%25', '#%E0%A4%A', '#1.<img src=x onerror=alert(1)>', `#${'1.A'.repeat(9_999)}`],
		])
			assert.deepEqual(readAddress(fragment), { ok: false }, fragment.slice(0, 99));
	});
});
