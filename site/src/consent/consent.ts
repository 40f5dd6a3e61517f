import { ANALYTICS_ORIGIN } from '../content/stage';

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

/** The stored answer to the present question; undefined when there is none, or when storage is closed or holds something else. */
export function readConsent(): Consent | undefined {
	try {
		const value = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Consent | null;
		return value?.version === CONSENT_VERSION ? value : undefined;
	} catch {
		return undefined;
	}
}

/** Stores an answer and returns it. Called on the visitor's click only. */
export function storeConsent(statistics: boolean): Consent {
	const consent: Consent = { version: CONSENT_VERSION, statistics, at: new Date().toISOString() };
	try {
		localStorage.setItem(STORAGE_KEY, JSON.stringify(consent));
	} catch {
		// Nothing can be stored: the next visit asks again.
	}
	return consent;
}

/** Loads the counting script once. Only called after the visitor agreed. */
export function loadAnalytics(): void {
	if (ANALYTICS_ORIGIN === '' || document.querySelector('script[data-domain]')) return;
	const script = document.createElement('script');
	script.src = `${ANALYTICS_ORIGIN}/js/script.js`;
	script.defer = true;
	script.dataset.domain = location.hostname;
	document.head.append(script);
}
