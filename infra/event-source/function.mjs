/**
 * A function's own binary, started as Lambda starts it and started again when it ended.
 */
import { closeSync, openSync, readFileSync } from 'node:fs';
import { startRuntimeApi } from '../artifact/runtime-api.mjs';
import { end, start } from '../local/children.mjs';
import { Failure } from '../local/failure.mjs';

/** What AWS records of a function that failed by itself. */
const FAILED = { functionError: 'Unhandled' };

/** A function of which one process at a time runs; the first invocation starts it.
 * @param {{ command: string, environment: Record<string, string>, log: string }} options `log` is the file of its output */
export function lambda({ command, environment, log }) {
	let running;

	async function begin() {
		const api = await startRuntimeApi();
		const output = openSync(log, 'a');
		const child = start(command, [], {
			env: { ...environment, AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${api.port}` },
			stdio: ['ignore', output, output],
		});
		closeSync(output);
		const ended = new Promise((resolve) => {
			child.once('error', resolve);
			child.once('exit', resolve);
		});
		const asked = await Promise.race([api.asked(), ended.then(() => undefined)]);
		if (asked === undefined) {
			await api.close();
			throw new Failure(`${command} ended before it asked for work: ${readFileSync(log, 'utf8')}`);
		}
		return { api, child, ended };
	}

	return {
		/** Hands over an event. @param {object} event
		 * @returns {Promise<import('./event-source.mjs').Outcome>} */
		async invoke(event) {
			running ??= await begin();
			const { api, ended } = running;
			const answered = api.invoke(event).then(
				({ payload }) => ({ payload }),
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
