import './theme/tokens.css';
import './theme/font.css';
import './theme/base.css';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createElement, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { loadTexts, SHELL_NAMESPACE } from './i18n/i18n';
import type { Namespace } from './i18n/resources';
import { pageComponents } from './pageComponents';
import { makeRouter } from './router';
import { isRoutePath } from './routes';
import { scenes } from './scenes/index';
import { benchTexts, onBench } from './workbench/bench/objects';
import { eveningTexts, ofEvening } from './workbench/matchday/drawings';

export { brand } from './content/brand';
export { parentOf } from './content/navigation';
export { ORIGIN } from './content/stage';
export { LANGUAGE, textOf } from './i18n/i18n';
export { isRoutePath, pages, routes } from './routes';
export { previewOf } from './shell/preview';

/** The body of one page: its head tags first, as React hoists them, then the shell. */
export async function renderPage(url: string): Promise<string> {
	const router = makeRouter(createMemoryHistory({ initialEntries: [url] }));
	await Promise.all([loadTexts([SHELL_NAMESPACE]), router.load()]);
	const failed = router.state.matches.find((match) => match.status === 'error');
	if (failed) throw failed.error;
	const errors: unknown[] = [];
	const { prelude } = await prerender(
		<StrictMode>
			<RouterProvider router={router} />
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

/** Files that export the components which `pageComponents.ts` imports. */
const componentFiles = import.meta.glob<{ default?: unknown }>([
	'./pages/**/*.tsx',
	'./{layouts,scenes,sections/signup}/*.tsx',
]);

/** Source modules of a page, as the client manifest names them; none of an address that has no page. */
export async function pageModules(path: string): Promise<readonly string[]> {
	if (!isRoutePath(path)) return [];
	const { files = [pageComponents[path]] } = pageComponents[path];
	const components = await Promise.all(files.map(async (load) => (await load()).default));
	const modules = Object.entries(componentFiles).map(async ([file, load]) => [file, (await load()).default] as const);
	const named = (await Promise.all(modules)).filter(([, component]) => components.includes(component));
	if (named.length < files.length) throw new Error(`${path}: add the folder of its component to componentFiles.`);
	return named.map(([file]) => file.replace('.', 'src'));
}

/** Drawings that pages show as files, by file name. */
const drawings = { ...scenes, ...onBench, ...ofEvening };

type Drawing = keyof typeof drawings;

/** Their names. */
export const sceneNames = Object.keys(drawings) as Drawing[];

/** One of them as SVG markup. */
export async function renderScene(name: Drawing): Promise<string> {
	await loadTexts(textsOf(name));
	return renderToStaticMarkup(createElement(drawings[name]));
}

function textsOf(name: Drawing): readonly Namespace[] {
	if (name in ofEvening) return eveningTexts;
	return name in onBench ? benchTexts : [`scenes/${name}` as Namespace];
}
