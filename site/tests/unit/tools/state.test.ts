import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { boardFields } from '../../../src/tools/board/fields';
import { cardsExample, cardsFields } from '../../../src/tools/cards/model';
import { costsExample, costsFields } from '../../../src/tools/costs/sales';
import { devicesExample, devicesFields } from '../../../src/tools/devices/answers';
import { fits, lineOf, text } from '../../../src/tools/fields';
import { queueExample, queueFields } from '../../../src/tools/queue/model';
import { FRAGMENT_MAX, readState, type State, untouched, writeState } from '../../../src/tools/state';
import { inputs } from './inputs';

const states: fc.Arbitrary<State> = fc.record(
	{
		queue: fc.option(inputs(queueFields)),
		costs: fc.option(inputs(costsFields)),
		devices: fc.option(inputs(devicesFields)),
		cards: fc.option(inputs(cardsFields)),
		board: fc.option(inputs(boardFields)),
	},
	{ noNullPrototype: true },
);

/** A fragment with these values, written by hand. */
function fragmentOf(values: unknown, version = 1): string {
	return fragmentOfText(JSON.stringify(values), version);
}

function fragmentOfText(json: string | Buffer, version = 1): string {
	return `#${version}.${Buffer.from(json).toString('base64url')}`;
}

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

/** A fragment with one value of the queue replaced. */
function queueWith(field: keyof typeof queueExample, value: unknown): string {
	return fragmentOf([Object.values({ ...queueExample, [field]: value }), null, null, null]);
}

/** A fragment with one value of the cards replaced. */
function cardsWith(field: keyof typeof cardsFields, value: unknown): string {
	const values: Readonly<Record<string, unknown>> = { ...CARDS, [field]: value };
	return fragmentOf([null, null, null, Object.keys(cardsFields).map((name) => values[name])]);
}

/** The fragment with another byte in a character's place. */
function withByte(fragment: string, character: string, byte: number): string {
	const bytes = Buffer.from(fragment.slice('#1.'.length), 'base64url');
	bytes[bytes.indexOf(character)] = byte;
	return fragmentOfText(bytes);
}

/** A state whose last character has bits to spare, with one of them set. */
function withSpareBits(): string {
	const fragment = [6, 60, 600].map((guests) => queueWith('guests', guests)).find((one) => /^#1\.(.{4})*..$/.test(one));
	assert.ok(fragment);
	return fragment.replace(/.$/, (last) => String.fromCharCode(last.charCodeAt(0) + 1));
}

describe('the state in the address', () => {
	it('is read as it was written, whatever the bounds allow', () => {
		fc.assert(
			fc.property(states, (state) => assert.deepEqual(readState(writeState(state)), { ok: true, state })),
			{ numRuns: 500 },
		);
	});

	it('is made of characters that no address, page or messenger changes, and never longer than what is read', () => {
		fc.assert(
			fc.property(states, (state) => {
				assert.match(writeState(state), /^#1\.[\w-]+$/);
				assert.ok(writeState(state).length <= FRAGMENT_MAX);
			}),
		);
		const longest = Object.entries(cardsFields).map(([, field]) =>
			field.kind === 'text'
				? '漢'.repeat(field.max)
				: field.kind === 'whole'
					? field.max
					: field.kind === 'colour'
						? '#ffffff'
						: 'white',
		);
		const costs = Object.values(costsFields).map(({ max }) => max);
		const queue = Object.values({ ...queueExample, payment: 'contactlessWithPin' });
		const board = Object.values(boardFields).map(({ max }) => '漢'.repeat(max));
		const fragment = fragmentOf([queue, costs, Object.values(devicesExample), longest, board]);
		assert.equal(readState(fragment).ok, true);
		assert.ok(fragment.length <= FRAGMENT_MAX, `${fragment.length} characters`);
	});

	it('means in every release what it meant in the first: other fields need another version', () => {
		const printed =
			'#1.W1s2MDAsNjAsNDAsNTAsImNvbnRhY3RsZXNzIiwxMDAsMiwxMTcwXSxbMTIsNDAwLDgwMCw1MDAsMjAwLDYwLDMwLDEwLDQwLDIsOTAwMDAsNTUsOTAwLG51bGwsbnVsbCxudWxsLG51bGxdLFsibWFpbnMiLCJwYXRjaHkiLCJzdGFuZGluZyIsInBhcGVyIiwiY29kZSIsImNhc2hUb28iLDMwXSxbIlNWIE11c3RlcnN0YWR0IDE5MDgiLCJTVk0iLCIyMDI3LzI4IiwiU1ZNIOKAkyBGQyBCZWlzcGllbGF1IiwiUGxhdHogYW0gV2VpaGVyIiwyMTA2NSw4NzAsOTMwLCJFcndhY2hzZW5lIiw4MDAsIkVybcOkw59pZ3QiLDUwMCwiS2luZCBiaXMgMTIiLDIwMCwxMjAwMCwiIzcwYjYzMCIsIndoaXRlIl1d';
		assert.deepEqual(readState(printed), {
			ok: true,
			state: {
				queue: queueExample,
				costs: { ...costsExample, ticketsPerOrder: 2 },
				devices: devicesExample,
				cards: CARDS,
				board: null,
			},
		});
	});

	it('has the head of the board’s paper only when somebody wrote one, so that older addresses stay as they are', () => {
		assert.equal(writeState({ ...untouched, queue: queueExample }), fragmentOf([QUEUE, null, null, null]));
		const board = { club: 'TSV', meeting: '12. März', presenter: '' };
		const fragment = fragmentOf([null, null, null, null, ['TSV', '12. März', '']]);
		assert.equal(writeState({ ...untouched, board }), fragment);
		assert.deepEqual(readState(fragment), { ok: true, state: { ...untouched, board } });
	});

	it('is untouched without a fragment', () => {
		for (const fragment of ['', '#']) assert.deepEqual(readState(fragment), { ok: true, state: untouched });
		assert.deepEqual(readState(writeState(untouched)), { ok: true, state: untouched });
	});

	it('is read when it is written by hand as this file does it', () => {
		const queue = { ...queueExample, guests: 601 };
		assert.deepEqual(readState(queueWith('guests', 601)), { ok: true, state: { ...untouched, queue } });
		const cards = { ...CARDS, club: 'TSV' };
		assert.deepEqual(readState(cardsWith('club', 'TSV')), { ok: true, state: { ...untouched, cards } });
	});

	const whole = writeState({ ...untouched, queue: queueExample });
	for (const [fragment, why] of [
		['#queue', 'it is no state at all'],
		['1.W251bGxd', 'it has no #'],
		[whole.replace('#1.', '#2.'), 'it is of a later version'],
		[whole.replace('#1.', '#01.'), 'its version is spelled otherwise'],
		[whole.slice(0, -1), 'it was cut off'],
		[`${whole}A`, 'it has something behind it'],
		[`${whole}=`, 'it is padded'],
		[`${whole} `, 'it has a space behind it'],
		[whole.replace('.', '.%20'), 'it has percent signs'],
		[`#1.${'A'.repeat(2 ** 20)}`, 'it is a megabyte long'],
		[`#1.${'W'.repeat(FRAGMENT_MAX)}`, 'it is longer than any that is written'],
		['#1.', 'it is empty'],
		[fragmentOfText('nonsense'), 'it is no JSON'],
		[fragmentOfText('['.repeat(1_000)), 'it is nested deeply'],
		[withByte(cardsWith('club', 'SV ~'), '~', 0xff), 'it is no UTF-8'],
		[fragmentOfText('\ufeff[null,null,null,null]'), 'it begins with a byte order mark'],
		[fragmentOfText('[null, null,null,null]'), 'it has spaces in it'],
		[withSpareBits(), 'it has bits that mean nothing'],
		[fragmentOfText(JSON.stringify([QUEUE, null, null, null]).replace('600', '6e2')), 'a number is spelled otherwise'],
		[fragmentOf(null), 'it is null'],
		[fragmentOf({ length: 4 }), 'it is an object'],
		[fragmentOf([]), 'it is an empty list'],
		[fragmentOf([null, null, null]), 'a tool is missing'],
		[fragmentOf([null, null, null, null, null]), 'it spells out a later tool that nobody touched'],
		[fragmentOf([null, null, null, null, ['', '', ''], null]), 'it has a tool too many'],
		[fragmentOf([{}, null, null, null]), 'a tool is an object'],
		[fragmentOf([QUEUE.slice(1), null, null, null]), 'a field is missing'],
		[fragmentOf([[...QUEUE, 1], null, null, null]), 'it has a field too many'],
		[queueWith('guests', 0), 'a number is too small'],
		[queueWith('guests', 20_001), 'a number is too large'],
		[queueWith('guests', 1.5), 'a number is not whole'],
		[queueWith('guests', '600'), 'a number is text'],
		[queueWith('guests', null), 'a number is missing that no field leaves open'],
		[queueWith('guests', [600]), 'a number is a list'],
		[queueWith('payment', 'barter'), 'a choice is none'],
		[queueWith('payment', 'constructor'), 'a choice is a name that every object has'],
		[queueWith('payment', '__proto__'), 'a choice is a prototype'],
		[cardsWith('club', 'x'.repeat(41)), 'a text is too long'],
		[cardsWith('club', 7), 'a text is a number'],
		[cardsWith('club', 'two\nlines'), 'a text has a line break'],
		[cardsWith('club', 'a\u2028b'), 'a text has a line separator'],
		[cardsWith('club', '\u202etxet'), 'a text turns the direction of writing'],
		[cardsWith('club', 'a\u0000b'), 'a text has a control character'],
		[cardsWith('club', '\ud800'), 'a text has half a character'],
		[cardsWith('ground', 'red'), 'a colour is a word'],
		[cardsWith('ground', '#FFFFFF'), 'a colour is in capitals'],
		[cardsWith('ground', '#fff;}'), 'a colour is more than a colour'],
	] as const) {
		it(`is refused when ${why}`, () => {
			assert.deepEqual(readState(fragment), { ok: false });
		});
	}

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
			{ numRuns: 2_000 },
		);
	});

	it('keeps markup as the text that it is', () => {
		const club = '"><img src=x onerror=alert(1)>';
		const reading = readState(cardsWith('club', club));
		assert.equal(reading.ok && reading.state.cards?.club, club);
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
				assert.ok(fits(field, lineOf(typed, field)));
				assert.equal(lineOf(lineOf(typed, field), field), lineOf(typed, field));
			}),
		);
	});
});
