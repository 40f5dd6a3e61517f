// Written by `npm run generate` from functions/contract/schema. Do not edit.

/**
 * A solved challenge: base64 of this as JSON is the field `proof` of a form.
 */
export interface Proof {
	/**
	 * As in the challenge.
	 */
	algorithm: string;
	/**
	 * As in the challenge.
	 */
	challenge: string;
	/**
	 * The number that was found.
	 */
	number: number;
	/**
	 * As in the challenge.
	 */
	salt: string;
	/**
	 * As in the challenge.
	 */
	signature: string;
	[k: string]: unknown;
}
