import type { AppRouter } from '../router';
import { isRoutePath, type RoutePath } from '../routes';

/** What the router calls a destination. */
interface Goal {
	readonly to: RoutePath;
}

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
		const goal = goalOf(event);
		if (goal === undefined) return;
		event.preventDefault();
		clearTimeout(resting);
		void router.navigate(goal);
	});

	// What can't be fetched now is told when the link is followed.
	const fetchPage = (goal: Goal) => void router.preloadRoute(goal).catch(() => {});
	const onRest = (event: Event) => {
		const goal = goalOf(event);
		clearTimeout(resting);
		if (goal) resting = setTimeout(fetchPage, REST_MS, goal);
	};
	document.addEventListener('mouseover', onRest);
	document.addEventListener('focusin', onRest);
	const onTouch = (event: Event) => {
		const goal = goalOf(event);
		if (goal) fetchPage(goal);
	};
	document.addEventListener('touchstart', onTouch, { passive: true });
}

/**
 * The page that an event's link leads to; undefined for other sites, places inside a page, files, and whatever names its
 * target: `_self` asks for a fresh load.
 */
function goalOf({ target }: Event): Goal | undefined {
	const link = target instanceof Element ? target.closest('a') : null;
	if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
	if (link.search || link.hash) return undefined;
	return isRoutePath(link.pathname) ? { to: link.pathname } : undefined;
}
