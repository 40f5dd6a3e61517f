/** The state at a moment of the evening, and what can be read from it. */
import { type Category, ITEMS, type Item, isCategory, items, type Payment } from '../../bookkeeping/goods.ts';
import { MARKS } from './clock.ts';
import { DENOMINATIONS, type Pieces, type Refusal } from './events.ts';

/** Number of the first ticket. */
export const FIRST_TICKET = 1001;
/** Cents in the drawer before the first sale. */
export const FLOAT = 10_000;

/** How many of an item there are; what is not named never runs out. */
const STOCK: { readonly [Name in Item]?: number } = {
	adults: 20,
	members: 8,
	children: 8,
	beer: 100,
	soft: 40,
	water: 30,
	sausage: 30,
	fries: 20,
	cake: 15,
};

/** A ticket, from its sale on. */
export interface Ticket {
	readonly number: number;
	readonly category: Category;
	/** What was paid for it, cents. */
	readonly price: number;
	readonly soldAt: number;
	/** Number of the first ticket that was sold with it: two orders of the same moment are two. */
	readonly order: number;
	/** The receipt that it was rung up on; absent when it was sold online. */
	readonly receipt?: number;
	readonly cancelledAt?: number;
	readonly admittedAt?: number;
}

/** One line of a receipt: pieces below 0 on one that cancels another. */
interface Line {
	readonly item: Item;
	readonly pieces: number;
	/** Cents for one. */
	readonly price: number;
}

/** A receipt of the till. Its number is its place in the row, from 1 on. */
export interface Receipt {
	readonly number: number;
	readonly at: number;
	readonly payment: Exclude<Payment, 'online'>;
	readonly lines: readonly Line[];
	/** Cents; below 0 on one that cancels. */
	readonly total: number;
	readonly given: number;
	/** Numbers of the tickets that were printed, or taken back. */
	readonly tickets: readonly number[];
	/** The receipt that this one cancels, wholly or in part. */
	readonly cancels?: number;
}

/** A ticket that the gate let nobody in with. */
interface Turned {
	readonly at: number;
	readonly ticket: number;
	readonly why: Refusal;
}

/** Everything that is so at a moment. */
export interface Evening {
	readonly at: number;
	readonly tickets: readonly Ticket[];
	readonly receipts: readonly Receipt[];
	readonly turned: readonly Turned[];
	/** Cents for one of each item, from now on. */
	readonly prices: Readonly<Record<Item, number>>;
	/** Cents and pieces that were counted in the drawer. */
	readonly counted?: { readonly at: number; readonly cents: number; readonly pieces: readonly number[] } | undefined;
	readonly closedAt?: number;
	/** The receipt that what is missing was found on, before the till was closed. */
	readonly foundOn?: number | undefined;
}

/** Before the first event. */
export const EMPTY: Evening = {
	at: MARKS.presale,
	tickets: [],
	receipts: [],
	turned: [],
	prices: Object.fromEntries(items.map((item) => [item, ITEMS[item].price])) as Record<Item, number>,
};

/** What the gate says to a number: that the guest may come in, or why not. */
export function verdictOf(evening: Evening, number: number): 'valid' | Refusal {
	const ticket = ticketOf(evening, number);
	if (OTHER_DAYS.includes(number)) return 'otherDay';
	if (ticket === undefined) return 'unknown';
	if (ticket.cancelledAt !== undefined) return 'cancelled';
	return ticket.admittedAt === undefined ? 'valid' : 'inside';
}

/** Numbers of tickets for the match a week before: a gate has to recognise them. */
export const OTHER_DAYS: readonly number[] = [901, 902];

/** The ticket of a number, if one was sold. */
export function ticketOf({ tickets }: Evening, number: number): Ticket | undefined {
	return tickets[number - FIRST_TICKET];
}

/** How many of an item are left; infinite for what never runs out. */
export function leftOf(evening: Evening, item: Item): number {
	const stock = STOCK[item];
	return stock === undefined ? Number.POSITIVE_INFINITY : stock - soldOf(evening, item);
}

/** Pieces of an item that were sold and not taken back. */
function soldOf({ tickets, receipts }: Evening, item: Item): number {
	if (isCategory(item)) {
		return tickets.filter((ticket) => ticket.category === item && ticket.cancelledAt === undefined).length;
	}
	const lines = receipts.flatMap((receipt) => receipt.lines).filter((line) => line.item === item);
	return lines.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** Pieces of an item that a receipt still has, after what was cancelled of it. */
export function stillOn({ receipts }: Evening, number: number, item: Item): number {
	const concerned = receipts.filter((receipt) => receipt.number === number || receipt.cancels === number);
	const lines = concerned.flatMap(({ lines }) => lines).filter((line) => line.item === item);
	return lines.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** What pieces cost now, cents. */
export function priceOf({ prices }: Evening, pieces: Pieces): number {
	return entriesOf(pieces).reduce((sum, [item, count]) => sum + count * prices[item], 0);
}

/** Items with their pieces, in the price list's order. */
export function entriesOf(pieces: Pieces): readonly (readonly [Item, number])[] {
	return items.flatMap((item) => {
		const count = pieces[item];
		return count === undefined ? [] : [[item, count] as const];
	});
}

/** How many pieces there are, whatever they are. */
export function countOf(pieces: Pieces): number {
	return entriesOf(pieces).reduce((sum, [, count]) => sum + count, 0);
}

/** Cents of coins and notes. */
export function centsOf(pieces: readonly number[]): number {
	return DENOMINATIONS.reduce((sum, worth, index) => sum + worth * (pieces[index] ?? 0), 0);
}
