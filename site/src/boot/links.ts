import type { AppRouter } from '../router';
import { isRoutePath, type RoutePath } from '../routes';
import { turnTo } from './turn';

/** How long pointer or focus rest on a link before its page is fetched, in milliseconds: the router's own default. */
const REST_MS = 50;

/**
 * Makes every link into the site change the page without a fresh load, and fetches that page once the visitor turns to
 * the link. Listens on the document alone: a handler on each of a page's hundred links costs more than the page's change.
 */
export function followLinks(router: AppRouter): void {
	let resting: ReturnType<typeof setTimeout> | undefined;
	document.addEventListener('click', (event) => {
		if (event.defaultPrevented || event.button !== 0) return;
		if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
		const to = pageOf(event);
		if (to === undefined) return;
		event.preventDefault();
		clearTimeout(resting);
		void router.navigate({ to });
	});

	// What can't be fetched now is told when the link is followed.
	const fetchPage = (to: RoutePath) =>
		void router.preloadRoute({ to }).then(
			() => turnTo(to),
			() => {},
		);
	const onRest = (event: Event) => {
		const to = pageOf(event);
		clearTimeout(resting);
		if (to) resting = setTimeout(fetchPage, REST_MS, to);
	};
	document.addEventListener('mouseover', onRest);
	document.addEventListener('focusin', onRest);
	const onTouch = (event: Event) => {
		const to = pageOf(event);
		if (to) fetchPage(to);
	};
	document.addEventListener('touchstart', onTouch, { passive: true });
}

/**
 * The page that an event's link leads to; undefined for other sites, places inside a page, files, and whatever names its
 * target: `_self` asks for a fresh load.
 */
function pageOf({ target }: Event): RoutePath | undefined {
	const link = target instanceof Element ? target.closest('a') : null;
	if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
	if (link.search || link.hash) return undefined;
	return isRoutePath(link.pathname) ? link.pathname : undefined;
}
