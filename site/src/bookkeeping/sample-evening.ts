import type { Category, Place } from './goods.ts';

/** A half hour of the evening. */
interface HalfHour {
	/** When it begins: '14:30'. */
	readonly from: string;
	/** Takings at the till. */
	readonly gross: number;
}

/** What the papers of the sample evening come to, amounts in cents. */
export interface SampleEvening {
	/** The events, from the first ticket to the closing. */
	readonly events: number;
	/** Lines of its table, without the head. */
	readonly lines: number;
	/** Lines of its booking batch. */
	readonly bookings: number;
	readonly gross: number;
	/** Takings by place; together they are the gross. */
	readonly places: Readonly<Record<Place, number>>;
	/** In the drawer before the first sale. */
	readonly float: number;
	/** What cash sales left in it. */
	readonly cash: number;
	/** The cash that was counted in the end. */
	readonly counted: number;
	/** What the drawer lacks in the end. */
	readonly missing: number;
	/** Its day: '24.4.2027'. */
	readonly day: string;
	/** Guests who came in. */
	readonly guests: number;
	/** The rest, from the first sale at the till to the last. */
	readonly halfHours: readonly HalfHour[];
	readonly groups: Readonly<Record<'tickets' | 'drinks' | 'food', number>>;
	/** Tickets that were sold and not taken back. */
	readonly tickets: Readonly<Record<Category, { readonly pieces: number; readonly gross: number }>>;
	/** Those that the box office printed, in their order. */
	readonly printed: readonly { readonly number: number; readonly category: Category; readonly time: string }[];
}

declare const __SAMPLE_EVENING__: SampleEvening;

/** The build computes it from what the papers are made of (`prerender/downloads/evening.ts`): the evening itself is a large module. */
export const sampleEvening: SampleEvening = __SAMPLE_EVENING__;
