import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A built site that answers on a free port. */
export type Served = Awaited<ReturnType<Edge['startEdge']>>;

type Edge = typeof import('../../infra/edge/server.mjs');

/** Serves the site that is built in a checkout, by that checkout's own edge; there is no API behind it. */
export async function serve(checkout: string): Promise<Served> {
	const edge = (await import(pathToFileURL(join(checkout, 'infra/edge/server.mjs')).href)) as Edge;
	return edge.startEdge({
		port: 0,
		dist: join(checkout, 'site/dist'),
		apiPort: 1,
		originSecret: 'unused',
	});
}
