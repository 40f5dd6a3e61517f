// Written by `npm run generate` from functions/contract/schema. Do not edit.

/**
 * Every other answer: the request as a whole failed, nothing is stored.
 */
export interface Failed {
	/**
	 * One English sentence for the developer who calls the API.
	 */
	error: string;
	[k: string]: unknown;
}
