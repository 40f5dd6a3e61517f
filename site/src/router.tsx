import {
	createRootRoute,
	createRoute,
	createRouter,
	notFound,
	type RouteComponent,
	type RouterHistory,
} from '@tanstack/react-router';
import { loadTexts } from './i18n/i18n';
import { defaultOf, inTime } from './missing-file';
import { pageComponents } from './pageComponents';
import { isRoutePath, pages, type RoutePath } from './routes';
import { ErrorScreen } from './shell/ErrorScreen';
import { NotFound } from './shell/NotFound';
import { Pending } from './shell/Pending';
import { Shell } from './shell/Shell';

const root = createRootRoute({
	component: Shell,
	notFoundComponent: NotFound,
	// The router takes other spellings for the same page; the edge has sent those to the one that counts, or refused them.
	beforeLoad: ({ location }) => {
		if (!isRoutePath(location.pathname)) throw notFound();
	},
});

/**
 * Components of pages that have come. The router's own lazy components load the document by themselves when one fails, or ask
 * for it once more first (`docs/decisions/0026`).
 */
const components = new Map<RoutePath, RouteComponent>();

async function loadPage(path: RoutePath): Promise<void> {
	// Asked for again, it stays the same component, which React does not make anew.
	if (!components.has(path)) components.set(path, await defaultOf(pageComponents[path]()));
}

const routeTree = root.addChildren(
	pages.map(({ path, ns }) =>
		createRoute({
			getParentRoute: () => root,
			path,
			component: () => {
				const Page = components.get(path);
				return Page && <Page />;
			},
			// A side effect that the client repeats: texts never travel inside inline scripts.
			loader: () => inTime(Promise.all([loadTexts(ns), loadPage(path)])),
		}),
	),
);

/** A router over the route table. The prerender gives a memory history, the browser its own. */
export function makeRouter(history?: RouterHistory) {
	let hasArrived = false;
	return createRouter({
		routeTree,
		...(history && { history }),
		defaultErrorComponent: ErrorScreen,
		defaultPendingComponent: Pending,
		defaultPreload: 'intent',
		// Canonical spellings differ by page.
		trailingSlash: 'preserve',
		scrollRestoration:
			// On the server it would emit an inline script, which the content security policy stops.
			typeof window !== 'undefined' &&
			// Where a visitor begins or reloads, the browser has scrolled long before React comes, and they may have gone on since.
			(() => {
				const isChange = hasArrived;
				hasArrived = true;
				return isChange;
			}),
	});
}

export type AppRouter = ReturnType<typeof makeRouter>;
