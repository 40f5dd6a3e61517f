import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readAddress } from '../../../src/workbench/address';
import { costsExample } from '../../../src/workbench/costs/sales';
import { queueExample } from '../../../src/workbench/queue/model';
import { FRAGMENT_MAX, untouched, writeState } from '../../../src/workbench/state';

const state = { ...untouched, queue: { ...queueExample, guests: 888 }, costs: costsExample };
const whole = writeState(state);
/** Something in the middle of an address, as where a mail's line ends. */
const within = (foreign: string) => whole.slice(0, 76) + foreign + whole.slice(76);

describe('an address as it comes back from mails and messengers', () => {
	for (const [kind, changed] of [
		['as it was written', [whole]],
		['with the end of a sentence', ['.', ',', ';', ':', '!', '…', '...', '%E2%80%A6'].map((end) => whole + end)],
		[
			'with what stood around it',
			[')', '>', ']', '"', '&quot;', "'", '“', '%22', '*', '_', '**)'].map((end) => whole + end),
		],
		[
			'with what counts visits',
			['?fbclid=IwAR0_x', '&utm_source=mail', '?a=1&b=2', '%3Ffbclid=1'].map((end) => whole + end),
		],
		['with words behind it', ['%20', '%20und%20mehr', ' und mehr', '%0ADanke', '#main'].map((end) => whole + end)],
		['in two lines', ['%0A', '%0D%0A', '%20', '\n', '=%0D%0A', '%0A%3E%20', '%E2%80%8B', '%C2%A0'].map(within)],
		[
			'encoded',
			[whole.replace('.', '%2E'), whole.replace('.', '%252e'), whole.replace('#1', '#%231'), whole.replace('1', '%31')],
		],
		['in many ways at once', [`${within('%250D%250A').replace('.', '%2E')}).?fbclid=1`]],
	] as const)
		it(`is read ${kind}`, () => {
			for (const fragment of changed) assert.deepEqual(readAddress(fragment), { ok: true, state }, fragment);
		});

	it('is a place on the page when it begins with a letter, whatever stands behind it', () => {
		for (const fragment of ['', '#', '#inhalt', '#inhalt.', '#main?fbclid=1', '#m1.abc'])
			assert.equal(readAddress(fragment), undefined, fragment);
	});

	it('is refused when something of it is missing, was made up, or is too much', () => {
		for (const fragment of [
			...[whole.slice(0, -4), `${whole.slice(0, -4)}…`, within('A'), whole.replace('1.', '2.')],
			...['#1.', '#1.)', '#.', '#60%25', '#%E0%A4%A', '#1.<img src=x onerror=alert(1)>', `#${'1.A'.repeat(9_999)}`],
			`${whole}?${'a'.repeat(2 * FRAGMENT_MAX)}`,
		])
			assert.deepEqual(readAddress(fragment), { ok: false }, fragment.slice(0, 99));
	});

	it('never throws', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 500 }), fc.nat(whole.length), (noise, at) => {
				readAddress(`#1.${noise}`);
				readAddress(whole.slice(0, at) + noise + whole.slice(at));
			}),
		);
	});
});
