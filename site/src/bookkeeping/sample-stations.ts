import type { Category, Item, Payment, Place } from './goods.ts';

/** A line of a receipt: pieces below 0 on one that cancels another. */
type Line = readonly [Item, number];

/** The sample evening as its stations show it, each at its hour. Amounts are cents. */
export interface SampleStations {
	/** The shop window when the last ticket of a kind went. */
	readonly window: {
		readonly time: string;
		/** How many tickets there are of a kind, and how many are left; `next` is the number of the one on top. */
		readonly rolls: readonly { readonly category: Category; readonly quota: number; readonly left: number }[];
		readonly next: number;
	};
	/** The till in the middle of half-time. */
	readonly till: {
		readonly number: number;
		readonly time: string;
		readonly lines: readonly Line[];
		/** How many of an item are left before it; what never runs out is not named. */
		readonly left: { readonly [Name in Item]?: number };
	};
	/** What was paid by card, one by one, and the receipt that the page follows. */
	readonly card: {
		readonly number: number;
		readonly lines: readonly Line[];
		readonly payments: readonly { readonly number: number; readonly time: string; readonly total: number }[];
	};
	/** What the settlement is made of: all that was sold, by place, payment and item. */
	readonly settlement: {
		readonly sold: readonly (readonly [Place, Payment, Item, number])[];
		readonly float: number;
		readonly counted: number;
	};
}

declare const __SAMPLE_STATIONS__: SampleStations;

/** The build computes it from the evening (`prerender/downloads/stations.ts`), which is a large module. */
export const sampleStations: SampleStations = __SAMPLE_STATIONS__;
