import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { beginWith, changeTo, isEarlier, noFragment, noteAddress, ownFragment, subscribe } from '../ui/visit';
import { readAddress } from './address';
import { readState, type State, untouched, writeState } from './state';

/** How long the visitor has to rest until the address is written, in milliseconds: Safari takes 100 in half a minute. */
const REST_MS = 500;

/** What the visitor filled in, in all tools. */
interface Visit {
	readonly state: State;
	/** The fragment of the address that shows all this. Empty while all tools are untouched. */
	readonly fragment: string;
	/** True when the address means numbers that nobody can read. */
	readonly isRefused: boolean;
	/** Counts the addresses that came while the page was open: what was typed before that is no longer meant. */
	readonly arrivals: number;
	readonly change: (change: (before: State) => State) => void;
	/** Writes the address at once: the visitor is about to go on. */
	readonly keep: () => void;
}

function fragmentOf(state: State): string {
	return Object.values(state).some((tool) => tool !== null) ? writeState(state) : '';
}

function stateOf(fragment: string): State {
	const reading = readState(fragment);
	return reading.ok ? reading.state : untouched;
}

/**
 * Takes over the numbers of an address. One that leads to a place on the page, or that the visitor's own numbers had before,
 * takes nothing away; one that was typed in or pasted always counts: the router has given it no state yet.
 */
function takeNumbers(hash: string): 'kept' | 'taken' | 'refused' {
	const reading = readAddress(hash);
	if (reading === undefined) return 'kept';
	const isOpenedAnew = history.state === null;
	if (!reading.ok) {
		if (ownFragment() !== '' && !isOpenedAnew) return 'kept';
		beginWith('');
		return 'refused';
	}
	const fragment = fragmentOf(reading.state);
	if (fragment === ownFragment()) noteAddress();
	else if (isOpenedAnew || !isEarlier(fragment)) {
		beginWith(fragment);
		return 'taken';
	}
	return 'kept';
}

let hasCome = false;

/** The fragment that the document came with, whatever took its place since. Only to the first who asks: later ones mean another page. */
function arrivedWith(): string {
	if (hasCome) return '';
	hasCome = true;
	return performance.getEntriesByType('navigation')[0]?.name.match(/#.*/)?.[0] ?? '';
}

/** What the visitor filled in during this visit, in memory, and beside it in the address of the page. */
export function useVisit(): Visit {
	const router = useRouter();
	const fragment = useSyncExternalStore(subscribe, ownFragment, noFragment);
	const state = useMemo(() => stateOf(fragment), [fragment]);
	const [isRefused, setRefused] = useState(false);
	const [arrivals, setArrivals] = useState(0);
	/** Path of the page, once its address has been read. */
	const path = useRef('');

	const keep = useCallback(() => {
		const own = ownFragment();
		// The address may be another page's already, which is on its way.
		if (own === '' || own === location.hash || path.current !== location.pathname) return;
		// Numbers from elsewhere have just arrived and are not announced yet.
		const there = readAddress(location.hash);
		if (there?.ok && !isEarlier(fragmentOf(there.state))) return;
		noteAddress();
		const hash = own.slice(1);
		void router.navigate({ to: '.', search: true, hash, replace: true, resetScroll: false, hashScrollIntoView: false });
	}, [router]);

	/** What was typed before React came, which is reported first, goes on top of what the address says. */
	const read = useCallback(() => {
		if (path.current !== '') return;
		path.current = location.pathname;
		const came = arrivedWith();
		// A skip link may have been faster than React.
		const isPlace = readAddress(location.hash) === undefined;
		setRefused(takeNumbers(isPlace ? came : location.hash) === 'refused');
	}, []);

	useLayoutEffect(() => {
		read();
		const arrive = () => {
			if (path.current !== location.pathname) return;
			const outcome = takeNumbers(location.hash);
			if (outcome === 'kept') keep();
			else {
				setRefused(outcome === 'refused');
				setArrivals((count) => count + 1);
			}
		};
		addEventListener('hashchange', arrive);
		return () => removeEventListener('hashchange', arrive);
	}, [keep, read]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: with each change the rest begins anew.
	useEffect(() => {
		const timer = setTimeout(keep, REST_MS);
		return () => clearTimeout(timer);
	}, [fragment, keep]);

	const change = (change: (before: State) => State) => {
		read();
		setRefused(false);
		changeTo(fragmentOf(change(stateOf(ownFragment()))));
	};
	return { state, fragment, isRefused, arrivals, change, keep };
}
