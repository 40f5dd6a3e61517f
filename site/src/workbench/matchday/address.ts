/**
 * An evening as the fragment of an address: the log, packed into numbers of few bytes, as base64url. What is read is played again
 * event by event, so that no address can tell of an evening that could not have been.
 */
import { type Item, isCategory, items } from '../../bookkeeping/goods';
import { fromBase64url, toBase64url } from '../base64url';
import { MARKS } from './clock';
import { eveningOf } from './evening';
import { DENOMINATIONS, type Event, type Good, type Pieces, type Refusal } from './events';
import { areNames, type Names, nameKeys } from './names';
import { entriesOf, FIRST_TICKET } from './state';

/** An evening with what it is called. */
export interface Log {
	readonly names: Names;
	readonly events: readonly Event[];
}

/** Of what the bytes mean: another one when an event, an item or a bound changes its meaning. */
const VERSION = '#a2.';
/** Characters of an address that mail programs and messengers pass on whole. */
export const ADDRESS_MAX = 4_000;
/** Characters of the longest log: a file may be longer than an address. */
const LOG_MAX = 100_000;
/** Characters of the longest text that is searched: a log, quoted line by line. */
const TEXT_MAX = 2 * LOG_MAX;
/** How mail programs break an address: a line's end, a quotation's signs, a soft break, each also as an address writes it. */
const BREAK = /(?:%20|%0D|%0A|[=>\s])+/i;
const FRAGMENT = /#a\d+\.(?:%20|%0D|%0A|[=>\s]|[\w-])*/i;

const KINDS = [
	'sold',
	'cancelled',
	'admitted',
	'refused',
	'rungUp',
	'reversed',
	'priced',
	'counted',
	'closed',
] as const satisfies readonly Event['kind'][];
const REFUSALS = ['inside', 'cancelled', 'otherDay', 'unknown'] as const satisfies readonly Refusal[];
const PAYMENTS = ['cash', 'card'] as const;

/** True for a fragment that is about an evening, readable or not. */
export function isEvening(fragment: string): boolean {
	return /^#a\d+\./.test(fragment);
}

/** The fragment of an evening, with its `#`. May be longer than `ADDRESS_MAX`. */
export function writeEvening({ names, events }: Log): string {
	const bytes: number[] = [];
	for (const key of nameKeys) pushText(bytes, names[key]);
	pushNumber(bytes, events.length);
	let at: number = MARKS.presale;
	for (const event of events) {
		pushNumber(bytes, KINDS.indexOf(event.kind));
		pushNumber(bytes, event.at - at);
		at = event.at;
		pushEvent(bytes, event);
	}
	return VERSION + toBase64url(bytes);
}

/**
 * The evening in a text that has an address in it, whatever stands around that, and also where a mail broke it into lines; undefined
 * where there is none, or one that nobody can have written.
 */
export function eveningIn(text: string): Log | undefined {
	const [address] = FRAGMENT.exec(text.slice(0, TEXT_MAX).replace('%23', '#')) ?? [];
	const parts = address?.split(BREAK) ?? [];
	const code = parts.join('');
	if (!code.startsWith(VERSION) || code.length > LOG_MAX) return undefined;
	// Words behind the last line look like one more: the log itself says where it ends.
	let length = 0;
	const ends = parts.map((part) => (length += part.length));
	try {
		const letters = code.slice(VERSION.length);
		// One letter of base64 alone is no byte.
		const log = logOf(new Bytes(fromBase64url(letters.length % 4 === 1 ? letters.slice(0, -1) : letters)));
		if (!('tickets' in eveningOf(log.events))) return undefined;
		// One spelling for one evening.
		const written = writeEvening(log);
		return code.startsWith(written) && ends.includes(written.length) ? log : undefined;
	} catch {
		return undefined;
	}
}

function logOf(bytes: Bytes): Log {
	const texts = nameKeys.map(() => bytes.text());
	if (!areNames(texts)) throw new RangeError('no names');
	const names = Object.fromEntries(nameKeys.map((key, index) => [key, texts[index]])) as unknown as Names;
	const events: Event[] = [];
	let at: number = MARKS.presale;
	for (let left = bytes.number(); left > 0; left--) {
		const kind = oneOf(KINDS, bytes.number());
		at += bytes.number();
		events.push(eventOf(bytes, kind, at));
	}
	return { names, events };
}

function pushEvent(bytes: number[], event: Event): void {
	switch (event.kind) {
		case 'sold':
			pushPieces(bytes, event.pieces);
			break;
		case 'cancelled':
		case 'admitted':
			pushNumber(bytes, event.ticket);
			break;
		case 'refused':
			pushNumber(bytes, event.ticket);
			pushNumber(bytes, REFUSALS.indexOf(event.why));
			break;
		case 'rungUp':
			pushPieces(bytes, event.pieces);
			pushNumber(bytes, PAYMENTS.indexOf(event.payment));
			pushNumber(bytes, event.given);
			break;
		case 'reversed':
			pushNumber(bytes, event.receipt);
			pushPieces(bytes, event.pieces);
			pushNumber(bytes, event.tickets.length);
			for (const ticket of event.tickets) pushNumber(bytes, ticket - FIRST_TICKET);
			break;
		case 'priced':
			pushNumber(bytes, items.indexOf(event.item));
			pushNumber(bytes, event.cents);
			break;
		case 'counted':
			for (const count of event.pieces) pushNumber(bytes, count);
			break;
		case 'closed':
			pushNumber(bytes, event.foundOn ?? 0);
	}
}

function eventOf(bytes: Bytes, kind: Event['kind'], at: number): Event {
	switch (kind) {
		case 'sold':
			return { kind, at, pieces: piecesOf(bytes, isCategory) };
		case 'cancelled':
		case 'admitted':
			return { kind, at, ticket: bytes.number() };
		case 'refused':
			return { kind, at, ticket: bytes.number(), why: oneOf(REFUSALS, bytes.number()) };
		case 'rungUp':
			return {
				...{ kind, at, pieces: piecesOf(bytes, (item): item is Item => item !== undefined) },
				...{ payment: oneOf(PAYMENTS, bytes.number()), given: bytes.number() },
			};
		case 'reversed': {
			const isGood = (item: Item): item is Good => !isCategory(item) && item !== 'returned';
			const [receipt, pieces] = [bytes.number(), piecesOf(bytes, isGood)];
			const tickets = Array.from({ length: limited(bytes.number()) }, () => FIRST_TICKET + bytes.number());
			return { kind, at, receipt, pieces, tickets };
		}
		case 'priced':
			return { kind, at, item: oneOf(items, bytes.number()), cents: bytes.number() };
		case 'counted':
			return { kind, at, pieces: DENOMINATIONS.map(() => bytes.number()) };
		case 'closed': {
			const receipt = bytes.number();
			return receipt === 0 ? { kind, at } : { kind, at, foundOn: receipt };
		}
	}
}

/** How many items there are, then each with its pieces. */
function pushPieces(bytes: number[], pieces: Pieces): void {
	const entries = entriesOf(pieces);
	pushNumber(bytes, entries.length);
	for (const [item, count] of entries) {
		pushNumber(bytes, items.indexOf(item));
		pushNumber(bytes, count);
	}
}

function piecesOf<Name extends Item>(bytes: Bytes, may: (item: Item) => item is Name): Pieces<Name> {
	const pieces: { [Key in Item]?: number } = {};
	for (let left = limited(bytes.number()); left > 0; left--) {
		const item = oneOf(items, bytes.number());
		if (!may(item)) throw new RangeError('not sold there');
		pieces[item] = bytes.number();
	}
	return pieces as Pieces<Name>;
}

/** @throws for more than any event has */
function limited(count: number): number {
	if (count > 1_000) throw new RangeError('too many');
	return count;
}

/** @throws for a place that the list lacks */
function oneOf<One>(list: readonly One[], index: number): One {
	const one = list[index];
	if (one === undefined) throw new RangeError('not in the list');
	return one;
}

/* Whole numbers as bytes, seven bits each, the lowest first (LEB128, as in WebAssembly): small numbers take one byte. */

const MORE = 0x80;
/** Bytes of the longest number: 28 bits. */
const LONGEST = 4;

/** Appends a whole number, from 0 to 2^28 - 1. */
function pushNumber(bytes: number[], number: number): void {
	let rest = number;
	for (; rest >= MORE; rest = Math.floor(rest / MORE)) bytes.push((rest % MORE) + MORE);
	bytes.push(rest);
}

/** Reads numbers and texts, one after the other. */
class Bytes {
	readonly #bytes: Uint8Array;
	#at = 0;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
	}

	/** @throws when the bytes end within it, or it is too long */
	number(): number {
		let [number, worth] = [0, 1];
		for (let length = 0; length < LONGEST; length++, worth *= MORE) {
			const byte = this.#bytes[this.#at++];
			if (byte === undefined) break;
			number += (byte % MORE) * worth;
			if (byte < MORE) return number;
		}
		throw new RangeError('no number');
	}

	/** A text in UTF-8, behind its length in bytes.
	 * @throws when the bytes end within it, or are no text */
	text(): string {
		const length = this.number();
		const part = this.#bytes.subarray(this.#at, this.#at + length);
		if (part.length < length) throw new RangeError('no text');
		this.#at += length;
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(part);
	}
}

/** Appends a text. */
function pushText(bytes: number[], text: string): void {
	const encoded = new TextEncoder().encode(text);
	pushNumber(bytes, encoded.length);
	bytes.push(...encoded);
}
