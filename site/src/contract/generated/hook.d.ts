// Written by `npm run generate` from functions/contract/schema. Do not edit.

/**
 * How a plan would be paid for.
 */
export type Interval = 'monthly' | 'yearly';

/**
 * A post to the hook. Its signature is in the headers that Standard Webhooks names.
 */
export interface HookPost {
	/**
	 * What it happened to.
	 */
	data: HookLead | HookSignup | HookMark;
	/**
	 * When it happened, in UTC (RFC 3339); the same at each try.
	 */
	timestamp: string;
	/**
	 * What happened.
	 */
	type:
		| 'lead.received'
		| 'lead.closed'
		| 'lead.answered'
		| 'lead.erased'
		| 'signup.confirmed'
		| 'signup.withdrawn'
		| 'signup.erased'
		| 'test';
}
/**
 * With `lead.received`.
 */
export interface HookLead {
	/**
	 * The page (a path) or the plan (an id) that the visitor came from.
	 */
	about?: string | null;
	/**
	 * Until when an answer is promised.
	 */
	answerBy: string;
	/**
	 * As it was typed.
	 */
	email: string;
	/**
	 * As it was typed, like every other text here: escape it where it is shown.
	 */
	firstName: string;
	/**
	 * How that plan would be paid for.
	 */
	interval?: Interval | null;
	/**
	 * As it was typed.
	 */
	lastName: string;
	/**
	 * As it was typed, its lines ended by LF.
	 */
	message: string;
	/**
	 * In international spelling where it is certain which number was meant, else as it was typed.
	 */
	phone?: string | null;
	/**
	 * When it came.
	 */
	receivedAt: string;
	/**
	 * Code that visitor and sales name it by, e.g. `K7QM-4TXR`.
	 */
	reference: string;
}
/**
 * With `signup.confirmed`.
 */
export interface HookSignup {
	/**
	 * When it was confirmed.
	 */
	confirmedAt: string;
	/**
	 * As it was typed.
	 */
	email: string;
	/**
	 * Whether later mails are wanted; no other may be sent to the address.
	 */
	newsAccepted: boolean;
	/**
	 * Path of the page with the form.
	 */
	page: string;
	/**
	 * Code that sales names it by.
	 */
	reference: string;
}
/**
 * With every other event.
 */
export interface HookMark {
	/**
	 * Code of the lead or of the sign-up.
	 */
	reference: string;
}
