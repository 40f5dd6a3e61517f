/**
 * A small CloudFront for this machine: serves the built site and the API as template.yaml says (docs/decisions/0008).
 */
import { apiHandler } from './api-handler.mjs';
import { readBucket } from './bucket.mjs';
import { readDistribution } from './distribution.mjs';
import { listen } from './listen.mjs';
import { readErrorPages, siteHandler } from './site-handler.mjs';
import { readTemplate } from './template.mjs';

const ROOT = new URL('../../', import.meta.url);

/** Headers that CloudFront adds to every answer, as long as its own, since they count in a document's bytes. Cached objects have other
 * values (site-handler.mjs). */
const ADDED = {
	via: '1.1 8f2c4d6e0a1b3c5d7e9f0a2b4c6d8e0f.cloudfront.net (CloudFront)',
	'x-cache': 'Miss from cloudfront',
	'x-amz-cf-pop': 'FRA60-P4',
	'x-amz-cf-id': 'dW3v0Tq8nHkR5yLbX2mZc9JfGs7aEo4PiUuNwQ1tVxKrYh6lMBjCSA==',
	'alt-svc': 'h3=":443"; ma=86400',
};

/** Starts the edge on loopback.
 * @param {object} options
 * @param {number} options.port 0 takes a free one
 * @param {string} options.dist folder of the built site
 * @param {number} options.apiPort port of the API on loopback
 * @param {string} [options.template] path of template.yaml
 * @param {string} options.originSecret that the API expects in x-origin-secret
 * @param {{ key: string, cert: string }} [options.tls] PEM; with it the edge speaks HTTP/2 over TLS, as CloudFront does
 * @param {Record<string, string>} [options.parameters] of the template, where not its defaults; without a Stage it is production
 * @param {(line: string) => void} [options.log] one line for each request that failed at the API
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws when the port is in use, or when the template or the site can't be read */
export async function startEdge({ port, dist, apiPort, template, originSecret, tls, parameters, log = () => {} }) {
	const distribution = readDistribution(readTemplate(template ?? new URL('template.yaml', ROOT)), {
		parameters: { Stage: 'production', ...parameters },
		secrets: { OriginSecret: originSecret },
	});
	const bucket = readBucket(dist);
	const errorPages = readErrorPages(bucket, distribution.errorResponses);
	const handlers = {
		site: siteHandler({ bucket, errorPages }),
		api: apiHandler({
			port: apiPort,
			headers: distribution.originHeaders.api,
			timeoutMs: distribution.originTimeoutMs.api,
			log,
			errorPages,
		}),
	};
	const routes = distribution.behaviours.map((behaviour) => ({
		matches: behaviour.matches,
		methods: behaviour.methods,
		handle: handlers[behaviour.origin](behaviour),
	}));

	return listen({
		port,
		tls,
		handler(request, response) {
			for (const [name, value] of Object.entries(ADDED)) response.setHeader(name, value);
			const path = request.url.split('?', 1)[0];
			// The last behaviour takes every path.
			const route = routes.find((candidate) => candidate.matches(path)) ?? routes[routes.length - 1];
			if (!route.methods.includes(request.method)) return refuseMethod(response, route.methods);
			route.handle(request, response);
		},
	});
}

function refuseMethod(response, methods) {
	response.writeHead(405, { allow: methods.join(', '), 'content-type': 'text/plain; charset=utf-8' });
	response.end('Method Not Allowed\n');
}
