import fc from 'fast-check';
import type { Fields, InputOf, ToolField } from '../../../src/workbench/fields';
import { lineOf } from '../../../src/workbench/fields';

/** Every colour, as `#rrggbb`. */
export const colours = fc.integer({ max: 0xffffff, min: 0 }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

function anyOf(field: ToolField): fc.Arbitrary<unknown> {
	switch (field.kind) {
		case 'whole':
			return fc.integer(field);
		case 'open':
			return fc.option(fc.integer(field));
		case 'choice':
			return fc.constantFrom(...field.of);
		case 'text':
			return fc.string({ unit: 'binary', maxLength: field.max }).map((typed) => lineOf(typed, field));
		case 'colour':
			return colours;
	}
}

/** Every input that a tool's bounds allow. */
export function inputs<F extends Fields>(fields: F): fc.Arbitrary<InputOf<F>> {
	const values = Object.entries(fields).map(([name, field]) => [name, anyOf(field)] as const);
	return fc.record(Object.fromEntries(values), { noNullPrototype: true }) as fc.Arbitrary<InputOf<F>>;
}
