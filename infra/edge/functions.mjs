/**
 * Runs CloudFront Functions as template.yaml holds them.
 */
import { createContext, Script } from 'node:vm';

// Builds the event inside the realm: the function then sees only objects of its own world.
const CALL = new Script(`(json, query) => {
	const event = JSON.parse(json);
	event.request.rawQueryString = () => query;
	return JSON.stringify(handler(event));
}`);

/** A request that goes on, or an answer; of viewer-response always an answer.
 * @typedef {{ headers: Record<string, { value: string }> } &
 *   ({ uri: string, statusCode?: undefined } | { uri?: undefined, statusCode: number })} Result */

/** A CloudFront Function, loaded once, with no access to Node and no eval, as at the edge.
 * @param {string} code @param {string} name for stack traces
 * @returns {(event: object, query: string | undefined) => Result} event without `rawQueryString`,
 *   the query without `?`, undefined when the address has none
 * @throws on a syntax error, or when the code has no `handler` */
export function loadFunction(code, name) {
	const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
	new Script(code, { filename: name }).runInContext(context);
	if (new Script('typeof handler').runInContext(context) !== 'function') throw new Error(`${name} has no handler.`);
	const call = CALL.runInContext(context);
	return (event, query) => JSON.parse(call(JSON.stringify(event), query));
}

/** The part of the event that both kinds of function get. They read the query by `rawQueryString`, and no cookies: the event has
 * neither `querystring` nor `cookies`.
 * @param {'viewer-request' | 'viewer-response'} eventType
 * @param {{ method: string, uri: string, headers: Record<string, string | string[] | undefined>, ip: string }} request */
export function functionEvent(eventType, request) {
	return {
		version: '1.0',
		context: { distributionDomainName: 'localhost', distributionId: 'LOCAL', eventType, requestId: 'local' },
		viewer: { ip: request.ip },
		request: {
			method: request.method,
			uri: request.uri,
			headers: headerObject(request.headers),
		},
	};
}

/** Node's headers as the event has them.
 * @param {Record<string, string | string[] | undefined>} headers */
export function headerObject(headers) {
	return Object.fromEntries(
		Object.entries(headers)
			.filter(([name, value]) => name !== 'cookie' && value !== undefined)
			.map(([name, value]) => [name, { value: Array.isArray(value) ? value.join(', ') : String(value) }]),
	);
}

/** The event's headers as Node has them.
 * @param {Record<string, { value: string }>} headers */
export function plainHeaders(headers) {
	return Object.fromEntries(Object.entries(headers ?? {}).map(([name, header]) => [name.toLowerCase(), header.value]));
}
