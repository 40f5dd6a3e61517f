// Written by `npm run generate` from functions/contract/schema. Do not edit.

/**
 * Answer 202: the message is stored.
 */
export interface Accepted {
	/**
	 * The instant until which an answer is promised, in UTC (RFC 3339); none where a person looks first, nor for a sign-up.
	 */
	answerBy?: string | null;
	/**
	 * What happens next.
	 */
	next: 'mail' | 'review';
	/**
	 * Code that the visitor can name when asking about the message, e.g. `K7QM-4TXR`.
	 */
	reference: string;
	[k: string]: unknown;
}
