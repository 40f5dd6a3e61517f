/**
 * The side of Lambda that a function talks to, as far as it has to: one invocation after the other.
 * https://docs.aws.amazon.com/lambda/latest/dg/runtimes-api.html
 */
import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { onLoopback } from '../edge/loopback.mjs';

const NEXT = '/2018-06-01/runtime/invocation/next';

/**
 * @typedef {object} Answer
 * @property {number} ms from handing the event over to having the answer
 * @property {any} payload
 */

/**
 * @typedef {object} RuntimeApi
 * @property {number} port
 * @property {() => Promise<number>} asked when the function first asked for work, in ms of performance.now()
 * @property {(event: object) => Promise<Answer>} invoke
 * @property {() => Promise<void>} close
 */

/** Starts the API for one process. @returns {Promise<RuntimeApi>} */
export async function startRuntimeApi() {
	let count = 0;
	const waiting = queue();
	const answers = new Map();

	const server = createServer(async (request, response) => {
		if (request.method === 'GET' && request.url === NEXT) return waiting.put({ at: performance.now(), response });
		const at = performance.now();
		const [, id, kind] = request.url?.match(/invocation\/([^/]+)\/(response|error)$/) ?? [];
		const chunks = [];
		for await (const chunk of request) chunks.push(chunk);
		response.writeHead(202).end();
		const body = Buffer.concat(chunks).toString();
		if (kind === 'response') answers.get(id)?.resolve({ at, payload: JSON.parse(body) });
		else
			answers
				.values()
				.next()
				.value?.reject(new Error(`the function failed: ${body}`));
	});
	const port = await onLoopback(server);

	async function invoke(event) {
		const { response } = await waiting.take();
		const id = `00000000-0000-4000-8000-${String(count++).padStart(12, '0')}`;
		const answered = new Promise((resolve, reject) => answers.set(id, { resolve, reject }));
		const begin = performance.now();
		response
			.writeHead(200, {
				'content-type': 'application/json',
				'lambda-runtime-aws-request-id': id,
				'lambda-runtime-deadline-ms': String(Date.now() + 60_000),
				'lambda-runtime-invoked-function-arn': 'arn:aws:lambda:eu-central-1:123456789012:function:tried',
				'lambda-runtime-trace-id': 'Root=1-00000000-000000000000000000000000;Sampled=0',
			})
			.end(JSON.stringify(event));
		const { at, payload } = await answered;
		answers.delete(id);
		return { ms: at - begin, payload };
	}

	return {
		port,
		asked: async () => (await waiting.peek()).at,
		invoke,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** A queue of one reader. */
function queue() {
	const items = [];
	/** @type {(value?: unknown) => void} */
	let wake = () => {};
	async function peek() {
		while (items.length === 0) await new Promise((resolve) => (wake = resolve));
		return items[0];
	}
	return {
		put(item) {
			items.push(item);
			wake();
		},
		peek,
		async take() {
			await peek();
			return items.shift();
		},
	};
}
