import { whenIdle } from './idle';
import { partsOfPage } from './parts';

/**
 * Makes a change that concerns every element, as another theme does: first in what the window shows, then, once that is
 * painted, in the parts beyond it.
 *
 * @param tell those who show that it was made; the change itself is seen without waiting for them
 */
export function changeWindowFirst(change: () => void, tell: () => void): void {
	const beyond = partsOfPage().filter((part) => isBeyondWindow(part) && !part.contains(document.activeElement));
	for (const part of beyond) part.dataset.aside = '';
	change();
	const show = () => {
		for (const part of beyond) delete part.dataset.aside;
	};
	// The first of the two frames shows the change.
	requestAnimationFrame(() =>
		requestAnimationFrame(() => {
			tell();
			whenIdle(show);
		}),
	);
}

function isBeyondWindow(part: HTMLElement): boolean {
	const { top, bottom } = part.getBoundingClientRect();
	return bottom < 0 || top > innerHeight;
}
