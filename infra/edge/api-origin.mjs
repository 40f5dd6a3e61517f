/**
 * Forwards a request to the API as CloudFront does, and passes its answer on.
 */
import { request as httpRequest } from 'node:http';

/** Headers that belong to one connection (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** Sends the request on; `onAnswer` gets the API's answer, `onFailure` the status that CloudFront gives instead.
 * @param {import('node:http').IncomingMessage} incoming
 * @param {object} options
 * @param {number} options.port of the API on loopback
 * @param {string[]} options.forwardedHeaders lower-case names that the origin request policy lets through
 * @param {Record<string, string>} options.headers that CloudFront adds
 * @param {number} options.timeoutMs that the API has to begin its answer
 * @param {(answer: import('node:http').IncomingMessage, headers: object) => void} options.onAnswer
 * @param {(status: 502 | 504, error: NodeJS.ErrnoException) => void} options.onFailure called at most once */
export function forward(incoming, { port, forwardedHeaders, headers, timeoutMs, onAnswer, onFailure }) {
	let settled = false;
	const settle = (action) => {
		if (settled) return;
		settled = true;
		action();
	};

	const outgoing = httpRequest({
		host: '127.0.0.1',
		port,
		method: incoming.method,
		path: incoming.url,
		headers: { ...requestHeaders(incoming, forwardedHeaders), ...headers, host: `127.0.0.1:${port}` },
	});
	const timer = setTimeout(() => {
		settle(() => onFailure(504, new Error(`The API did not answer within ${timeoutMs} ms.`)));
		outgoing.destroy();
	}, timeoutMs);

	outgoing.on('response', (answer) => {
		clearTimeout(timer);
		settle(() => onAnswer(answer, withoutHopByHop(answer.headers)));
	});
	outgoing.on('error', (error) => {
		clearTimeout(timer);
		settle(() => onFailure(502, error));
	});
	// The visitor left: nobody waits for an answer or an error.
	incoming.on('error', () => {
		clearTimeout(timer);
		settle(() => outgoing.destroy());
	});
	incoming.pipe(outgoing);
}

function requestHeaders(incoming, forwardedHeaders) {
	const address = incoming.socket.remoteAddress ?? '127.0.0.1';
	const generated = {
		'cloudfront-viewer-address': `${address}:${incoming.socket.remotePort}`,
	};
	const available = { ...incoming.headers, ...generated };
	const forwarded = Object.fromEntries(
		forwardedHeaders.filter((name) => available[name] !== undefined).map((name) => [name, available[name]]),
	);
	// The body's length is part of the request itself, whatever the policy lists.
	const length = incoming.headers['content-length'];
	return { ...forwarded, ...(length && { 'content-length': length }), 'user-agent': 'Amazon CloudFront' };
}

function withoutHopByHop(headers) {
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}
