import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { qr } from './prerender/assets/qr.ts';
import { shortNames, speakingNames } from './prerender/class-names.ts';
import { devFiles } from './prerender/dev-files.ts';
import { prerender } from './prerender/plugin.ts';
import { tokenValues } from './prerender/token-values.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Packages that no page does without; what is fetched on demand stays out. */
const PACKAGES = /node_modules[\\/](react|react-dom|scheduler|@tanstack|i18next|use-sync-external-store)[\\/]/;

export default defineConfig(({ command }) => ({
	root,
	plugins: [react(), qr(), tokenValues(join(root, 'src')), prerender(root), devFiles(root)],
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
				target: process.env.API_PROXY ?? 'http://127.0.0.1:4283',
				headers: { 'x-origin-secret': process.env.ORIGIN_SECRET ?? '' },
			},
		},
		fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
	},
}));
