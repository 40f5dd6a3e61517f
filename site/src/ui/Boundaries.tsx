import { Children, type ReactNode, Suspense } from 'react';

/**
 * Suspense boundaries: the parts of a page, each behind one of its own; the error boundary is the router's
 * (`shell/ErrorScreen.tsx`). Where somebody else has changed one before React came, as page
 * translation, password managers and blockers do, React makes that one anew and takes the others over as they are.
 */
export function Boundaries({ children }: { readonly children: ReactNode }) {
	return Children.map(children, (part) => <Suspense>{part}</Suspense>);
}
