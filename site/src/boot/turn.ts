import type { RoutePath } from '../routes';

type Listener = (path: RoutePath) => void;

const listeners = new Set<Listener>();

/** Tells that the visitor turns to the link of a page whose code and texts are there. */
export function turnTo(path: RoutePath): void {
	for (const listener of listeners) listener(path);
}

/** Calls back at each turn, until the returned function is called. */
export function onTurn(listener: Listener): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}
