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
	 * Largest number to try; the smallest is 0.
	 */
	maxnumber: number;
	/**
	 * Random text, then what the challenge is valid for: `expires=<seconds since 1970>` and `form=<name>`.
	 */
	salt: string;
	/**
	 * What the function recognises its own challenge by.
	 */
	signature: string;
	[k: string]: unknown;
}
