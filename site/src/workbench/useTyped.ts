import { type RefObject, useState } from 'react';
import { useEarlyInput } from '../forms/useEarlyInput';
import { afterPress } from '../ui/afterPress';
import {
	type ChoiceField,
	type ColourField,
	fits,
	lineOf,
	type OpenField,
	type TextField,
	type WholeField,
} from './fields';
import type { Writing } from './written';

/** A number that is asked for: what it may be, and how it is written. */
export interface NumberField {
	readonly bounds: WholeField | OpenField;
	readonly writing: Writing;
}

type Value = number | string | null;

/** What somebody typed into a field. */
interface Entry {
	readonly text: string;
	/** What counted before. */
	readonly before: Value;
	readonly isLeft: boolean;
}

/** The contents of a tool's fields. */
interface Typed<Name extends string> {
	/** A number as it was typed, and well written once the field was left; everything else as it counts. */
	readonly text: (name: Name) => string;
	/** Fields that were left with something that is no number in their bounds, and lines of which only the beginning counts. */
	readonly wrong: readonly Name[];
	readonly type: (name: Name, text: string) => void;
	readonly leave: (name: Name) => void;
}

/**
 * What is typed, drawn or chosen, also before React came. A number that can be read counts at once; what can't is kept as it
 * is, and named when the field is left. Words count at once, cut off where they are too long.
 *
 * @param container holds the inputs, whose names are those of the fields; others are ignored
 */
export function useTyped<Name extends string>(
	fields: Readonly<Record<Name, NumberField | TextField | ChoiceField | ColourField>>,
	input: Readonly<Record<Name, Value>>,
	onChange: (change: { readonly [Each in Name]?: never }) => void,
	onLeave: () => void,
	container: RefObject<HTMLElement | null>,
): Typed<Name> {
	const [entries, setEntries] = useState<Partial<Record<Name, Entry>>>({});

	/** Undefined for what the field can't have. */
	const valueIn = (name: Name, text: string): Value | undefined => {
		const field = fields[name];
		if ('writing' in field) {
			const value = field.bounds.kind === 'open' && text.trim() === '' ? null : field.writing.read(text);
			return fits(field.bounds, value) ? value : undefined;
		}
		if (field.kind === 'text') return lineOf(text, field);
		return fits(field, text) ? text : undefined;
	};
	const type = (name: Name, text: string) => {
		const value = valueIn(name, text);
		const { before, isLeft } = entries[name] ?? { before: input[name], isLeft: false };
		// Named again when it is left again, not while somebody types.
		const entry: Entry = { text, before, isLeft: isLeft && value === undefined };
		setEntries((others) => ({ ...others, [name]: entry }));
		// Not the beginning of what is no number: nobody meant 99 who typed 99999.
		const meant = value === undefined ? before : value;
		// Each field has values of its own type.
		if (value !== undefined || before !== input[name]) onChange({ [name]: meant } as never);
	};
	const settle = (name: Name) =>
		setEntries((others) => {
			const { [name]: entry, ...rest } = others;
			if (entry === undefined || !('writing' in fields[name])) return others;
			if (valueIn(name, entry.text) !== undefined) return rest as typeof others;
			return { ...others, [name]: { ...entry, isLeft: true } };
		});
	const leave = (name: Name) => {
		// The message about an invalid number moves all below it, and a formatted number may be wider.
		afterPress(() => settle(name));
		onLeave();
	};
	const text = (name: Name) => {
		const [field, value] = [fields[name], input[name]];
		if (!('writing' in field) || typeof value === 'string') return String(value ?? '');
		return entries[name]?.text ?? (value === null ? '' : field.writing.write(value));
	};
	const isWrong = (name: Name) => {
		const [field, entry] = [fields[name], entries[name]];
		if (entry === undefined) return false;
		if ('writing' in field) return entry.isLeft && valueIn(name, entry.text) === undefined;
		return field.kind === 'text' && entry.text.length > field.max;
	};

	useEarlyInput(container, (field) => {
		const name = field.name as Name;
		if (!(name in fields)) return;
		type(name, field.value);
		if (field !== document.activeElement) settle(name);
	});

	return { text, wrong: (Object.keys(fields) as Name[]).filter(isWrong), type, leave };
}
