/**
 * The Vite dev server in the place of the built site and its edge.
 */
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from '../machine/places.mjs';

/** Starts it, with the API behind it. @type {NonNullable<Parameters<typeof import('./stack.mjs').startStack>[0]['startSite']>} */
export async function startVite({ port, apiPort, originSecret }) {
	// What site/vite.config.ts reads.
	Object.assign(process.env, { API_PORT: String(apiPort), ORIGIN_SECRET: originSecret });
	const root = join(ROOT, 'site');
	const server = await createServer({
		root,
		configFile: join(root, 'vite.config.ts'),
		clearScreen: false,
		server: { host: 'localhost', port },
	});
	await server.listen();
	return { url: `http://localhost:${port}`, close: () => server.close() };
}
