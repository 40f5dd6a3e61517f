import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brand } from '../src/content/brand';
import { writeBrandKit } from './brand-kit';
import { writeIcons } from './icons';

/** Stylesheet of the pages that the functions answer with: a file of its own in the build, a source in development. */
const ANSWER = { address: '/answer.css', source: '/src/theme/answer.css' };

/** Serves in development what a build writes beside the pages: icons, the brand's files, the answers' stylesheet. */
export function devFiles(root: string): Plugin {
	return {
		name: 'dev-files',
		apply: 'serve',
		async config() {
			const folder = join(root, '.generated/public');
			await writeBrandKit(folder, brand);
			writeIcons(folder, brand);
			return { publicDir: folder };
		},
		configureServer({ middlewares }) {
			middlewares.use((request, _response, next) => {
				if (request.url === ANSWER.address) request.url = ANSWER.source;
				next();
			});
		},
	};
}
