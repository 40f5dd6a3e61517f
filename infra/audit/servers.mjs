/**
 * The site as the CDN serves it, and other folders beside it on the same terms.
 */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { readBucket } from '../edge/bucket.mjs';
import { readDistribution } from '../edge/distribution.mjs';
import { listen } from '../edge/listen.mjs';
import { startEdge } from '../edge/server.mjs';
import { siteHandler } from '../edge/site-handler.mjs';
import { readTemplate } from '../edge/template.mjs';
import { ROOT } from '../local/places.mjs';

const TEMPLATE = join(ROOT, 'template.yaml');

/** A folder becomes its index.html, which is all that pages without the site's route table need of an edge function. */
const INDEX = `function handler(event) {
	if (event.request.uri.endsWith('/')) event.request.uri += 'index.html';
	return event.request;
}`;

/** What the security policy takes from the site's build. */
function buildFacts() {
	return JSON.parse(readFileSync(join(ROOT, 'site/build-facts.json'), 'utf8'));
}

/** The built site: edge functions, response headers, brotli, HTTP/2. The API is not there.
 * @param {{ key: string, cert: string }} tls
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} */
export function serveSite(tls) {
	return startEdge({
		port: 0,
		tls,
		dist: join(ROOT, 'site/dist'),
		apiPort: 9,
		facts: buildFacts(),
		originSecret: '',
	});
}

/** Another folder by the same server, with the same headers but for the content security policy of its own.
 * @param {{ key: string, cert: string }} tls
 * @param {string} folder with an index.html and a 404.html
 * @param {{ styleSources: string } | undefined} policy of the content security policy; undefined: none is sent
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} */
export function serveFolder(tls, folder, policy) {
	const distribution = readDistribution(readTemplate(TEMPLATE), {
		parameters: {
			'SiteFacts.LoaderHash': buildFacts().loaderHash,
			'SiteFacts.StyleSources': policy?.styleSources ?? '',
			'SiteFacts.AnalyticsOrigin': '',
		},
		secrets: { OriginSecret: '' },
	});
	const site = siteHandler({ bucket: readBucket(folder), errorResponses: distribution.errorResponses });
	const routes = distribution.behaviours
		.filter(({ origin }) => origin === 'site')
		.map((behaviour) => ({
			matches: behaviour.matches,
			handle: site({
				...behaviour,
				policy: policy ? behaviour.policy : withoutContentPolicy(behaviour.policy),
				viewerRequest: INDEX,
				viewerResponse: undefined,
			}),
		}));
	return listen({
		port: 0,
		tls,
		handler: (request, response) => routes.find(({ matches }) => matches(request.url)).handle(request, response),
	});
}

/** CloudFront's redirect from HTTP to HTTPS, which is an affair of the distribution and of no function.
 * @param {string} target address of the HTTPS server
 * @returns {Promise<{ port: number, close: () => Promise<void> }>} */
export async function serveRedirect(target) {
	const server = createServer((request, response) => {
		response.writeHead(301, { location: new URL(request.url, target).href, 'content-length': '0' });
		response.end();
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
	return { port: server.address().port, close: () => new Promise((resolve) => server.close(resolve)) };
}

function withoutContentPolicy(policy) {
	return (headers) => {
		policy(headers);
		delete headers['content-security-policy'];
	};
}
