/**
 * The Vite dev server in the place of the built site and its edge.
 */
import { join } from 'node:path';
import { ROOT } from '../machine/places.mjs';
import { startService } from '../processes/service.mjs';

/** Starts it, with the API behind it. @type {NonNullable<Parameters<typeof import('./stack.mjs').startStack>[0]['startSite']>} */
export async function startVite({ port, apiPort, originSecret, logDir }) {
	const vite = startService({
		name: 'Vite dev server',
		command: process.execPath,
		args: [join(ROOT, 'node_modules/vite/bin/vite.js'), '--host', 'localhost', '--port', String(port), '--strictPort'],
		cwd: join(ROOT, 'site'),
		env: { ...process.env, API_PORT: String(apiPort), ORIGIN_SECRET: originSecret },
		logDir,
		show: true,
	});
	const url = `http://localhost:${port}`;
	await vite.answers(`${url}/`);
	return { url, close: () => vite.stop(), ended: vite.ended };
}
