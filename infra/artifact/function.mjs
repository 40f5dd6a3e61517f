/**
 * A function's own binary, started as Lambda starts it and started again when it ended.
 */
import { closeSync, openSync, readFileSync } from 'node:fs';
import { end, start } from '../local/children.mjs';
import { Failure } from '../local/failure.mjs';
import { startRuntimeApi } from './runtime-api.mjs';

/** What Lambda itself sets. */
const LAMBDA = {
	AWS_LAMBDA_FUNCTION_NAME: 'function',
	AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
	AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
	AWS_REGION: 'eu-central-1',
};

/** What AWS records of a function that failed by itself. */
const FAILED = { functionError: 'Unhandled' };

/** A function of which one process at a time runs; the first invocation starts it.
 * @param {{ command: string, args?: string[], environment: Record<string, string>, log: string }} options `log` is the file of its output */
export function lambda({ command, args = [], environment, log }) {
	let running;

	async function begin() {
		const api = await startRuntimeApi();
		const output = openSync(log, 'a');
		const child = start(command, args, {
			env: { ...LAMBDA, ...environment, AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${api.port}` },
			stdio: ['ignore', output, output],
		});
		closeSync(output);
		const begun = performance.now();
		const ended = new Promise((resolve) => {
			child.once('error', resolve);
			child.once('exit', resolve);
		});
		const asked = await Promise.race([api.asked(), ended.then(() => undefined)]);
		if (asked === undefined) {
			await api.close();
			throw new Failure(`${command} ended before it asked for work: ${readFileSync(log, 'utf8')}`);
		}
		return { api, child, ended, init: asked - begun };
	}

	return {
		/** Hands over an event. @param {object} event
		 * @returns {Promise<{ functionError?: string, payload?: any, init?: number, ms?: number }>} milliseconds from the start of the
		 *   process to its first request for work, and from the event to the answer */
		async invoke(event) {
			running ??= await begin();
			const { api, ended, init } = running;
			const answered = api.invoke(event).then(
				({ payload, ms }) => ({ payload, init, ms }),
				() => FAILED,
			);
			const outcome = await Promise.race([answered, ended.then(() => undefined)]);
			if (outcome) return outcome;
			await api.close();
			running = undefined;
			return FAILED;
		},

		/** Ends the process where it is, as the system does that ran out of memory. */
		kill() {
			running.child.kill('SIGKILL');
		},

		async stop() {
			if (!running) return;
			await end(running.child);
			await running.api.close();
		},
	};
}
