// Written by `npm run contract` from functions/contract/schema. Do not edit.

/**
 * What the contact form posts.
 *
 * A missing field reads as an empty one, so that one answer names every field that is wrong;
 * the schema still says which fields are required.
 */
export interface ContactForm {
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
	 * Family name of the person who writes.
	 */
	lastName: string;
	/**
	 * What the person wants to know.
	 */
	message: string;
	/**
	 * Telephone number for a call back, as it was typed: in international or in national spelling, with an extension.
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
	/**
	 * Honeypot: a field that no person sees, so that only a program fills it in.
	 */
	website?: string | null;
}
