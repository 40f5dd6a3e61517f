import { type RefObject, useLayoutEffect } from 'react';
import { isTool } from '../ui/visit';
import { changedIn, type DraftField, restoreDrafts } from './drafts';

/**
 * Puts into fields, and into the state that follows from them, what a visitor typed or chose before React came, before a reload, or on
 * an earlier visit of the page.
 *
 * @param container holds the fields
 * @param take makes state of a field that holds something else than React rendered; of radio buttons, of the chosen one alone
 */
export function useEarlyInput(container: RefObject<HTMLElement | null>, take?: (field: DraftField) => void): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when React comes.
	useLayoutEffect(() => {
		// A tool's address counts more than what was typed here on an earlier visit.
		if (!isTool(location.pathname) || location.hash === '') restoreDrafts(container.current);
		if (take) for (const field of changedIn(container.current)) take(field);
	}, []);
}
