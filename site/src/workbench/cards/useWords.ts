import { type RefObject, useLayoutEffect, useState } from 'react';
import { fits, lineOf } from '../fields';
import { isWord, type WordName } from './fields';
import { type CardsInput, cardsFields } from './model';

/**
 * What is typed as words, drawn or chosen counts at once, and so does what was there before React came. Of what is too long the
 * beginning counts, and the field is named in `cut`.
 */
export function useWords(
	input: CardsInput,
	onChange: (change: Partial<CardsInput>) => void,
	container: RefObject<HTMLElement | null>,
): { readonly type: (name: WordName, typed: string) => void; readonly cut: readonly WordName[] } {
	const [cut, setCut] = useState<readonly WordName[]>([]);
	const type = (name: WordName, typed: string) => {
		onChange({ [name]: lineOf(typed, cardsFields[name]) });
		setCut((others) => [
			...others.filter((other) => other !== name),
			...(typed.length > cardsFields[name].max ? [name] : []),
		]);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when React comes.
	useLayoutEffect(() => {
		for (const field of container.current?.querySelectorAll('input') ?? []) {
			const { name, type: kind, value, checked } = field;
			if (isWord(name) && value !== input[name]) type(name, value);
			if (kind === 'color' && value !== input.ground && fits(cardsFields.ground, value)) onChange({ ground: value });
			if (kind === 'radio' && checked && value !== input.ink) onChange({ ink: value === 'dark' ? 'dark' : 'white' });
		}
	}, []);
	return { type, cut };
}
