// Written by `npm run generate` from functions/contract/schema. Do not edit.

/**
 * Why a field was refused.
 *
 * Codes only: the sentence for each field stands in `locales/`.
 */
export type ErrorCode = 'type' | 'required' | 'length' | 'characters' | 'email' | 'phone' | 'accepted';

/**
 * Answer 422: fields were refused, nothing is stored.
 */
export interface Rejected {
	errors: FieldErrors;
	[k: string]: unknown;
}
/**
 * Every refused field.
 */
export interface FieldErrors {
	[k: string]: ErrorCode;
}
