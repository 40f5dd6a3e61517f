import { type RefObject, useEffect } from 'react';

/**
 * Closes open `details` below an element by a press or the Tab key outside of them, and by Escape, which gives the focus back.
 * At the end of the press: where they are in the flow of the page, all below them moves. What opens is brought into view.
 */
export function useDismissal(container: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const all = container.current;
		const opened = () => all?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
		function onElsewhere({ target }: Event) {
			for (const details of opened()) {
				if (!details.contains(target as Node)) details.open = false;
			}
		}
		function onKeyUp(event: KeyboardEvent) {
			if (event.key === 'Tab') onElsewhere(event);
		}
		function onKeyDown({ key }: KeyboardEvent) {
			if (key !== 'Escape') return;
			for (const details of opened()) {
				details.open = false;
				details.querySelector('summary')?.focus();
			}
		}
		function onToggle({ target }: Event) {
			if (!(target instanceof HTMLDetailsElement && target.open)) return;
			// What closed above it has taken it along. Where it is higher than the menu, its beginning counts.
			for (const part of [target, target.firstElementChild]) part?.scrollIntoView({ block: 'nearest' });
		}
		document.addEventListener('click', onElsewhere);
		document.addEventListener('keyup', onKeyUp);
		document.addEventListener('keydown', onKeyDown);
		all?.addEventListener('toggle', onToggle, true);
		return () => {
			document.removeEventListener('click', onElsewhere);
			document.removeEventListener('keyup', onKeyUp);
			document.removeEventListener('keydown', onKeyDown);
			all?.removeEventListener('toggle', onToggle, true);
		};
	}, [container]);
}
