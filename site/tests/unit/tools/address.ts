import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import texts from '../../../../locales/de/tools/matchday.json' with { type: 'json' };
import { readAddress } from '../../../src/workbench/address';
import { costsExample } from '../../../src/workbench/costs/sales';
import { eveningIn, isEvening, writeEvening } from '../../../src/workbench/matchday/address';
import { SAMPLE } from '../../../src/workbench/matchday/sample';
import { queueExample } from '../../../src/workbench/queue/model';
import { untouched, writeState } from '../../../src/workbench/state';

const state = { ...untouched, queue: { ...queueExample, guests: 888 }, costs: costsExample };
const whole = writeState(state);

/** What stands behind an address: the end of a sentence, a bracket, what counts visits, words. */
const ENDS = [
	...['', '.', ',', '…', '%E2%80%A6', ')', '>', '%3E', '"', '&quot;', '“', '%22', '**)', '\u200b', '%E2%80%8B'],
	...['?fbclid=IwAR0_x', '&utm_source=mail', '%3Ffbclid=1', '%20und%20mehr', ' und mehr', '%0ADanke', '#main'],
];
/** What mails put between two lines of an address. */
const BREAKS = [
	...['%20', '%0D%0A', '%0A', '%09', '%2520', '\n', '=\r\n', '=%0D%0A', '=20=\r\n', '='],
	...['\r\n> ', '\n>> ', '%0D%0A%3E%20', '\u200b', '%E2%80%8B', '%EF%BB%BF', '%C2%AD', '%E2%81%A0'],
];

describe('an address as it comes back from mails and messengers', () => {
	it('is read without what stands behind it', () => {
		for (const end of ENDS) assert.deepEqual(readAddress(whole + end), { ok: true, state }, end);
	});

	it('is read in one piece, wherever it was broken and however it is quoted: numbers, and evenings', () => {
		const log = { names: texts.example, events: SAMPLE };
		const evening = writeEvening(log);
		for (const between of BREAKS)
			for (const columns of [60, 76, 998])
				for (const end of ENDS) {
					const broken = (fragment: string) => fragment.replace(RegExp(`.{${columns}}`, 'g'), `$&${between}`) + end;
					const what = JSON.stringify([between, columns, end]);
					assert.deepEqual(readAddress(broken(whole)), { ok: true, state }, what);
					assert.ok(isEvening(broken(evening)), what);
					assert.deepEqual(eveningIn(broken(evening)), log, what);
				}
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
