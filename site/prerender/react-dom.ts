import type { Plugin } from 'vite';
import { cutPackage } from './cut.ts';

/**
 * React-dom without what this site never calls, and with its own signals made without a stack: nobody reads that, but
 * while a tool watches (DevTools, Lighthouse) the browser parses react-dom anew to name the lines in it, which takes
 * 20 ms of the main thread on a desktop computer.
 */
export function reactDomForThisSite(): Plugin[] {
	return [
		cutPackage({
			name: 'react-dom',
			file: 'cjs/react-dom-client.production.js',
			source: 'react-dom.ts',
			cuts: [
				[
					/(?<=^(?: {2}|var )\w+ = )Error\((formatProdErrorMessage\(\d+\))\)/m,
					'{ __proto__: Error.prototype, message: $1 }',
					5,
				],
				// What the functions below lead to.
				[
					/^ {2}(?:D: prefetchDNS|C: preconnect|L: preload|m: preloadModule|X: preinitScript|S: preinitStyle),$/m,
					'',
					6,
				],
				[/^ {2}M: preinitModuleScript$/m, ''],
			],
		}),
		cutPackage({
			name: 'react-dom',
			file: 'cjs/react-dom.production.js',
			source: 'react-dom.ts',
			cuts: [
				// Hints to fetch files early: a page fetches what its HTML names.
				[/^exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule) = [\s\S]*?^\};$/m, '', 6],
				// Forms are plain forms.
				[/^exports\.(?:requestFormReset|useFormState|useFormStatus) = [\s\S]*?^\};$/m, '', 3],
			],
		}),
	];
}
