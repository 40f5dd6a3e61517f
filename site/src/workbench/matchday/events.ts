/**
 * The log of a match day: what was done, in its order. Nothing else is kept; every figure follows from it (`evening.ts`), and nothing
 * is ever taken out of it: what was wrong is put right by a further event, as the GoBD ask of books (margin number 58 onwards). See
 * `docs/decisions/0025`.
 */
import type { Category, Item, Payment } from '../../bookkeeping/goods.ts';

/** Pieces of items, each from 1 on; an item stands in it once. */
export type Pieces<Key extends Item = Item> = { readonly [Name in Key]?: number };

/** What is no ticket and can be taken back: who rang up a returned cup by mistake rings up its deposit. */
export type Good = Exclude<Item, Category | 'returned'>;

/** Euro cents of the coins and notes that a drawer holds, from the largest on. */
export const DENOMINATIONS = [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** Why the gate lets nobody in with a ticket. */
export type Refusal = 'inside' | 'cancelled' | 'otherDay' | 'unknown';

interface Moment {
	/** Seconds of the evening, see `clock.ts`; never less than the event's before. */
	readonly at: number;
}

/** Tickets were sold and paid online. */
interface Sold extends Moment {
	readonly kind: 'sold';
	readonly pieces: Pieces<Category>;
}

/** A ticket that was sold online was given back. */
interface Cancelled extends Moment {
	readonly kind: 'cancelled';
	readonly ticket: number;
}

/** The gate let a guest in. */
interface Admitted extends Moment {
	readonly kind: 'admitted';
	readonly ticket: number;
}

/** The gate let nobody in. */
interface Refused extends Moment {
	readonly kind: 'refused';
	/** As it was shown or typed. */
	readonly ticket: number;
	readonly why: Refusal;
}

/** The till rang up a sale: at the bar, at the box office, or both. Tickets in it are printed. */
interface RungUp extends Moment {
	readonly kind: 'rungUp';
	readonly pieces: Pieces;
	readonly payment: Exclude<Payment, 'online'>;
	/** Cents that the guest put down; with a card, the sum itself. */
	readonly given: number;
}

/** A receipt was cancelled, wholly or in part, by a receipt of its own with a minus. The money goes back as it came. */
interface Reversed extends Moment {
	readonly kind: 'reversed';
	/** Number of the receipt. */
	readonly receipt: number;
	/** Pieces of what is no ticket. */
	readonly pieces: Pieces<Good>;
	/** Numbers of tickets that the receipt printed. */
	readonly tickets: readonly number[];
}

/** Admin changed a price: it holds for what is sold from now on. */
interface Priced extends Moment {
	readonly kind: 'priced';
	readonly item: Item;
	readonly cents: number;
}

/** The drawer was counted: pieces of each of the `DENOMINATIONS`. A later count replaces it, and so does cash that comes or goes. */
interface Counted extends Moment {
	readonly kind: 'counted';
	readonly pieces: readonly number[];
}

/** The till was closed: nothing is sold, admitted or counted after it. */
interface Closed extends Moment {
	readonly kind: 'closed';
	/** The receipt that what is missing was found on. */
	readonly foundOn?: number;
}

/** One line of the log. */
export type Event = Sold | Cancelled | Admitted | Refused | RungUp | Reversed | Priced | Counted | Closed;

/** What somebody does: an event whose moment the clock gives. */
export type Act = { [Kind in Event['kind']]: Omit<Extract<Event, { kind: Kind }>, 'at'> }[Event['kind']];

/** The stations in the order of the evening. */
export const STATIONS = ['window', 'gate', 'till', 'closing'] as const;
export type StationName = (typeof STATIONS)[number];
