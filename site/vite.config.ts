import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { qr } from './prerender/assets/qr.ts';
import { BROWSERS } from './prerender/browsers.ts';
import { devFiles } from './prerender/dev-files.ts';
import { prerender } from './prerender/plugin.ts';
import { offerInTexts } from './prerender/sources/offer-texts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Packages that no page does without; what is fetched on demand stays out. */
const PACKAGES = /node_modules[\\/](react|react-dom|scheduler|@tanstack|i18next|use-sync-external-store)[\\/]/;

/** The entry and what it imports, which is there before anything is preloaded. Firefox calls it an error to preload it again. */
const ofEntry = new Set<string>();

const noteEntry: Plugin = {
	name: 'note-entry',
	generateBundle(_, bundle) {
		for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) ofEntry.add(file.fileName);
		// What is added on the way is looked at too.
		for (const name of ofEntry) {
			const file = bundle[name];
			if (file?.type === 'chunk') for (const imported of file.imports) ofEntry.add(imported);
		}
	},
};

export default defineConfig(({ command }) => ({
	root,
	plugins: [noteEntry, offerInTexts(root), react(), qr(), prerender(root), devFiles(root)],
	// A letter first, as CSS wants, then 24 bits: a new class is one of 500 others once in 30,000 times. Vite's own names take 400 bytes
	// more of every document (docs/decisions/0030).
	css: { modules: { generateScopedName: command === 'build' ? 'c[hash:base64:4]' : '[name]-[local]' } },
	build: {
		modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !ofEntry.has(file)) },
		assetsInlineLimit: 0,
		target: BROWSERS,
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// The entry names a hundred files, and its size counts on every page: short, without names that nobody reads.
						chunkFileNames: 'assets/[hash:7].js',
						assetFileNames: ({ names: [name = ''] }) =>
							name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
						// One file, which the browser is asked to compile while it arrives:
						// github.com/explainers-by-googlers/explicit-javascript-compile-hints-file-based
						codeSplitting: { groups: [{ name: 'packages', test: PACKAGES }] },
						postBanner: ({ name }) => (name === 'packages' ? '//# allFunctionsCalledOnLoad' : ''),
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
				target: `http://127.0.0.1:${process.env.API_PORT}`,
				// What the CDN adds, without which the functions answer nobody.
				headers: {
					'x-origin-secret': process.env.ORIGIN_SECRET ?? '',
					'cloudfront-viewer-address': '127.0.0.1:1',
				},
			},
		},
		fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
	},
}));
