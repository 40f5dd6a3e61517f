import type { RouterHistory } from '@tanstack/react-router';
import { whenIdle } from './idle';
import { partsOfPage } from './parts';

let fromTop = false;
let runs = 0;

/** Whether the page that is being rendered came by a link of the site and is read from its top. */
export function arrivesAtTop(): boolean {
	return fromTop;
}

/**
 * Keeps the work of a page to what its window shows. `data-rest` on the root lets the browser leave out the parts below;
 * in idle moments each is laid out once, so that its size is known. Without the attribute everything is laid out at
 * once, as a place to come back to or a fragment needs it. `data-settled` tells tests that the first round is over.
 */
export function keepRestAside(history: RouterHistory): void {
	const { dataset } = document.documentElement;
	// The loader's first moments are over: no part waits any more (`theme/base.css`).
	if (dataset.rest) dataset.rest = '';
	let { pathname } = location;
	history.subscribe(({ location: next, action }) => {
		if (next.pathname === pathname) return;
		pathname = next.pathname;
		fromTop = action.type === 'PUSH';
		setRest(fromTop);
	});
	let width = innerWidth;
	addEventListener('resize', () => {
		if (width === innerWidth) return;
		width = innerWidth;
		layOutRest();
	});
	const main = document.querySelector('main');
	if (main) {
		const changes = new MutationObserver((records) => {
			if (records.some((record) => concernsPage(record, main))) layOutRest();
		});
		changes.observe(main, { childList: true, subtree: true, attributeFilter: ['hidden'] });
	}
	layOutRest();
}

/** Whether a page has come into view or has got more parts. A page out of sight, or one that goes, needs no layout. */
function concernsPage({ target, addedNodes }: MutationRecord, main: Element): boolean {
	const inView = (node: Node) => node instanceof HTMLElement && !node.hidden;
	if (target === main) return [...addedNodes].some(inView);
	return target.parentNode === main && inView(target);
}

/** Lays out a part in each idle moment, so that a tap never waits for all of them. */
function layOutRest(): void {
	const run = ++runs;
	const parts = partsOfPage();
	let laid: HTMLElement | undefined;
	let count = 0;
	const next = () => {
		// Known from now on: a part that stayed would cost in each change of the whole page's style.
		delete laid?.dataset.laid;
		if (run !== runs) return;
		laid = parts[count++];
		if (laid) {
			laid.dataset.laid = '';
			// A frame has to pass: the browser keeps the size that it has shown.
			requestAnimationFrame(() => whenIdle(next));
			return;
		}
		setRest(true);
		document.documentElement.dataset.settled = '';
	};
	whenIdle(next);
}

/** Only a change: the browser then works out the style of the whole page anew. */
function setRest(aside: boolean): void {
	const { dataset } = document.documentElement;
	if (aside === 'rest' in dataset) return;
	if (aside) dataset.rest = '';
	else delete dataset.rest;
}
