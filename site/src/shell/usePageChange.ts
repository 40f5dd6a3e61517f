import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { showTitle } from './meta';

/**
 * Does what a browser does at a fresh load: after a change of page the focus is at its headline, or at what the address
 * leads to, so that reading and the Tab key go on from there.
 *
 * @returns the title to announce; empty until the first change
 */
export function usePageChange(): string {
	const router = useRouter();
	const [announced, setAnnounced] = useState('');
	useEffect(() => {
		let isWayBack = false;
		const noteWayBack = () => {
			isWayBack = true;
		};
		addEventListener('popstate', noteWayBack);
		const unsubscribe = router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
			const title = showTitle(toLocation.pathname);
			const isAhead = !isWayBack;
			isWayBack = false;
			if (!pathChanged) return;
			// The router leaves scrolling to a fragment to the browser; a tool's fragment holds numbers and names no place.
			if (isAhead && toLocation.hash && document.getElementById(toLocation.hash) === null) scrollTo(0, 0);
			const goal = document.getElementById(toLocation.hash) ?? document.querySelector<HTMLElement>('main h1');
			if (goal) {
				goal.tabIndex = -1;
				// The router has scrolled already.
				goal.focus({ preventScroll: true });
			}
			setAnnounced(title);
		});
		return () => {
			removeEventListener('popstate', noteWayBack);
			unsubscribe();
		};
	}, [router]);
	return announced;
}

/** Opens the question that the address's fragment names, on arrival and whenever the address changes. */
export function useOpenTarget(pathname: string, hash: string): void {
	const isArrival = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has other questions.
	useEffect(() => {
		const target = document.getElementById(hash);
		const mayHaveGoneOn = isArrival.current;
		isArrival.current = false;
		if (!(target instanceof HTMLDetailsElement) || target.open) return;
		const { top } = target.getBoundingClientRect();
		target.open = true;
		// On arrival the browser has scrolled there before React came, and the visitor may have scrolled on since.
		if (!mayHaveGoneOn || (top > -1 && top < innerHeight)) target.scrollIntoView();
	}, [pathname, hash]);
}
