import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Opens the question that the address's fragment names, on arrival and whenever the fragment changes. */
export function useOpenTarget(): void {
	const { hash } = useLocation();
	useEffect(() => {
		const target = document.getElementById(hash);
		if (!(target instanceof HTMLDetailsElement) || target.open) return;
		target.open = true;
		target.scrollIntoView();
	}, [hash]);
}
