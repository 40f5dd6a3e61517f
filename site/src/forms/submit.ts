import type { Accepted } from '../contract/generated/accepted';
import type { Rejected } from '../contract/generated/rejected';

/** Why a whole submission failed: keys of `form.failed` in `locales/de/common.json`. */
type Failure = 'offline' | 'unreachable' | 'tooMany' | 'conflict' | 'tooLarge' | 'outdated';

/** What became of a submission. */
export type Outcome =
	| { readonly kind: 'idle' }
	| { readonly kind: 'sending' }
	| { readonly kind: 'rejected'; readonly errors: Rejected['errors'] }
	| ({ readonly kind: 'sent' } & Pick<Accepted, 'reference' | 'next' | 'answerBy'>)
	| { readonly kind: 'failed'; readonly failure: Failure };

/** Longest wait for an answer, in milliseconds: over the 10 s that the function itself may take. */
const TIMEOUT_MS = 15_000;

const FAILURES: Readonly<Record<number, Failure>> = { 409: 'conflict', 413: 'tooLarge', 429: 'tooMany' };

/**
 * Posts a form's body as JSON. The key makes a repetition of the same body safe: the function answers as before and
 * stores nothing twice. What goes wrong on the way is an outcome that leaves the form as it is.
 * @throws before anything is sent, when the browser lacks what this needs
 */
export async function submit(url: string, body: string, idempotencyKey: string): Promise<Outcome> {
	const impatience = new AbortController();
	const timer = setTimeout(() => impatience.abort(), TIMEOUT_MS);
	const asked = fetch(url, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': idempotencyKey },
		body,
		signal: impatience.signal,
	});
	try {
		const response = await asked;
		if (response.status === 202) {
			const { reference, next, answerBy } = (await response.json()) as Accepted;
			return { kind: 'sent', reference, next, answerBy: answerBy ?? null };
		}
		if (response.status === 422) {
			const { errors = {} } = (await response.json()) as Partial<Rejected>;
			return { kind: 'rejected', errors };
		}
		return { kind: 'failed', failure: FAILURES[response.status] ?? 'unreachable' };
	} catch {
		return { kind: 'failed', failure: navigator.onLine ? 'unreachable' : 'offline' };
	} finally {
		clearTimeout(timer);
	}
}

/** 128 random bits, in hexadecimal digits. */
function randomKey(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives the same body the same key, and a new one to a changed body or after the last was given up. */
export function keyring() {
	let last = { body: '', key: '' };
	return {
		keyFor(body: string): string {
			if (body !== last.body) last = { body, key: randomKey() };
			return last.key;
		},
		giveUp(): void {
			last = { body: '', key: '' };
		},
	};
}
