/**
 * The dead-letter queue: what the event source sends there, for `leads redrive` to read in the protocol of SQS.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Starts a queue; a message that was read stays until it is deleted, as in SQS once its time is over. */
export async function startQueue() {
	const messages = new Map();
	let count = 0;
	const actions = {
		'AmazonSQS.ReceiveMessage': () => ({
			Messages: [...messages].map(([id, body]) => ({ MessageId: id, ReceiptHandle: id, Body: JSON.stringify(body) })),
		}),
		'AmazonSQS.DeleteMessage': ({ ReceiptHandle }) => {
			messages.delete(ReceiptHandle);
			return {};
		},
	};
	const server = createServer(async (request, response) => {
		const chunks = [];
		for await (const chunk of request) chunks.push(chunk);
		const answer = actions[request.headers['x-amz-target']]?.(JSON.parse(Buffer.concat(chunks)));
		response.writeHead(answer ? 200 : 400, { 'content-type': 'application/x-amz-json-1.0' });
		response.end(JSON.stringify(answer ?? {}));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const endpoint = `http://127.0.0.1:${server.address().port}`;
	return {
		endpoint,
		url: `${endpoint}/123456789012/dead-letters`,
		/** @param {object} message */
		send: (message) => messages.set(`m${count++}`, message),
		/** @returns {any[]} the oldest first */
		messages: () => [...messages.values()],
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}
