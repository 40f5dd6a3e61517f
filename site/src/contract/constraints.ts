import type { ErrorCode } from './generated/rejected';

/** The part of a JSON Schema that a form can check by itself. */
export interface Schema {
	readonly properties: Readonly<Record<string, object>>;
	readonly required?: readonly string[];
}

interface Property {
	readonly maxLength?: number;
	readonly pattern?: string;
	/** The code of a text that doesn't fit the pattern; in other texts the pattern asks for something that is seen. */
	readonly format?: 'email' | 'phone';
}

/** Native validation attributes of one field. */
export interface Constraints {
	readonly required: boolean;
	readonly pattern?: string;
}

/** What `type="email"` would tell a browser, beside the type itself. */
export const ADDRESS_INPUT = {
	autoComplete: 'email',
	inputMode: 'email',
	autoCapitalize: 'none',
	spellCheck: false,
} as const;

/** What a browser checks of an address without scripts. The rule itself would be a tenth of a small page. */
const ROUGHLY_AN_ADDRESS = '.+[@\uFF20].+';

function propertyOf(schema: Schema, name: string): Property {
	return schema.properties[name] ?? {};
}

/**
 * Turns a field's rules, written on the Rust field, into attributes of a native input. Not its length: a browser cuts off
 * without a word what is pasted beyond `maxlength`. Not `type="email"`: Chromium makes `strasse` of `straße` there, which is
 * somebody else's domain. No pattern but a rough one of an address: what a browser says of others is no help, the function's page is.
 */
export function constraints(schema: Schema, name: string): Constraints {
	const required = schema.required?.includes(name) ?? false;
	return { required, ...(propertyOf(schema, name).format === 'email' && { pattern: ROUGHLY_AN_ADDRESS }) };
}

/** Most characters that a field may hold. */
export function maxLengthOf(schema: Schema, name: string): number {
	return propertyOf(schema, name).maxLength ?? Number.POSITIVE_INFINITY;
}

/** How many characters a text has; the function counts no more. */
export function lengthOf(text: string): number {
	return Array.from(text.trim().normalize()).length;
}

/** Why the function will refuse a text, as far as the schema says; undefined when it will not. */
export function faultOf(schema: Schema, name: string, text: string): ErrorCode | undefined {
	const { pattern, format } = propertyOf(schema, name);
	const length = lengthOf(text);
	if (length === 0) return constraints(schema, name).required ? 'required' : undefined;
	if (length > maxLengthOf(schema, name)) return 'length';
	if (pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(text)) return undefined;
	return format ?? 'required';
}
