import { useEffect } from 'react';

/** The panels of the header that are open: of each group of the navigation, and of the languages. */
export function openPanels(): NodeListOf<HTMLDetailsElement> {
	return document.querySelectorAll<HTMLDetailsElement>('details[name="navigation"][open]');
}

/**
 * Closes open panels of the header by a click or the Tab key outside of them, and by Escape, which gives the focus back. By the click,
 * not its beginning: where panels are in the flow of the page, closing one moves all below it. What opens is brought into view.
 */
export function useDismissal(): void {
	useEffect(() => {
		function onElsewhere({ target }: Event) {
			for (const details of openPanels()) {
				// What it opens may stand beside it.
				if (!(details.closest('li') ?? details).contains(target as Node)) details.open = false;
			}
		}
		function onKeyUp(event: KeyboardEvent) {
			if (event.key === 'Tab') onElsewhere(event);
		}
		function onKeyDown({ key }: KeyboardEvent) {
			if (key !== 'Escape') return;
			for (const details of openPanels()) {
				details.open = false;
				details.querySelector('summary')?.focus();
			}
		}
		function onToggle({ target }: Event) {
			if (!(target instanceof HTMLDetailsElement && target.open && target.name === 'navigation')) return;
			// A panel that closed above has moved it. Where it is higher than the menu, its first line counts.
			for (const part of [target, target.firstElementChild]) part?.scrollIntoView({ block: 'nearest' });
		}
		document.addEventListener('click', onElsewhere);
		document.addEventListener('keyup', onKeyUp);
		document.addEventListener('keydown', onKeyDown);
		document.addEventListener('toggle', onToggle, true);
		return () => {
			document.removeEventListener('click', onElsewhere);
			document.removeEventListener('keyup', onKeyUp);
			document.removeEventListener('keydown', onKeyDown);
			document.removeEventListener('toggle', onToggle, true);
		};
	}, []);
}
