import { faultOf, type Schema } from '../contract/constraints';
import type { ErrorCode, Rejected } from '../contract/generated/rejected';

export type Errors = Rejected['errors'];

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
	return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function faultOfField(schema: Schema, field: HTMLInputElement | HTMLTextAreaElement): ErrorCode | undefined {
	if (field.type !== 'checkbox') return faultOf(schema, field.name, field.value);
	return field.required && !(field as HTMLInputElement).checked ? 'accepted' : undefined;
}

/** Reads what is wrong in a form, in the words of the API. */
export function faultsOf(schema: Schema, form: HTMLFormElement): Errors {
	const errors: Record<string, ErrorCode> = {};
	for (const field of form.elements) {
		// A visitor could not correct a hidden field.
		const code = isField(field) && field.willValidate ? faultOfField(schema, field) : undefined;
		if (code !== undefined) errors[(field as HTMLInputElement).name] = code;
	}
	return errors;
}

/** The errors after a field has changed: of this field only what is still wrong, and nothing new of any other. */
export function corrected(schema: Schema, errors: Errors, target: EventTarget): Errors {
	if (!isField(target) || errors[target.name] === undefined) return errors;
	const { [target.name]: before, ...others } = errors;
	const code = faultOfField(schema, target);
	if (code === before) return errors;
	return code === undefined ? others : { ...errors, [target.name]: code };
}
