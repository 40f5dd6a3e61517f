import { useLocation } from '@tanstack/react-router';
import { type ComponentType, createContext, use, useState } from 'react';
import { OnDemand } from '../ui/OnDemand';

/** Set by the prerender, which writes every head. */
export const ServerHead = createContext<ComponentType | undefined>(undefined);

// The prerendered page has its head already: the browser fetches the code that writes it with the first change of page.
const loadHead = () => import('./LiveHead');

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
