// Written by `npm run generate` from functions/contract/schema. Do not edit.

/**
 * Answer 200 of `GET /api/challenge`: find the number whose hash behind the salt is the challenge.
 *
 * It holds for one form, that of `?form=signup` or, without it, the contact form.
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
