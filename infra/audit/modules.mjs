/**
 * What the site's JavaScript is made of: the client build once more, in memory, with source maps.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decode } from '@jridgewell/sourcemap-codec';
import { ROOT } from '../local/places.mjs';
import { packagesOf } from './packages.mjs';

/**
 * @typedef {object} Chunk
 * @property {string} file name below the built site
 * @property {string} code
 * @property {string | null} facade source module that it stands for, relative to the root
 * @property {readonly string[]} imports files that come with it
 * @property {readonly string[]} dynamicImports files that it may fetch later
 * @property {Record<string, number>} packages its characters by npm package; the site's own are under `site`
 */

/** Every JavaScript file of the client build.
 * @returns {Promise<Chunk[]>} @throws when the site doesn't build */
export async function clientChunks() {
	const { createBuilder } = await import(pathToFileURL(join(ROOT, 'node_modules/vite/dist/node/index.js')).href);
	const builder = await createBuilder({
		root: join(ROOT, 'site'),
		configFile: join(ROOT, 'site/vite.config.ts'),
		logLevel: 'error',
		environments: { client: { build: { write: false, sourcemap: 'hidden' } } },
	});
	const built = await builder.build(builder.environments.client);
	const outputs = (Array.isArray(built) ? built : [built]).flatMap(({ output }) => output);
	const maps = new Map(
		outputs.filter(({ fileName }) => fileName.endsWith('.js.map')).map((map) => [map.fileName, map.source]),
	);
	return outputs
		.filter(({ fileName }) => fileName.endsWith('.js'))
		.map((output) => {
			const code = output.type === 'chunk' ? output.code : String(output.source);
			const map =
				output.map ?? JSON.parse(String(maps.get(`${output.fileName}.map`) ?? '{"mappings":"","sources":[]}'));
			return {
				file: output.fileName,
				code,
				facade: output.facadeModuleId ? relativeToRoot(output.facadeModuleId) : null,
				imports: output.imports ?? [],
				dynamicImports: output.dynamicImports ?? [],
				// Texts are data: no source map names them.
				packages: /locales\//.test(output.facadeModuleId ?? '')
					? { locales: code.length }
					: packagesOf(code, decode(map.mappings), map.sources),
			};
		});
}

function relativeToRoot(id) {
	return id.replaceAll('\\', '/').replace(ROOT.replaceAll('\\', '/'), '').replace(/\?.*$/, '');
}
