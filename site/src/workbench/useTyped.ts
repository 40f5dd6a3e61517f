import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { restoreDrafts } from '../forms/drafts';
import { afterPress } from '../ui/afterPress';
import { fits, type OpenField, type WholeField } from './fields';
import type { Writing } from './written';

/** A number that is asked for: what it may be, and how it is written. */
export interface NumberField {
	readonly bounds: WholeField | OpenField;
	readonly writing: Writing;
}

/** What stands in the fields of a tool. */
interface Typed<Name extends string> {
	/** As it was typed; the number, well written, once the field was left. */
	readonly text: (name: Name) => string;
	/** Fields that were left with something that is no number in their bounds. */
	readonly wrong: readonly Name[];
	readonly type: (name: Name, text: string) => void;
	readonly leave: (name: Name) => void;
}

/**
 * Numbers as they are typed. Each that can be read counts at once; what can't is kept as it is, and named when the field is
 * left. Takes over what was typed before React came.
 *
 * @param container holds the inputs, whose names are those of the fields; others are none of its business
 */
export function useTyped<Name extends string>(
	fields: Readonly<Record<Name, NumberField>>,
	input: Readonly<Record<Name, number | null>>,
	onRead: (name: Name, value: number | null) => void,
	container: RefObject<HTMLElement | null>,
): Typed<Name> {
	const [texts, setTexts] = useState<Partial<Record<Name, string>>>({});
	const [left, setLeft] = useState<readonly Name[]>([]);
	/** What counted before somebody began to type. */
	const before = useRef<Partial<Record<Name, number | null>>>({});

	const numberIn = (name: Name, text: string): number | null | undefined => {
		const { bounds, writing } = fields[name];
		const value = bounds.kind === 'open' && text.trim() === '' ? null : writing.read(text);
		return fits(bounds, value) ? value : undefined;
	};
	const type = (name: Name, text: string) => {
		if (texts[name] === undefined) before.current[name] = input[name];
		setTexts((others) => ({ ...others, [name]: text }));
		const value = numberIn(name, text);
		if (value === undefined) {
			// Not the beginning of what is no number: nobody meant 99 who typed 99999.
			const meant = before.current[name];
			if (meant !== undefined && meant !== input[name]) onRead(name, meant);
			return;
		}
		// Named again when it is left again, not while somebody types.
		setLeft((others) => others.filter((other) => other !== name));
		onRead(name, value);
	};
	const settle = (name: Name) => {
		const text = texts[name];
		if (text === undefined) return;
		if (numberIn(name, text) === undefined) setLeft((others) => [...others.filter((other) => other !== name), name]);
		else setTexts(({ [name]: _, ...others }) => others as typeof texts);
	};
	// A sentence about a number that is none moves all below it, and a number well written may be wider.
	const leave = (name: Name) => afterPress(() => settle(name));
	const written = (name: Name) => {
		const value = input[name];
		return value === null ? '' : fields[name].writing.write(value);
	};
	const text = (name: Name) => texts[name] ?? written(name);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when React comes.
	useLayoutEffect(() => {
		// An address with numbers counts more than what was typed here before.
		if (location.hash === '') restoreDrafts(container.current);
		for (const field of container.current?.querySelectorAll('input') ?? []) {
			const name = field.name as Name;
			if (name in fields && field.value !== text(name)) type(name, field.value);
		}
	}, []);

	const isWrong = (name: Name) => numberIn(name, text(name)) === undefined;
	return { text, wrong: left.filter(isWrong), type, leave };
}
