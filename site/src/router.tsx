import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { loadTexts, SHELL_NAMESPACE } from './i18n/i18n';
import { pageComponent } from './pageComponents';
import { pages } from './routes';
import { ErrorScreen } from './shell/ErrorScreen';
import { NotFound } from './shell/NotFound';
import { Pages } from './shell/Pages';
import { Pending } from './shell/Pending';
import { Shell } from './shell/Shell';

const root = createRootRoute({
	component: Shell,
	notFoundComponent: NotFound,
});

const routeTree = root.addChildren(
	pages.map(({ path, ns }) =>
		createRoute({
			getParentRoute: () => root,
			path,
			component: Pages,
			// A side effect that the client repeats: texts never travel inside inline scripts.
			loader: () => Promise.all([loadTexts(ns), pageComponent(path).preload?.()]),
		}),
	),
);

/** A router over the route table. The prerender gives a memory history, the browser its own. */
export async function makeRouter(history?: RouterHistory) {
	await loadTexts([SHELL_NAMESPACE]);
	return createRouter({
		routeTree,
		...(history && { history }),
		defaultErrorComponent: ErrorScreen,
		defaultPendingComponent: Pending,
		// Canonical spellings differ by page.
		trailingSlash: 'preserve',
		// On the server it would emit an inline script, which the content security policy stops.
		scrollRestoration: typeof window !== 'undefined',
	});
}

export type AppRouter = Awaited<ReturnType<typeof makeRouter>>;
