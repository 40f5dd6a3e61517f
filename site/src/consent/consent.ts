/** Where the visitor's answer is kept, once there is one. */
const STORAGE_KEY = 'nono-consent';
/** Raised when the question changes: an answer to an older question counts as none. */
const CONSENT_VERSION = 1;

/** The visitor's answer. */
export interface Consent {
	readonly version: number;
	readonly statistics: boolean;
	/** Day and time of the answer, ISO 8601. */
	readonly at: string;
}

const listeners = new Set<() => void>();
let cached: { text: string | null; consent: Consent | undefined } | undefined;

/** The stored answer to the present question, if there is one. The same object as long as it doesn't change. */
export function readConsent(): Consent | undefined {
	let text: string | null = null;
	try {
		text = localStorage.getItem(STORAGE_KEY);
	} catch {
		// Closed storage means no answer.
	}
	if (cached === undefined || cached.text !== text) cached = { text, consent: parse(text) };
	return cached.consent;
}

function parse(text: string | null): Consent | undefined {
	try {
		const value = JSON.parse(text ?? 'null') as Consent | null;
		return value?.version === CONSENT_VERSION ? value : undefined;
	} catch {
		return undefined;
	}
}

/** Keeps an answer. Called on the visitor's click only. */
export function answerConsent(statistics: boolean): void {
	const consent: Consent = { version: CONSENT_VERSION, statistics, at: new Date().toISOString() };
	try {
		localStorage.setItem(STORAGE_KEY, JSON.stringify(consent));
	} catch {
		// Nothing can be kept: the answer is asked for again on the next visit.
	}
	for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeConsent(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
