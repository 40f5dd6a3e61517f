// Written by `npm run generate` from functions/contract/schema. Do not edit.

/**
 * How a plan would be paid for.
 */
export type Interval = 'monthly' | 'yearly';

/**
 * What the contact form posts.
 *
 * A missing field reads as an empty one, so that one answer names every field that is wrong;
 * the schema still says which fields are required.
 */
export interface ContactForm {
	/**
	 * Page or plan that the person came from; any other value is left out.
	 */
	about?: string | null;
	/**
	 * E-mail address that the answer goes to.
	 */
	email: string;
	/**
	 * Given name of the person who writes.
	 */
	firstName: string;
	/**
	 * Key that makes a repeated post the same post; the header `Idempotency-Key` goes before it.
	 */
	idempotencyKey?: string | null;
	/**
	 * How the person would pay for that plan; any other value is left out.
	 */
	interval?: Interval | null;
	/**
	 * Family name of the person who writes.
	 */
	lastName: string;
	/**
	 * Honeypot: a field that no person sees, so that only a program fills it in. No autofill knows its name.
	 */
	leaveEmpty?: string | null;
	/**
	 * What the person wants to know.
	 */
	message: string;
	/**
	 * Telephone number for a call back, in any spelling, with an extension or without.
	 */
	phone?: string | null;
	/**
	 * Confirmation that the privacy policy was read.
	 */
	privacyAccepted: true;
	/**
	 * Solved proof of work of `GET /api/challenge`: the payload of the ALTCHA protocol, base64 of a JSON object.
	 */
	proof?: string | null;
}
