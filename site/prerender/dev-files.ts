import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { brand } from '../src/content/brand.ts';
import { writeBrandKit } from './assets/brand-kit.ts';
import { favicon, writeIcons } from './assets/icons.ts';
import { sceneFile } from './assets/scenes.ts';
import { writeDownloads } from './downloads/write.ts';

/** Stylesheet of the pages that the functions answer with: a file of its own in the build, a source in development. */
const ANSWER = { address: '/answer.css', source: '/src/theme/answer.css' };

/** Address of a scene that a page shows as a file. */
const SCENE = /^\/scenes\/([\w-]+)\.svg$/;

/** Serves in development what a build writes beside the pages: icons, the brand's files, downloads, scenes, the answers'
 * stylesheet. */
export function devFiles(root: string): Plugin {
	return {
		name: 'dev-files',
		apply: 'serve',
		async config() {
			const folder = join(root, '.generated/public');
			await writeBrandKit(folder, brand);
			writeFileSync(join(folder, 'favicon.svg'), favicon(brand.themeColor));
			writeIcons(folder, brand);
			await writeDownloads(folder);
			return { publicDir: folder };
		},
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				if (request.url === ANSWER.address) request.url = ANSWER.source;
				const scene = SCENE.exec(request.url ?? '')?.[1];
				if (scene === undefined) return next();
				drawn(server, scene).then((svg) => {
					if (svg === undefined) return next();
					response.setHeader('content-type', 'image/svg+xml');
					response.end(svg);
				}, next);
			});
		},
	};
}

/** A scene as its source draws it now; undefined: there is none of that name. */
async function drawn(server: ViteDevServer, name: string): Promise<string | undefined> {
	const site = await server.ssrLoadModule('/src/entry-server.tsx');
	if (!site.sceneNames.includes(name)) return undefined;
	return sceneFile(name, site as typeof import('../src/entry-server'));
}
