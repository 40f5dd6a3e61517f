// Written by `npm run contract` from functions/contract/schema. Do not edit.

/**
 * Confirms a sign-up or withdraws it, by the token of the link in a mail.
 */
export interface TokenForm {
	/**
	 * The token of the link; it is good for one purpose.
	 */
	token: string;
}
