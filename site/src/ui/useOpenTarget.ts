import { useEffect } from 'react';

/** Opens the question that the address's fragment names, on arrival and whenever the address changes. */
export function useOpenTarget(pathname: string, hash: string): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has other questions.
	useEffect(() => {
		const target = document.getElementById(hash);
		if (!(target instanceof HTMLDetailsElement) || target.open) return;
		target.open = true;
		target.scrollIntoView();
	}, [pathname, hash]);
}
