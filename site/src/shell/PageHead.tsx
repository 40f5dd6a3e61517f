import { useLocation } from '@tanstack/react-router';
import { type ComponentType, createContext, use, useState } from 'react';
import { OnDemand } from '../ui/OnDemand';

/** Set by the prerender, which writes every head. */
export const ServerHead = createContext<ComponentType | undefined>(undefined);

const loadHead = () => import('./LiveHead');

const arrivedAt = globalThis.location?.pathname;

/** Begins to fetch the code that writes the head, together with the first other page. The page of arrival has its head already. */
export function prepareHead(path: string): void {
	// What fails is asked for again when it is needed.
	if (arrivedAt !== undefined && path !== arrivedAt) loadHead().catch(() => {});
}

/** The page's head: written while prerendering, and by React from the first change of page on. */
export function PageHead() {
	const Head = use(ServerHead);
	const { pathname } = useLocation();
	const [arrival] = useState(pathname);
	const [left, setLeft] = useState(false);
	if (Head) return <Head />;
	if (!left && pathname !== arrival) setLeft(true);
	return left && <OnDemand load={loadHead} props={{}} />;
}
