/**
 * Answers requests for pages and files: edge functions, the bucket, custom errors, compression.
 */
import { keyOf } from './bucket.mjs';
import { chosenEncoding } from './compression.mjs';
import { functionEvent, headerObject, loadFunction, plainHeaders } from './functions.mjs';

/** For each behaviour a handler of its requests.
 * @param {{ bucket: Map<string, import('./bucket.mjs').StoredObject>, errorPages: ReturnType<typeof readErrorPages> }} site */
export function siteHandler({ bucket, errorPages }) {
	// The bucket answers 403 for a missing key.
	const missing = errorPages.get(403);
	if (!missing)
		throw new Error('template.yaml names no error page for 403, with which the bucket answers a missing key.');
	return (behaviour) => {
		const onRequest = behaviour.viewerRequest && loadFunction(behaviour.viewerRequest, 'viewer-request.js');
		const onResponse = behaviour.viewerResponse && loadFunction(behaviour.viewerResponse, 'viewer-response.js');

		return (request, response) => {
			const visit = visitOf(request);
			if (onRequest) {
				const result = onRequest(functionEvent('viewer-request', visit), visit.query);
				if (result.statusCode) {
					const headers = plainHeaders(result.headers);
					behaviour.policy(headers);
					return send(response, result.statusCode, headers);
				}
				visit.uri = result.uri;
			}
			const found = bucket.get(keyOf(visit.uri) ?? '');
			const { status, object, failed } = found ? { status: 200, object: found, failed: false } : missing;
			const answer = represented(object, behaviour, request.headers);
			// The function sees what the policy has set (AWS's blog, "Amazon CloudFront introduces Response Headers Policies").
			behaviour.policy(answer.headers);
			// CloudFront skips the function when the origin answered 400 or above.
			if (onResponse && !failed) {
				const event = functionEvent('viewer-response', visit);
				event.response = {
					statusCode: status,
					statusDescription: '',
					headers: headerObject(answer.headers),
				};
				answer.headers = plainHeaders(onResponse(event, visit.query).headers);
			}
			const fresh = !failed && isFresh(request.headers['if-none-match'], object.etag);
			if (fresh) send(response, 304, withoutBody(answer.headers));
			else send(response, status, answer.headers, request.method === 'HEAD' ? undefined : answer.body);
		};
	};
}

function visitOf(request) {
	const mark = request.url.indexOf('?');
	return {
		method: request.method,
		uri: mark < 0 ? request.url : request.url.slice(0, mark),
		query: mark < 0 ? undefined : request.url.slice(mark + 1),
		headers: request.headers,
		ip: request.socket.remoteAddress ?? '127.0.0.1',
	};
}

/** @typedef {{ status: number, object: import('./bucket.mjs').StoredObject, failed: true }} ErrorPage */

/** What CloudFront shows in the place of an origin's error, by its status: that of every origin, the API too.
 * @param {Map<string, import('./bucket.mjs').StoredObject>} bucket @param {Map<number, { ResponsePagePath: string, ResponseCode: number }>} errorResponses
 * @returns {Map<number, ErrorPage>} @throws when the site lacks a page */
export function readErrorPages(bucket, errorResponses) {
	/** @type {Map<number, ErrorPage>} */
	const pages = new Map();
	for (const [status, { ResponsePagePath, ResponseCode }] of errorResponses) {
		const object = bucket.get(keyOf(ResponsePagePath) ?? '');
		if (!object) throw new Error(`The site has no ${ResponsePagePath}, which template.yaml names. Run: npm run build`);
		pages.set(status, { status: ResponseCode, object, failed: true });
	}
	return pages;
}

function represented(object, behaviour, requestHeaders) {
	const encoding = behaviour.compress ? chosenEncoding(requestHeaders['accept-encoding']) : undefined;
	const encoded = encoding && object.encoded(encoding);
	const body = encoded ?? object.body;
	const headers = {
		...object.headers,
		'content-length': String(body.length),
		etag: object.etag,
		'x-cache': 'Hit from cloudfront',
		// In seconds, of the day that CloudFront keeps a file without a Cache-Control.
		age: '41382',
	};
	if (encoded) {
		headers['content-encoding'] = encoding;
		// Compressed at the edge, so the bucket's tag no longer fits the bytes.
		headers.etag = `W/${object.etag}`;
	}
	if (behaviour.compress && object.encoded('gzip')) headers.vary = 'Accept-Encoding';
	return { headers, body };
}

/** If-None-Match compares weakly (RFC 9110, section 13.1.2). */
function isFresh(ifNoneMatch, etag) {
	return Boolean(ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
}

function withoutBody(headers) {
	const { 'content-length': _length, 'content-encoding': _encoding, 'content-type': _type, ...rest } = headers;
	return rest;
}

function send(response, status, headers, body) {
	if (body === undefined && headers['content-length'] === undefined && status !== 304) headers['content-length'] = '0';
	response.writeHead(status, headers);
	response.end(body);
}
