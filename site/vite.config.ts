import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortNames, speakingNames } from './prerender/class-names.ts';
import { compileHint } from './prerender/compile-hint.ts';
import { devFiles } from './prerender/dev-files.ts';
import { helmetForReact19 } from './prerender/helmet.ts';
import { i18nextForThisSite } from './prerender/i18next.ts';
import { prerender } from './prerender/plugin.ts';
import { qr } from './prerender/qr.ts';
import { reactDomForThisSite } from './prerender/react-dom.ts';
import { routerForThisSite } from './prerender/router.ts';
import { sonnerForTexts } from './prerender/sonner.ts';
import { tokenValues } from './prerender/token-values.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** React itself, half of what every page needs. */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Packages and own modules that no page does without; what is fetched on demand stays out. */
const APP =
	/node_modules[\\/](?!sonner|altcha|react-helmet-async|react-fast-compare|invariant|shallowequal)|site[\\/]src[\\/](shell[\\/](?!Head|LiveHead)|i18n|boot|theme[\\/](?!answer)|router|routes|entry)/;

export default defineConfig(({ command }) => ({
	root,
	plugins: [
		react(),
		qr(),
		helmetForReact19(),
		i18nextForThisSite(),
		reactDomForThisSite(),
		routerForThisSite(),
		sonnerForTexts(),
		compileHint(),
		tokenValues(join(root, 'src')),
		prerender(root),
		devFiles(root),
	],
	resolve: {
		// The package's own way without the substitute for what React has had since version 18.
		alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
	},
	css: { modules: { generateScopedName: command === 'build' ? shortNames(`${root}src`) : speakingNames } },
	build: {
		modulePreload: false,
		assetsInlineLimit: 0,
		target: 'baseline-widely-available',
		// light-dark() stays as written: the tokens are one list for both themes.
		cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
	},
	environments: {
		client: {
			build: {
				minify: 'terser',
				// Three passes, in the syntax of the browsers that `target` names.
				terserOptions: { ecma: 2020, safari10: false, compress: { passes: 3 } },
				rolldownOptions: {
					output: {
						// The entry names a hundred files, and its size counts on every page: short, without names that nobody reads.
						chunkFileNames: 'assets/[hash:7].js',
						assetFileNames: ({ names: [name = ''] }) =>
							name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
						// What every page needs travels as two files, which compress better than twenty and run one after the other.
						codeSplitting: {
							groups: [
								{ name: 'react', test: REACT, priority: 1 },
								{ name: 'app', test: APP },
							],
						},
					},
				},
			},
		},
	},
	server: {
		port: Number(process.env.PORT ?? 4280),
		strictPort: true,
		proxy: {
			'/api': {
				target: process.env.API_PROXY ?? 'http://127.0.0.1:4283',
				headers: { 'x-origin-secret': process.env.ORIGIN_SECRET ?? '' },
			},
		},
		fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
	},
}));
