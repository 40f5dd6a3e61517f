// Written by `npm run generate` from functions/contract/schema. Do not edit.

/**
 * What an e-mail field of the landing page posts.
 *
 * The answer is the same for an address that is known and for one that is not.
 */
export interface SignupForm {
	/**
	 * Version of the consent text beside the box for later mails, ticked or not; required where it is ticked.
	 */
	consentVersion?: '2026-11' | null;
	/**
	 * E-mail address to sign up; a mail with a link asks whether it belongs to the person.
	 */
	email: string;
	/**
	 * Key that makes a repeated post the same post; the header `Idempotency-Key` goes before it.
	 */
	idempotencyKey?: string | null;
	/**
	 * Honeypot: a field that no person sees, so that only a program fills it in. No autofill knows its name.
	 */
	leaveEmpty?: string | null;
	/**
	 * Wish for later mails, in the words of that text: a choice of its own, so that a body without it means no.
	 */
	newsAccepted?: boolean | null;
	/**
	 * Path of the page with the form, e.g. `/`: part of the evidence of the consent.
	 */
	page?: string | null;
	/**
	 * Solved proof of work of `GET /api/challenge`: the payload of the ALTCHA protocol, base64 of a JSON object.
	 */
	proof?: string | null;
}
