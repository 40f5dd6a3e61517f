/**
 * A place between a function and a service, where a test sees what goes by.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { onLoopback } from '../edge/loopback.mjs';

/** What belongs to one connection and is written anew for the other. */
const OWN = ['connection', 'content-length', 'expect', 'host', 'keep-alive', 'transfer-encoding'];

/**
 * @typedef {object} Answer
 * @property {number} status @property {Record<string, string>} headers @property {string} body
 */

/** Passes requests on.
 * @param {string} target address of the service
 * @param {(body: string, forward: () => Promise<Answer>) => Answer | undefined | Promise<Answer | undefined>} handle
 *   gives the answer; with none the connection ends */
export async function startRelay(target, handle) {
	const server = createServer(async (request, response) => {
		const chunks = [];
		for await (const chunk of request) chunks.push(chunk);
		const body = Buffer.concat(chunks).toString();
		const answer = await handle(body, () => forward(target, request, body));
		if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
		else request.socket.destroy();
	});
	const port = await onLoopback(server);
	return {
		url: `http://127.0.0.1:${port}`,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

/** @param {string} target @param {import('node:http').IncomingMessage} request @param {string} body */
async function forward(target, { method, url, headers }, body) {
	const response = await fetch(new URL(url ?? '/', target), {
		method,
		headers: without(Object.entries(headers)),
		body,
	});
	return { status: response.status, headers: without([...response.headers]), body: await response.text() };
}

function without(headers) {
	return Object.fromEntries(headers.filter(([name]) => !OWN.includes(name)));
}
