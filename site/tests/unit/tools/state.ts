import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { boardFields } from '../../../src/workbench/board/fields';
import { cardsExample, cardsFields } from '../../../src/workbench/cards/model';
import { costsFields } from '../../../src/workbench/costs/sales';
import { fits, lineOf, type ToolField, text } from '../../../src/workbench/fields';
import { queueExample, queueFields } from '../../../src/workbench/queue/model';
import { FRAGMENT_MAX, readState, type State, untouched, writeState } from '../../../src/workbench/state';
import { inputs } from './inputs';

const states: fc.Arbitrary<State> = fc.record(
	{
		queue: fc.option(inputs(queueFields)),
		costs: fc.option(inputs(costsFields)),
		cards: fc.option(inputs(cardsFields)),
		board: fc.option(inputs(boardFields)),
	},
	{ noNullPrototype: true },
);

/** A fragment with these values, written by hand. */
const fragmentOf = (values: unknown) => fragmentOfText(JSON.stringify(values));
const fragmentOfText = (json: string) => `#1.${Buffer.from(json).toString('base64url')}`;

const QUEUE = Object.values(queueExample);
const CARDS = cardsExample({
	club: 'SV Musterstadt 1908',
	shortName: 'SVM',
	season: '2027/28',
	event: 'SVM – FC Beispielau',
	venue: 'Platz am Weiher',
	adultName: 'Erwachsene',
	reducedName: 'Ermäßigt',
	childName: 'Kind bis 12',
});

/** The values of a state in which one of the queue is replaced. */
function withQueue(field: keyof typeof queueExample, value: unknown): unknown[] {
	return [Object.values({ ...queueExample, [field]: value }), null, null, null];
}

/** The values of a state in which one of the cards is replaced. */
function withCards(field: keyof typeof cardsFields, value: unknown): unknown[] {
	const values: Readonly<Record<string, unknown>> = { ...CARDS, [field]: value };
	return [null, null, Object.keys(cardsFields).map((name) => values[name]), null];
}

describe('the state in the address', () => {
	it('is read as it was written, whatever the bounds allow', () => {
		fc.assert(
			fc.property(states, (state) => assert.deepEqual(readState(writeState(state)), { ok: true, state })),
			{ numRuns: 200 },
		);
	});

	it('is made of characters that no address, page or messenger changes, and never longer than what is read', () => {
		fc.assert(
			fc.property(states, (state) => {
				assert.match(writeState(state), /^#1\.[\w-]+$/);
				assert.ok(writeState(state).length <= FRAGMENT_MAX, writeState(state));
			}),
		);
		const longest = [queueFields, costsFields, cardsFields, boardFields].map((fields) =>
			Object.values<ToolField>(fields).map((field) => {
				if (field.kind === 'text') return '漢'.repeat(field.max);
				if (field.kind === 'colour') return '#ffffff';
				if (field.kind !== 'choice') return field.max;
				return field.of.toSorted((one, other) => other.length - one.length)[0];
			}),
		);
		const fragment = fragmentOf(longest);
		assert.equal(readState(fragment).ok, true);
		assert.ok(fragment.length <= FRAGMENT_MAX, `${fragment.length} characters`);
	});

	it('is untouched without a fragment, and read when it is written by hand as this file does it', () => {
		for (const fragment of ['', '#', writeState(untouched)])
			assert.deepEqual(readState(fragment), { ok: true, state: untouched });
		const queue = { ...queueExample, guests: 601 };
		assert.deepEqual(readState(fragmentOf(withQueue('guests', 601))), { ok: true, state: { ...untouched, queue } });
		// Markup is kept as the text that it is.
		const club = '"><img src=x onerror=alert(1)>';
		const cards = { ...CARDS, club };
		assert.deepEqual(readState(fragmentOf(withCards('club', club))), { ok: true, state: { ...untouched, cards } });
	});

	it('is refused as a whole when its values are not those of the tools', () => {
		for (const values of [
			...[null, { length: 4 }, [], [null, null, null], Array(5).fill(null), [{}, null, null, null]],
			...[QUEUE.slice(1), [...QUEUE, 1]].map((queue) => [queue, null, null, null]),
			...[0, 20_001, 1.5, '600', null, [600]].map((guests) => withQueue('guests', guests)),
			...['barter', 'constructor', '__proto__'].map((payment) => withQueue('payment', payment)),
			...['x'.repeat(61), 7, 'two\nlines', 'a\u2028b', '\u202etxet', 'a\u0000b', '\ud800'].map((club) =>
				withCards('club', club),
			),
			...['red', '#FFFFFF', '#fff;}'].map((ground) => withCards('ground', ground)),
		])
			assert.deepEqual(readState(fragmentOf(values)), { ok: false }, JSON.stringify(values));
	});

	it('never throws, and what it reads is what would be written', () => {
		const hostile = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 2_000 }),
			fc.string({ unit: 'binary', maxLength: 2_000 }).map((rest) => `#1.${rest}`),
			fc.json({ maxDepth: 6 }).map((json) => fragmentOfText(json)),
			fc.array(fc.jsonValue(), { minLength: 3, maxLength: 6 }).map((values) => fragmentOf(values)),
			fc.tuple(states, fc.nat(2_000), fc.string({ maxLength: 3 })).map(([state, at, noise]) => {
				const fragment = writeState(state);
				return fragment.slice(0, at) + noise + fragment.slice(at + 1);
			}),
		);
		fc.assert(
			fc.property(hostile, (fragment) => {
				const reading = readState(fragment);
				if (reading.ok && fragment !== '' && fragment !== '#') assert.equal(writeState(reading.state), fragment);
			}),
			{ numRuns: 1_000 },
		);
	});
});

describe('a line of text', () => {
	it('is on one line, fits the field, and keeps letters of every language and joined emoji', () => {
		const field = text(12);
		assert.equal(lineOf('SV\nМусор\t1', field), 'SV Мусор 1');
		assert.equal(lineOf('a\u202eb\u200bc\u0007', field), 'abc');
		assert.equal(lineOf('👩‍🚒 ÄÖÜ', field), '👩‍🚒 ÄÖÜ');
		assert.equal(lineOf(`${'x'.repeat(11)}👍`, field), 'x'.repeat(11));
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (typed) => {
				assert.ok(fits(field, lineOf(typed, field)), typed);
				assert.equal(lineOf(lineOf(typed, field), field), lineOf(typed, field));
			}),
		);
	});
});
