import { type ReactNode, useDeferredValue } from 'react';
import { arrivesAtTop } from '../boot/rest';

/**
 * What lies below the first window of a page. When a link leads to the page, its top is painted first and this follows
 * at once; in the prerendered page, and where the visitor comes back to a place in it, it is there from the start.
 */
export function Later({ children }: { readonly children: ReactNode }) {
	return useDeferredValue(true, !arrivesAtTop()) && children;
}
