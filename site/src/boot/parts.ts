/**
 * Parts of a page that may be left out while they are far from the window, as in `theme/base.css`. `data-below` stands on
 * one that begins below every phone's window, where its place in the markup alone doesn't tell.
 */
const PAGE = 'main > :not([class], [hidden])';
const PARTS = `:is(${PAGE} > * + :not(div), ${PAGE} > div section + section ~ section, main + section, footer > *, [data-below])`;

/** The parts of the page in view, from its top. */
export function partsOfPage(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(PARTS)];
}
