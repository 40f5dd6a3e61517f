/**
 * A program of the stack that runs until it is ended.
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { end, start } from './children.mjs';
import { Failure } from './failure.mjs';

/** Lines of a service's output that its failure repeats. */
const LAST_LINES = 5;

/** Pause between two tries to reach a service, in milliseconds. */
const RETRY_MS = 50;

/** Starts a program whose output goes to `<logDir>/<name>.log`.
 * @param {object} options
 * @param {string} options.name as messages call it
 * @param {string} options.command @param {string[]} options.args
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.logDir
 * @param {string} [options.cwd]
 * @param {boolean} [options.show] also shows the output here
 * @returns {Service} */
export function startService({ name, command, args, env, logDir, cwd, show = false }) {
	mkdirSync(logDir, { recursive: true });
	const log = createWriteStream(join(logDir, `${name.toLowerCase().replaceAll(' ', '-')}.log`), { flags: 'a' });
	const child = start(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
	return new Service(name, child, log, show);
}

/** A started service; `ended` settles with the Failure to show when it ends by itself. */
class Service {
	#child;
	#lines = [];
	#stopping = false;
	#waiting = new Map();

	/** @param {string} name @param {import('node:child_process').ChildProcess} child
	 * @param {NodeJS.WritableStream} log @param {boolean} show */
	constructor(name, child, log, show) {
		this.name = name;
		this.#child = child;
		for (const stream of [child.stdout, child.stderr]) {
			if (!stream) continue;
			createInterface({ input: stream }).on('line', (line) => {
				// A line that somebody waits for is found in the log.
				log.write(`${line}\n`, () => this.#waiting.get(line)?.());
				if (show) console.log(line);
				this.#lines = [...this.#lines, line].slice(-LAST_LINES);
			});
		}
		/** @type {Promise<Failure>} */
		this.ended = new Promise((resolve) => {
			child.once('error', (error) => resolve(new Failure(`The ${name} could not start: ${error.message}`)));
			child.once('close', (code, signal) => {
				log.end();
				if (!this.#stopping) resolve(this.#failure(code ?? signal));
			});
		});
	}

	/** Resolves when the service prints exactly this line.
	 * @param {string} line @throws {Failure} when it ends before */
	async printed(line) {
		const seen = new Promise((resolve) => this.#waiting.set(line, resolve));
		await this.#orEnded(seen);
	}

	/** Resolves when the address answers with a status below 500.
	 * @param {string} url @throws {Failure} when the service ends before */
	async answers(url) {
		let done = false;
		const reached = (async () => {
			while (!done && !this.#stopping && !(await isUp(url)))
				await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
		})();
		try {
			await this.#orEnded(reached);
		} finally {
			done = true;
		}
	}

	/** Ends the service and waits until it is gone. */
	async stop() {
		this.#stopping = true;
		await end(this.#child);
	}

	async #orEnded(promise) {
		const failure = await Promise.race([promise, this.ended]);
		if (failure instanceof Failure) throw failure;
	}

	#failure(code) {
		const tail = this.#lines.length === 0 ? '' : ` Its last lines:\n${this.#lines.join('\n')}`;
		return new Failure(`The ${this.name} ended (${code}).${tail}`);
	}
}

async function isUp(url) {
	try {
		const response = await fetch(url, { redirect: 'manual' });
		await response.arrayBuffer();
		return response.status < 500;
	} catch {
		return false;
	}
}
