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
	const [told, setTold] = useState('');
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
			// For the router each fragment is a place, to which it need not scroll; the numbers of a tool are none.
			if (isAhead && toLocation.hash && document.getElementById(toLocation.hash) === null) scrollTo(0, 0);
			const goal = document.getElementById(toLocation.hash) ?? document.querySelector<HTMLElement>('main h1');
			if (goal) {
				goal.tabIndex = -1;
				// The router has scrolled to where the visitor begins or goes on.
				goal.focus({ preventScroll: true });
			}
			setTold(title);
		});
		return () => {
			removeEventListener('popstate', noteWayBack);
			unsubscribe();
		};
	}, [router]);
	return told;
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
		// The browser has been there before React came, and the visitor may have left since.
		if (!mayHaveGoneOn || (top > -1 && top < innerHeight)) target.scrollIntoView();
	}, [pathname, hash]);
}
