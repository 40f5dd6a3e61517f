import './theme/tokens.css';
import './theme/font.css';
import './theme/base.css';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createElement, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { loadTexts } from './i18n/i18n';
import { makeRouter } from './router';
import { type SceneName, scenes, textsOf } from './scenes/index';
import { Head } from './shell/Head';
import { ServerHead } from './shell/PageHead';

export { brand } from './content/brand';
export { parentOf } from './content/navigation';
export { LANGUAGE, textOf } from './i18n/i18n';
export { isRoutePath, pages, routes } from './routes';
export { previewOf } from './shell/preview';

/** The body of one page: its head tags first, as React hoists them, then the shell. */
export async function renderPage(url: string): Promise<string> {
	const router = await makeRouter(createMemoryHistory({ initialEntries: [url] }));
	await router.load();
	const failed = router.state.matches.find((match) => match.status === 'error');
	if (failed) throw failed.error;
	const errors: unknown[] = [];
	const { prelude } = await prerender(
		<StrictMode>
			<ServerHead value={Head}>
				<RouterProvider router={router} />
			</ServerHead>
		</StrictMode>,
		// Over this size React would move content into inline scripts, which the content security policy stops.
		{
			progressiveChunkSize: Number.MAX_SAFE_INTEGER,
			// The router's boundary would show the error screen; a page that fails here must fail the build.
			onError: (error) => void errors.push(error),
		},
	);
	if (errors.length > 0) throw new Error(`${url} can't be rendered`, { cause: errors[0] });
	return new Response(prelude).text();
}

/** Names of the scenes that pages show as files. */
export const sceneNames = Object.keys(scenes) as SceneName[];

/** One scene as SVG markup. */
export async function renderScene(name: SceneName): Promise<string> {
	await loadTexts(textsOf(name));
	return renderToStaticMarkup(createElement(scenes[name]));
}
