import type { RoutePath } from '../routes';

/** What somebody of a club said about the product, and allowed us to print. */
export interface Voice {
	readonly quote: string;
	/** What the person does in the club, e.g. 'Kassenführung'. */
	readonly role: string;
	readonly club: string;
	/** The page that shows it: home, or one of the nine solutions. */
	readonly page: RoutePath;
	/** Day of the written permission, e.g. '2026-11-20'. */
	readonly permission: string;
}

/** Voices of customers; there are none yet. */
export const voices: readonly Voice[] = [];
