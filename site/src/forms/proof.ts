import type { Challenge } from '../contract/generated/challenge';

const CHALLENGE_URL = '/api/challenge';
/** Longest wait for a proof once the form is sent, in milliseconds. Without one the message still arrives, marked for a look. */
const PATIENCE_MS = 4000;

/** Fetches a challenge and solves it in a worker. Never rejects: undefined when that isn't possible here. */
async function solve(): Promise<string | undefined> {
	try {
		const response = await fetch(CHALLENGE_URL);
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
	#solving: Promise<string | undefined> | undefined;

	/** Begins, unless it has begun. */
	begin(): void {
		this.#solving ??= solve();
	}

	/** The payload, if it is ready in time. A proof is spent by one submission, so the next one begins anew. */
	async take(): Promise<string | undefined> {
		this.begin();
		const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
		const proof = await Promise.race([this.#solving, patience]);
		this.#solving = undefined;
		return proof;
	}
}
