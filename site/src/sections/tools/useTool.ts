import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readAddress } from '../../tools/address';
import { type State, untouched, writeState } from '../../tools/state';

/** How long the visitor has to rest until the address is written, in milliseconds: Safari takes 100 in half a minute. */
const REST_MS = 500;

type Input<Name extends keyof State> = NonNullable<State[Name]>;

/** A tool with what its visitor filled in. */
interface Tool<Name extends keyof State> {
	readonly input: Input<Name>;
	/** What the visitor filled in here and in the other tools. */
	readonly state: State;
	/** True when the visitor filled in something of this tool, here or in the address. */
	readonly isTouched: boolean;
	readonly change: (change: Partial<Input<Name>>) => void;
	/** True when the address means numbers that nobody can read. */
	readonly isRefused: boolean;
	/** Counts the addresses that came while the page was open: what was typed before that is no longer meant. */
	readonly arrivals: number;
	/** The fragment of the address that shows all this. Empty while all tools are untouched. */
	readonly fragment: string;
	/** Writes the address at once: the visitor is about to go on. */
	readonly keep: () => void;
}

/**
 * What the visitor filled in: the example, what the address says of it, and what was changed since. Kept in the address only.
 *
 * @param example what is shown before, or how it follows from the other tools
 */
export function useTool<Name extends keyof State>(
	name: Name,
	example: Input<Name> | ((state: State) => Input<Name>),
): Tool<Name> {
	const router = useRouter();
	const [state, setState] = useState<State>(untouched);
	const [changes, setChanges] = useState<Partial<Input<Name>>>({});
	const [isRefused, setRefused] = useState(false);
	const [arrivals, setArrivals] = useState(0);
	/** Path of the page, and what was written behind it last. */
	const written = useRef({ path: '', fragment: '' });

	useLayoutEffect(() => {
		written.current.path = location.pathname;
		const read = () => {
			const reading = readAddress(location.hash);
			if (reading === undefined) return false;
			setState(reading.ok ? reading.state : untouched);
			setRefused(!reading.ok);
			return true;
		};
		const arrive = () => {
			if (!read()) return;
			setChanges({});
			setArrivals((count) => count + 1);
		};
		// What was typed before React came goes on top of what the address says.
		read();
		addEventListener('hashchange', arrive);
		return () => removeEventListener('hashchange', arrive);
	}, []);

	const shared = state[name] as Input<Name> | null;
	const input = { ...(typeof example === 'function' ? example(state) : example), ...shared, ...changes };
	const isChanged = Object.keys(changes).length > 0;
	const isTouched = isChanged || shared !== null;
	const all: State = { ...state, [name]: isTouched ? input : null };
	const fragment = Object.values(all).some((one) => one !== null) ? writeState(all) : '';

	const keep = useCallback(() => {
		// The address may be another page's already, which is on its way, or lead to a place on this one.
		if (!isChanged || written.current.fragment === fragment || written.current.path !== location.pathname) return;
		written.current.fragment = fragment;
		const hash = fragment.slice(1);
		void router.navigate({ to: '.', search: true, hash, replace: true, resetScroll: false, hashScrollIntoView: false });
	}, [fragment, isChanged, router]);

	useEffect(() => {
		const timer = setTimeout(keep, REST_MS);
		return () => clearTimeout(timer);
	}, [keep]);

	const change = (change: Partial<Input<Name>>) => {
		setRefused(false);
		setChanges((before) => ({ ...before, ...change }));
	};
	return { input, state: all, isTouched, change, isRefused, arrivals, fragment, keep };
}
