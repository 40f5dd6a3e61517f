/** The part of a JSON Schema that an input element can express. */
interface Schema {
	readonly properties: Readonly<Record<string, object>>;
	readonly required?: readonly string[];
}

interface Property {
	readonly maxLength?: number;
	readonly pattern?: string;
	readonly format?: string;
}

/** Native validation attributes of one field. */
export interface Constraints {
	readonly required: boolean;
	readonly maxLength?: number;
	readonly pattern?: string;
	readonly type?: 'email';
}

/** Turns a field's rules, written on the Rust field, into attributes of a native input. */
export function constraints<S extends Schema>(schema: S, name: keyof S['properties'] & string): Constraints {
	const property = (schema.properties[name] ?? {}) as Property;
	return {
		required: schema.required?.includes(name) ?? false,
		...(property.maxLength !== undefined && { maxLength: property.maxLength }),
		...(property.pattern !== undefined && { pattern: property.pattern }),
		...(property.format === 'email' && { type: 'email' as const }),
	};
}
