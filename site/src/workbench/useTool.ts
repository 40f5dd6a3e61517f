import type { State } from './state';
import { useVisit } from './useVisit';

type Input<Name extends keyof State> = NonNullable<State[Name]>;

/** A tool with what its visitor filled in. */
interface Tool<Name extends keyof State> extends Omit<ReturnType<typeof useVisit>, 'change'> {
	readonly input: Input<Name>;
	readonly change: (change: Partial<Input<Name>>) => void;
}

/**
 * What the visitor filled in in a tool, or the example until then.
 *
 * @param example what is shown before, or how it follows from the other tools
 */
export function useTool<Name extends keyof State>(
	name: Name,
	example: Input<Name> | ((state: State) => Input<Name>),
): Tool<Name> {
	const visit = useVisit();
	const inputOf = (state: State) =>
		(state[name] as Input<Name> | null) ?? (typeof example === 'function' ? example(state) : example);
	const change = (change: Partial<Input<Name>>) =>
		visit.change((before) => ({ ...before, [name]: { ...inputOf(before), ...change } }));
	return { ...visit, input: inputOf(visit.state), change };
}
