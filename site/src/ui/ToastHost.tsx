import { useCallback, useSyncExternalStore } from 'react';
import { OnDemand } from './OnDemand';

const loadToasts = () => import('./Toasts');

const NONE: readonly string[] = [];
let pending: readonly string[] = NONE;
let used = false;
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
	pending = next;
	for (const listener of listeners) listener();
}

/** Shows a short message. Never the only place where it stands: it goes by itself. */
export function notify(text: string): void {
	used = true;
	change([...pending, text]);
}

/** The next message tries again. */
function giveUp(): void {
	used = false;
	change(NONE);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Where toasts appear; loads their code with the first message. */
export function ToastHost() {
	const waiting = useSyncExternalStore(
		subscribe,
		() => pending,
		() => NONE,
	);
	const taken = useCallback(() => change(NONE), []);
	if (!used) return null;
	return <OnDemand load={loadToasts} props={{ pending: waiting, taken }} onFailure={giveUp} />;
}
