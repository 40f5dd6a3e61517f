/**
 * The one place of the local edge that knows the protocol.
 */
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { onLoopback } from './loopback.mjs';

/** What both protocols have of a request and of an answer.
 * @typedef {import('node:http').IncomingMessage & { url: string, method: string }} Request a server's own: these two are there
 * @typedef {import('node:http').ServerResponse | import('node:http2').Http2ServerResponse} Response
 * @typedef {(request: Request, response: Response) => void} Handler */

/** Listens on loopback; HTTP/1.1 without `tls`, HTTP/2 over TLS (and HTTP/1.1 for who can't speak it) with it.
 * @param {object} options
 * @param {number} options.port 0 takes a free one
 * @param {{ key: string, cert: string }} [options.tls] PEM
 * @param {Handler} options.handler
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws when the port is in use */
export async function listen({ port, tls, handler }) {
	const server = tls
		? createSecureServer({ ...tls, allowHTTP1: true }, (request, response) => handler(withoutPseudo(request), response))
		: createServer(handler);
	const sockets = new Set();
	server.on(tls ? 'secureConnection' : 'connection', (socket) => {
		sockets.add(socket);
		socket.once('close', () => sockets.delete(socket));
	});
	const taken = await onLoopback(server, port).catch((error) => {
		throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Set PORT to a free one.`) : error;
	});
	return {
		url: `${tls ? 'https' : 'http'}://localhost:${taken}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve(undefined));
				for (const socket of sockets) socket.destroy();
			}),
	};
}

/** HTTP/2 carries method, path and host as headers that begin with a colon; a function at the edge never sees these. */
function withoutPseudo(request) {
	if (request.httpVersionMajor < 2) return request;
	const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
	const value = { host: request.authority, ...Object.fromEntries(headers) };
	return Object.defineProperty(request, 'headers', { value });
}
