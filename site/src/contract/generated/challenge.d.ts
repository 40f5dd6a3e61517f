// Written by `npm run contract` from functions/contract/schema. Do not edit.

/**
 * Answer 200 of `GET /api/challenge?form=contact` or `signup`, for one form, and of the same without it, for both: find the number whose hash behind the salt is the challenge.
 */
export interface Challenge {
	/**
	 * The hash, always `SHA-256`.
	 */
	algorithm: string;
	/**
	 * SHA-256 of the salt and the decimal number behind it, in hexadecimal.
	 */
	challenge: string;
	/**
	 * Largest number that may be the wanted one; the smallest is 0. The more came from a network, the larger.
	 */
	maxnumber: number;
	/**
	 * Random text with what the challenge is good for: `expires=<seconds since 1970>`, `form=<name>` unless it is for every
	 * form, and `max=<largest number>`.
	 */
	salt: string;
	/**
	 * What the function recognises its own challenge by.
	 */
	signature: string;
	[k: string]: unknown;
}
