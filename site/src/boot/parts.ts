/** Parts of a page that may be left out while they are far from the window, as in `theme/base.css`. */
const PARTS = ':is(main > :not([class], [hidden]) > :nth-child(n + 3), footer > *)';

/** The parts of the page in view, from its top. */
export function partsOfPage(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(PARTS)];
}
