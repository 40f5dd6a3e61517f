import { type RefObject, useEffect } from 'react';

/** Closes open `details` below an element on a press outside of them and on Escape, which gives the focus back. */
export function useDismissal(container: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const opened = () => container.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
		function onPress(event: PointerEvent) {
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
		document.addEventListener('pointerdown', onPress);
		document.addEventListener('keydown', onKey);
		return () => {
			document.removeEventListener('pointerdown', onPress);
			document.removeEventListener('keydown', onKey);
		};
	}, [container]);
}
