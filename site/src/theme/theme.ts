/** Where the visitor's choice is kept; the name is the customer's. */
const STORAGE_KEY = 'nono-ui-theme';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

function isTheme(value: unknown): value is Theme {
	return themes.some((theme) => theme === value);
}

/** The choice where storage is closed or full: it lasts as long as the document. */
let unstored: Theme | undefined;

/** The visitor's choice, or `system` when there is none. */
export function readTheme(): Theme {
	if (unstored) return unstored;
	try {
		const stored = localStorage.getItem(STORAGE_KEY);
		return isTheme(stored) ? stored : 'system';
	} catch {
		return 'system';
	}
}

/** Shows a theme. `system` needs no attribute: the tokens follow the device by `color-scheme`. */
function show(theme: Theme): void {
	if (theme === 'system') delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
}

/** Shows and keeps a choice. Called on the visitor's click only, so that nothing is stored unasked. */
export function chooseTheme(theme: Theme): void {
	show(theme);
	try {
		localStorage.setItem(STORAGE_KEY, theme);
		unstored = undefined;
	} catch {
		unstored = theme;
	}
	for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: choices made here and in other tabs. */
export function subscribeTheme(listener: () => void): () => void {
	const onStorage = (event: StorageEvent) => {
		if (event.key !== STORAGE_KEY) return;
		unstored = undefined;
		show(readTheme());
		listener();
	};
	listeners.add(listener);
	window.addEventListener('storage', onStorage);
	return () => {
		listeners.delete(listener);
		window.removeEventListener('storage', onStorage);
	};
}
