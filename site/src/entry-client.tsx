import './theme/tokens.css';
import './theme/font.css';
import './theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { stopWaiting } from './boot/early-presses';
import { allowLeaving, keepDrafts } from './forms/drafts';
import { loadTexts, SHELL_NAMESPACE } from './i18n/i18n';
import { makeRouter } from './router';
import { arrival } from './shell/ErrorScreen';

declare global {
	interface Window {
		/** Missing in Safari before 26 and Firefox before 148, which don't ask for it either. */
		readonly trustedTypes?: {
			createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): void;
		};
	}
}

// Worker and analytics script are named by their addresses, which `script-src` bounds. Text that would become markup or code is refused.
window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });

/** What went wrong and was handled: for whoever works on the site. */
const OPTIONS = {
	onCaughtError: (error: unknown) => console.warn('A part of the page failed:', error),
	onRecoverableError: (error: unknown) => console.warn('A part of the page was made anew:', error),
};

// No await at the top level: the pages' files import from this one, and would wait for it while it waits for them.
async function start(): Promise<void> {
	const container = document.getElementById('root');
	if (container === null) throw new Error('#root is missing from the document');
	const router = makeRouter();
	// Tells the router that the markup came from a server, so that both sides render the same boundaries. No public
	// function does; `ready` of `site/tests/browser/support/visitor.ts` says so when that changes.
	router.ssr = { manifest: undefined };
	// Asked for at once.
	await Promise.all([loadTexts([SHELL_NAMESPACE]), router.load()]);
	const app = (
		<StrictMode>
			<RouterProvider router={router} />
		</StrictMode>
	);
	keepDrafts();
	if (!container.hasChildNodes()) {
		createRoot(container, OPTIONS).render(app);
		return;
	}
	const failed = router.state.matches.find(({ status }) => status === 'error');
	if (failed) throw failed.error;
	arrival.isShown = true;
	router.subscribe('onBeforeLoad', ({ pathChanged }) => {
		if (pathChanged) arrival.isShown = false;
	});
	stopWaiting();
	startTransition(() => void hydrateRoot(container, app, OPTIONS));
}

start().catch((error) => {
	// The page is complete without React, and stays as it is.
	console.warn('The page stays as it came:', error);
	allowLeaving();
	window.nono?.giveUp();
});
