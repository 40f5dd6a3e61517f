import type { Challenge } from '../contract/generated/challenge';

/**
 * How long a proof may be sent, in milliseconds: less than the 30 minutes for which its challenge holds
 * (`TERM_SECONDS` of functions/leads/src/intake/proof.rs), by enough for sending it.
 */
const FRESH_MS = 25 * 60_000;
/** Pause after a challenge that did not come, in milliseconds: each letter asks again, and the firewall counts what an address asks. */
const PAUSE_MS = 30_000;
/** Longest wait for a proof once the form is sent, in milliseconds. Without one the message still arrives, marked for a look. */
const PATIENCE_MS = 4000;

/** Fetches a challenge for a form and solves it in a worker. Never rejects: undefined when that isn't possible here. */
async function solve(form: string): Promise<string | undefined> {
	try {
		const response = await fetch(`/api/challenge?form=${form}`);
		if (!response.ok) return undefined;
		const challenge = (await response.json()) as Challenge;
		const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
		try {
			return await new Promise((resolve) => {
				worker.onmessage = ({ data }: MessageEvent<string | undefined>) => resolve(data);
				worker.onerror = () => resolve(undefined);
				worker.postMessage(challenge);
			});
		} finally {
			worker.terminate();
		}
	} catch {
		return undefined;
	}
}

/** A proof of work for one form: begun while the visitor types, taken when the form is sent. */
export class ProofOfWork {
	readonly #form: string;
	#solving: Promise<string | undefined> | undefined;
	#begun = 0;
	#failed = Number.NEGATIVE_INFINITY;

	constructor(form: string) {
		this.#form = form;
	}

	/** Begins, unless it has begun or failed lately: who writes for hours gets a new challenge in time. */
	begin(): void {
		if (Date.now() < (this.#solving ? this.#begun + FRESH_MS : this.#failed + PAUSE_MS)) return;
		const solving = solve(this.#form).then((proof) => {
			if (proof === undefined && this.#solving === solving) {
				this.#solving = undefined;
				this.#failed = Date.now();
			}
			return proof;
		});
		this.#begun = Date.now();
		this.#solving = solving;
	}

	/** The payload, if it is ready in time. A proof is spent by one submission, so the next one begins anew. */
	async take(): Promise<string | undefined> {
		this.#failed = Number.NEGATIVE_INFINITY;
		this.begin();
		const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
		const proof = await Promise.race([this.#solving, patience]);
		this.#solving = undefined;
		return proof;
	}
}
