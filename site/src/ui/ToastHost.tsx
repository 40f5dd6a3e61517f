import { useSyncExternalStore } from 'react';
import { OnDemand } from './OnDemand';
import type { ShownToast } from './Toasts';

/** How many are shown at once: a further one takes the place of the oldest. */
const VISIBLE = 3;

const loadToasts = () => import('./Toasts');

const NONE: readonly ShownToast[] = [];
let entries = NONE;
let made = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]): void {
	entries = next;
	for (const listener of listeners) listener();
}

/** Shows a short message. Never the only place where it stands: it goes by itself. */
export function notify(text: string): void {
	made += 1;
	show([...entries, { id: made, text }].slice(-VISIBLE));
}

function dismiss(id: number): void {
	show(entries.filter((entry) => entry.id !== id));
}

/** The next message tries again. */
function giveUp(): void {
	made = 0;
	show(NONE);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Where toasts appear; loads their code with the first message. */
export function ToastHost() {
	const shown = useSyncExternalStore(
		subscribe,
		() => entries,
		() => NONE,
	);
	return made > 0 && <OnDemand load={loadToasts} props={{ entries: shown, dismiss }} onFailure={giveUp} />;
}
