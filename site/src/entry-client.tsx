import './theme/tokens.css';
import './theme/font.css';
import './theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepPressesFromReact } from './boot/held';
import { followLinks } from './boot/links';
import { keepRestAside } from './boot/rest';
import { makeRouter } from './router';

// No await at the top level: the pages' files import from this one, and would wait for it while it waits for them.
async function start(): Promise<void> {
	const container = document.getElementById('root');
	if (container === null) throw new Error('#root is missing from the document');
	const router = await makeRouter();
	// Tells the router that the markup came from a server, so that both sides render the same boundaries.
	// Internal: the version is pinned, and a browser test fails on any hydration message.
	router.ssr = { manifest: undefined };
	await router.load();
	const app = (
		<StrictMode>
			<RouterProvider router={router} />
		</StrictMode>
	);
	keepPressesFromReact();
	if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, app));
	else createRoot(container).render(app);
	followLinks(router);
	keepRestAside(router.history);
}

void start();
