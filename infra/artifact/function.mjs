/**
 * A function's own binary, started as Lambda starts it, with one event.
 */
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { onLoopback } from '../edge/loopback.mjs';
import { end, start } from '../processes/children.mjs';

/** The side of Lambda that a function talks to: https://docs.aws.amazon.com/lambda/latest/dg/runtimes-api.html */
const RUNTIME = '/2018-06-01/runtime/invocation';
const ID = '00000000-0000-4000-8000-000000000000';

/** What Lambda itself sets. */
const LAMBDA = {
	AWS_LAMBDA_FUNCTION_NAME: 'function',
	AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
	AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
	AWS_REGION: 'eu-central-1',
};

/** Starts a function, hands it one event and ends it.
 * @param {{ command: string, args?: string[], environment: Record<string, string>, log: string }} program `log` is the file of its output
 * @param {object} event
 * @returns {Promise<{ payload: any, init: number, ms: number }>} milliseconds from the start of the process to its first request for work, and
 *   from the event to the answer
 * @throws when it fails, or ends by itself */
export async function tryOnce({ command, args = [], environment, log }, event) {
	const runtime = await startRuntime(event);
	const output = openSync(log, 'a');
	const begun = performance.now();
	const child = start(command, args, {
		env: { ...LAMBDA, ...environment, AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${runtime.port}` },
		stdio: ['ignore', output, output],
	});
	closeSync(output);
	const ended = new Promise((_, reject) => {
		child.once('error', reject);
		child.once('exit', () => reject(new Error('it ended by itself')));
	});
	try {
		const { payload, asked, answered } = await Promise.race([runtime.answer, ended]);
		return { payload, init: asked - begun, ms: answered - asked };
	} finally {
		ended.catch(() => {});
		await end(child);
		await runtime.close();
	}
}

/** Serves one event; a second request for work is never answered. */
async function startRuntime(event) {
	let asked = 0;
	/** @type {(outcome: { payload: any, asked: number, answered: number }) => void} */
	let resolve = () => {};
	/** @type {(error: Error) => void} */
	let reject = () => {};
	/** @type {Promise<{ payload: any, asked: number, answered: number }>} */
	const answer = new Promise((...both) => ([resolve, reject] = both));
	const server = createServer(async (request, response) => {
		if (request.url === `${RUNTIME}/next`) {
			if (asked > 0) return;
			asked = performance.now();
			const headers = {
				'content-type': 'application/json',
				'lambda-runtime-aws-request-id': ID,
				'lambda-runtime-deadline-ms': String(Date.now() + 60_000),
				'lambda-runtime-invoked-function-arn': 'arn:aws:lambda:eu-central-1:123456789012:function:tried',
				'lambda-runtime-trace-id': 'Root=1-00000000-000000000000000000000000;Sampled=0',
			};
			return response.writeHead(200, headers).end(JSON.stringify(event));
		}
		const answered = performance.now();
		const body = Buffer.concat(await request.toArray()).toString();
		response.writeHead(202).end();
		if (request.url === `${RUNTIME}/${ID}/response`) resolve({ payload: JSON.parse(body), asked, answered });
		else reject(new Error(`it failed: ${body}`));
	});
	const port = await onLoopback(server);
	return {
		port,
		answer,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
