// Written by `npm run contract` from functions/contract/schema. Do not edit.

/**
 * Answer 202: the message is stored.
 */
export interface Accepted {
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
