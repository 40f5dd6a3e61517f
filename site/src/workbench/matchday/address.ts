/**
 * An evening as the fragment of an address: the log, packed into numbers of few bytes, as base64url. What is read is played again
 * event by event, so that no address can tell of an evening that could not have been.
 */
import { type Category, type Item, items } from '../../bookkeeping/goods';
import { fromBase64url, toBase64url } from '../base64url';
import { mended } from '../mended';
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
/** Characters of the longest log. */
const LOG_MAX = 100_000;
/** Characters of the longest text that is searched: a log that a mail quotes line by line. */
const TEXT_MAX = 2 * LOG_MAX;

/** True for a fragment that is about an evening, readable or not. */
export function isEvening(fragment: string): boolean {
	return /^#a\d+\./.test(mended(fragment).code);
}

/** The fragment of an evening, with its `#`. May be longer than `ADDRESS_MAX`. */
export function writeEvening({ names, events }: Log): string {
	const bytes: number[] = [];
	for (const key of nameKeys) pushText(bytes, names[key]);
	pushNumber(bytes, events.length);
	let at: number = MARKS.presale;
	for (const event of events) {
		kinds.push(bytes, event.kind);
		pushNumber(bytes, event.at - at);
		at = event.at;
		for (const [key, codec] of fieldsOf(event.kind)) codec.push(bytes, event[key as keyof Event]);
	}
	return VERSION + toBase64url(bytes);
}

/**
 * The evening in a text that has an address in it, whatever stands around that, and also where a mail broke it into lines; undefined
 * where there is none, or one that nobody can have written.
 */
export function eveningIn(text: string): Log | undefined {
	const { code, ends } = mended(text.slice(0, TEXT_MAX));
	if (!code.startsWith(VERSION) || code.length > LOG_MAX) return undefined;
	try {
		const letters = code.slice(VERSION.length);
		// One letter of base64 alone is no byte.
		const log = logOf(new Bytes(fromBase64url(letters.length % 4 === 1 ? letters.slice(0, -1) : letters)));
		if (!('tickets' in eveningOf(log.events))) return undefined;
		// One spelling for one evening.
		const written = writeEvening(log);
		// The log itself says where it ends.
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
		const kind = kinds.read(bytes);
		at += bytes.number();
		const fields = fieldsOf(kind).map(([key, codec]) => [key, codec.read(bytes)] as const);
		events.push({ kind, at, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) } as Event);
	}
	return { names, events };
}

/** How a value stands in the bytes. */
interface Codec<Value> {
	readonly push: (bytes: number[], value: Value) => void;
	/** @throws for what nobody can have written */
	readonly read: (bytes: Bytes) => Value;
}

/** @param first the least there is */
const numberFrom = (first: number): Codec<number> => ({
	push: (bytes, value) => pushNumber(bytes, value - first),
	read: (bytes) => first + bytes.number(),
});
const number = numberFrom(0);
/** A number from 1 on, where there is one. */
const numberOrNone: Codec<number | undefined> = {
	push: (bytes, value = 0) => pushNumber(bytes, value),
	read: (bytes) => bytes.number() || undefined,
};

function oneOf<One>(list: readonly One[]): Codec<One> {
	return {
		push: (bytes, one) => pushNumber(bytes, list.indexOf(one)),
		read: (bytes) => {
			const one = list[bytes.number()];
			if (one === undefined) throw new RangeError('not in the list');
			return one;
		},
	};
}

/** @param length where it is always the same */
function listOf<One>(one: Codec<One>, length?: number): Codec<readonly One[]> {
	return {
		push: (bytes, list) => {
			if (length === undefined) pushNumber(bytes, list.length);
			for (const value of list) one.push(bytes, value);
		},
		read: (bytes) => {
			const count = length ?? bytes.number();
			if (count > LIST_MAX) throw new RangeError('too many');
			return Array.from({ length: count }, () => one.read(bytes));
		},
	};
}

/** More than any event has. */
const LIST_MAX = 1_000;

const entries = listOf<readonly [Item, number]>({
	push: (bytes, [item, count]) => {
		oneOf(items).push(bytes, item);
		pushNumber(bytes, count);
	},
	read: (bytes) => [oneOf(items).read(bytes), bytes.number()],
});
/** Which items may stand there, the evening asks when it is played again. */
const pieces = <Name extends Item>(): Codec<Pieces<Name>> => ({
	push: (bytes, value) => entries.push(bytes, entriesOf(value)),
	read: (bytes) => Object.fromEntries(entries.read(bytes)) as Pieces<Name>,
});

type FieldsOf<Of> = { readonly [Key in Exclude<keyof Of, 'kind' | 'at'>]-?: Codec<Of[Key]> };

/** What each kind of event says, in the order of its bytes. New kinds come last. */
const FIELDS: { readonly [Kind in Event['kind']]: FieldsOf<Extract<Event, { kind: Kind }>> } = {
	sold: { pieces: pieces<Category>() },
	cancelled: { ticket: number },
	admitted: { ticket: number },
	refused: { ticket: number, why: oneOf<Refusal>(['inside', 'cancelled', 'otherDay', 'unknown']) },
	rungUp: { pieces: pieces<Item>(), payment: oneOf(['cash', 'card']), given: number },
	reversed: { receipt: number, pieces: pieces<Good>(), tickets: listOf(numberFrom(FIRST_TICKET)) },
	priced: { item: oneOf(items), cents: number },
	counted: { pieces: listOf(number, DENOMINATIONS.length) },
	closed: { foundOn: numberOrNone },
};

const kinds = oneOf(Object.keys(FIELDS) as readonly Event['kind'][]);
const fieldsOf = (kind: Event['kind']) => Object.entries(FIELDS[kind] as Readonly<Record<string, Codec<unknown>>>);

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
