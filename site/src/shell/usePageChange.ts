import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { metaOf } from './meta';

/**
 * Does what a browser does at a fresh load: after a change of page the focus is at its headline, or at what the address
 * leads to, so that reading and the Tab key go on from there.
 *
 * @returns the title to announce; empty until the first change
 */
export function usePageChange(): string {
	const router = useRouter();
	const [title, setTitle] = useState('');
	useEffect(
		() =>
			router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
				if (!pathChanged) return;
				const goal = document.getElementById(toLocation.hash) ?? document.querySelector<HTMLElement>('main h1');
				if (goal) {
					goal.tabIndex = -1;
					// The router has scrolled to where the visitor begins or goes on.
					goal.focus({ preventScroll: true });
				}
				const { matches } = router.state;
				document.title = metaOf(matches[matches.length - 1]?.fullPath).title;
				setTitle(document.title);
			}),
		[router],
	);
	return title;
}
