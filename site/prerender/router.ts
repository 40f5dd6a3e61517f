import type { Plugin } from 'vite';
import { cutPackage } from './cut.ts';

/** A function that each router carries, and what stands in for it. */
const own = (name: string, substitute = '') =>
	[new RegExp(`^\\t\\tthis\\.${name} = .* => \\{$[\\s\\S]*?^\\t\\t\\};$`, 'm'), substitute] as const;

/** The router without what this site never calls. */
export function routerForThisSite(): Plugin[] {
	return [
		cutPackage({
			name: '@tanstack/react-router',
			file: 'dist/esm/link.js',
			source: 'router.ts',
			cuts: [
				// Links are plain anchors that `boot/links.ts` follows; the router's route classes name its link component.
				[
					/^[\s\S]*^export \{ Link, composeHandlers, createLink, linkOptions, useLinkProps \};$/m,
					'export const Link = undefined, composeHandlers = undefined, createLink = undefined, linkOptions = undefined, useLinkProps = undefined;',
				],
			],
		}),
		cutPackage({
			name: '@tanstack/router-core',
			file: 'dist/esm/router.js',
			source: 'router.ts',
			cuts: [
				own('matchRoute'),
				own('clearCache'),
				// Redirects are the CDN's.
				own('resolveRedirect'),
				own('startViewTransition', 'this.startViewTransition = (show) => show();'),
				// One address shown for another.
				[/^\t\t\tif \(this\.options\.routeMasks\).*$/m, ''],
				[/^\t\t\tif \(opts\.mask\)[\s\S]*?^\t\t\t\}$/m, ''],
				[/^\t\t\t\tif \(maskedLocation\) \{$[\s\S]*?^\t\t\t\t\}$/m, ''],
				[/^\t\t\tconst \{ __tempLocation, [\s\S]*?^\t\t\t\}$/m, ''],
				// No page has search parameters that a link would carry on.
				[/^\t\t\t\tconst middlewares = getSearchMiddlewares\(.*\);$/m, ''],
				[/^function validateSearch\([\s\S]*?^\}$/m, 'function validateSearch() { return {}; }'],
				// `boot/links.ts` leaves other sites and fresh loads to the browser.
				[/^async function documentNavigation\([\s\S]*?^\}$/m, 'async function documentNavigation() {}'],
				[/middlewares\.length \? applySearchMiddleware\(middlewares, fromSearch\(\), dest\) : /, ''],
			],
		}),
		cutPackage({
			name: '@tanstack/router-core',
			file: 'dist/esm/load-client.js',
			source: 'router.ts',
			cuts: [
				[
					/^function materializeRedirect\([\s\S]*?^\}$/m,
					'function materializeRedirect(router, lane, route, outcome) { return outcome; }',
				],
				[/^function followRedirect\([\s\S]*?^\}$/m, 'function followRedirect() {}'],
			],
		}),
	];
}
