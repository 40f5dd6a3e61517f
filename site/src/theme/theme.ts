/** Where the visitor's choice is kept; the name is the customer's. */
const STORAGE_KEY = 'nono-ui-theme';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();

/** The theme that is shown; `boot/loader.js` has shown the stored one. */
export function readTheme(): Theme {
	return themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system';
}

/** `system` needs no attribute: the tokens follow the device by `color-scheme`. */
function showTheme(theme: string | null): void {
	const { dataset } = document.documentElement;
	if (theme === 'light' || theme === 'dark') dataset.theme = theme;
	else delete dataset.theme;
	for (const listener of listeners) listener();
}

/** Shows and stores a choice. Called on the visitor's click only, so that nothing is stored unasked. */
export function chooseTheme(theme: Theme): void {
	showTheme(theme);
	try {
		localStorage.setItem(STORAGE_KEY, theme);
	} catch {
		// Where storage is closed or full, the choice lasts as long as the document.
	}
}

/** For `useSyncExternalStore`: choices made here and in other tabs. */
export function subscribeTheme(listener: () => void): () => void {
	const onStorage = ({ key, newValue }: StorageEvent) => {
		if (key === STORAGE_KEY) showTheme(newValue);
	};
	listeners.add(listener);
	window.addEventListener('storage', onStorage);
	return () => {
		listeners.delete(listener);
		window.removeEventListener('storage', onStorage);
	};
}
