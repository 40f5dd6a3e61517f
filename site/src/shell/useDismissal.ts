import { type RefObject, useEffect } from 'react';

/** Closes open `details` below an element on a press or focus outside of them and on Escape, which gives the focus back. */
export function useDismissal(container: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const opened = () => container.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
		function onElsewhere(event: Event) {
			for (const details of opened()) {
				if (!details.contains(event.target as Node)) details.open = false;
			}
		}
		function onKey(event: KeyboardEvent) {
			if (event.key !== 'Escape') return;
			for (const details of opened()) {
				details.open = false;
				details.querySelector('summary')?.focus();
			}
		}
		document.addEventListener('pointerdown', onElsewhere);
		document.addEventListener('focusin', onElsewhere);
		document.addEventListener('keydown', onKey);
		return () => {
			document.removeEventListener('pointerdown', onElsewhere);
			document.removeEventListener('focusin', onElsewhere);
			document.removeEventListener('keydown', onKey);
		};
	}, [container]);
}
