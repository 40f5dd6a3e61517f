/**
 * The API half of the local edge alone, for a dev server that serves the pages itself.
 */
import { createServer } from 'node:http';
import { apiHandler } from './api-handler.mjs';
import { readDistribution } from './distribution.mjs';
import { onLoopback } from './loopback.mjs';
import { readTemplate } from './template.mjs';

/** Forwards everything to the API as the distribution's /api/* behaviour does.
 * @param {{ port: number, apiPort: number, originSecret: string }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} */
export async function startApiEdge({ port, apiPort, originSecret }) {
	const distribution = readDistribution(readTemplate(new URL('../../template.yaml', import.meta.url)), {
		parameters: {},
		secrets: { OriginSecret: originSecret },
	});
	const handle = apiHandler({
		port: apiPort,
		headers: distribution.originHeaders.api,
		timeoutMs: distribution.originTimeoutMs.api,
		log: (line) => console.error(line),
	})(distribution.behaviours.find((behaviour) => behaviour.origin === 'api'));
	const server = createServer(handle);
	const taken = await onLoopback(server, port);
	return {
		url: `http://127.0.0.1:${taken}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve(undefined));
				server.closeAllConnections();
			}),
	};
}
