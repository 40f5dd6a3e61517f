import { fromBase64url, toBase64url } from './base64url';
import { boardFields } from './board/fields';
import { cardsFields } from './cards/model';
import { costsFields } from './costs/sales';
import { type Fields, fits, type InputOf } from './fields';
import { queueFields } from './queue/model';

/** The tools that are filled in, in the order in which an address has them. */
const tools = {
	queue: queueFields,
	costs: costsFields,
	cards: cardsFields,
	board: boardFields,
} as const;

type Tools = typeof tools;

/** What the visitor filled in; a tool that is as it came is null, and shows its example. */
export type State = { readonly [Name in keyof Tools]: InputOf<Tools[Name]> | null };

/** Before anybody typed anything. */
export const untouched: State = { queue: null, costs: null, cards: null, board: null };

/** Version of the addresses, raised when a field moves or means something else. Added or removed fields show in the number of values. */
const VERSION = '#1.';
/** Characters of the longest fragment that is read; none that is written is longer. */
export const FRAGMENT_MAX = 2_000;

/** The address fragment of a state, with its `#`: JSON of the values in the order of the fields, as base64url. */
export function writeState(state: State): string {
	const values = namesOf(tools).map((tool) => {
		const input: Readonly<Record<string, unknown>> | null = state[tool];
		return input && namesOf(tools[tool]).map((field) => input[field]);
	});
	return VERSION + toBase64url(new TextEncoder().encode(JSON.stringify(values)));
}

/** The content of an address. */
export type Reading = { readonly ok: true; readonly state: State } | { readonly ok: false };

const REFUSED: Reading = { ok: false };

/**
 * Reads an address fragment. Only what `writeState` writes is read: anything else, in another version, out of bounds, cut
 * off or made up, is refused as a whole. An empty fragment is an untouched state.
 */
export function readState(fragment: string): Reading {
	if (fragment === '' || fragment === '#') return { ok: true, state: untouched };
	if (fragment.length > FRAGMENT_MAX || !fragment.startsWith(VERSION)) return REFUSED;
	try {
		const values: unknown = JSON.parse(new TextDecoder().decode(fromBase64url(fragment.slice(VERSION.length))));
		const names = namesOf(tools);
		if (!Array.isArray(values) || values.length !== names.length) return REFUSED;
		const inputs = names.map((tool, index) => [tool, inputOf(tools[tool], values[index] ?? null)] as const);
		const state = Object.fromEntries(inputs) as State;
		// One spelling for one state: numbers, escapes and padding can be written in several ways.
		return writeState(state) === fragment ? { ok: true, state } : REFUSED;
	} catch {
		return REFUSED;
	}
}

function namesOf<Names extends object>(record: Names): readonly (keyof Names & string)[] {
	return Object.keys(record) as (keyof Names & string)[];
}

/** A tool's input from its values. Throws where they are invalid. */
function inputOf(fields: Fields, values: unknown): object | null {
	if (values === null) return null;
	const names = namesOf(fields);
	if (!Array.isArray(values) || values.length !== names.length) throw new Error('not the fields of this tool');
	return Object.fromEntries(
		Object.entries(fields).map(([name, field], index) => {
			const value: unknown = values[index];
			if (!fits(field, value)) throw new Error(`not a value of ${name}`);
			return [name, value];
		}),
	);
}
