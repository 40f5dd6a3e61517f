/** A whole number, bounds included. */
export interface WholeField {
	readonly kind: 'whole';
	readonly min: number;
	readonly max: number;
	/** True for a small count, to which one is added at a time. */
	readonly isCount?: boolean;
}

/** A whole number, or null while the visitor has left it open. */
export interface OpenField {
	readonly kind: 'open';
	readonly min: number;
	readonly max: number;
}

/** One of several keys. */
export interface ChoiceField<Key extends string = string> {
	readonly kind: 'choice';
	readonly of: readonly Key[];
}

/** One line of the visitor's own words, which is only ever shown as text. */
export interface TextField {
	readonly kind: 'text';
	/** UTF-16 units, as an input's `maxlength` counts them. */
	readonly max: number;
}

/** A colour as `#rrggbb`, in lower case, as `<input type="color">` gives it. */
export interface ColourField {
	readonly kind: 'colour';
}

/** A question of a tool. */
export type ToolField = WholeField | OpenField | ChoiceField | TextField | ColourField;

/** The fields of each tool, by name, with their limits: addresses, inputs and tests read them here. */
export type Fields = Readonly<Record<string, ToolField>>;

type ValueOf<F extends ToolField> = F extends WholeField
	? number
	: F extends OpenField
		? number | null
		: F extends ChoiceField<infer Key>
			? Key
			: string;

/** The answers to a tool's fields. */
export type InputOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** A whole number with its bounds. */
export function whole(min: number, max: number): WholeField {
	return { kind: 'whole', min, max };
}

/** A small count with its bounds. */
export function count(min: number, max: number): WholeField {
	return { kind: 'whole', min, max, isCount: true };
}

/** A whole number with its bounds that may stay open. */
export function open(min: number, max: number): OpenField {
	return { kind: 'open', min, max };
}

/** One of these keys. */
export function choice<const Key extends string>(of: readonly Key[]): ChoiceField<Key> {
	return { kind: 'choice', of };
}

/** A line of at most so many UTF-16 units. */
export function text(max: number): TextField {
	return { kind: 'text', max };
}

/** A colour as `#rrggbb`. */
export function colour(): ColourField {
	return { kind: 'colour' };
}

const COLOUR = /^#[0-9a-f]{6}$/;
/** What no line of text has: control characters, line breaks, changes of direction, the invisible, halves of a character. */
const NO_TEXT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\ufeff]/u;
const ALL_NO_TEXT = new RegExp(NO_TEXT, 'gu');

/** The part of a typed or pasted text that a field keeps: the first characters, on one line. */
export function lineOf(typed: string, { max }: TextField): string {
	return typed.replace(/\s/g, ' ').slice(0, max).replace(ALL_NO_TEXT, '');
}

function isWhole(value: unknown, { min, max }: { readonly min: number; readonly max: number }): boolean {
	return typeof value === 'number' && Number.isSafeInteger(value) && min <= value && value <= max;
}

/** True for a value that the field can have, whatever it was read from. */
export function fits(field: ToolField, value: unknown): boolean {
	switch (field.kind) {
		case 'whole':
			return isWhole(value, field);
		case 'open':
			return value === null || isWhole(value, field);
		case 'choice':
			return typeof value === 'string' && field.of.includes(value);
		case 'text':
			return typeof value === 'string' && value.length <= field.max && !NO_TEXT.test(value);
		case 'colour':
			return typeof value === 'string' && COLOUR.test(value);
	}
}
