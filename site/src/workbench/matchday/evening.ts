/** What is so after the events of a log: a pure function, event by event. An event that can't be so is refused with its reason. */
import { type Category, categories, type Item, isCategory } from '../../bookkeeping/goods.ts';
import { END, MARKS } from './clock.ts';
import { drawerOf } from './drawer.ts';
import { DENOMINATIONS, type Event, type Pieces } from './events.ts';
import { cashExpected, reasonFor } from './figures.ts';
import {
	centsOf,
	EMPTY,
	type Evening,
	entriesOf,
	FIRST_TICKET,
	leftOf,
	priceOf,
	type Receipt,
	stillOn,
	type Ticket,
	ticketOf,
	verdictOf,
} from './state.ts';

/** Most pieces of an item on a receipt, and of a kind of coin or note in the drawer. */
const PIECES_MAX = 999;
/** Highest price, cents, and most that a guest puts down. */
const CENTS_MAX = 100_000;
/** Highest number that somebody can show at the gate. */
const NUMBER_MAX = 99_999;
/** Cents that stay in the drawer, whatever is given back: there is always change, also when a note lies where nobody looks. */
const DRAWER_MIN = 6_000;
/** Most events of an evening. */
export const EVENTS_MAX = 2_000;

/** Why an event can't be: keys of `locales/de/tools/matchday.json`. */
export type Impossible =
	| 'closed'
	| 'backwards'
	| 'nothing'
	| 'soldOut'
	| 'tooMany'
	| 'short'
	| 'noTicket'
	| 'noReceipt'
	| 'notOnReceipt'
	| 'isInside'
	| 'wrongVerdict'
	| 'price'
	| 'presaleOver'
	| 'gateOver'
	| 'cashOnly'
	| 'drawerLow'
	| 'notThere'
	| 'notCounted'
	| 'notFound';

/** The evening after one more event, or why that event can't be. */
export function after(evening: Evening, event: Event): Evening | Impossible {
	if (evening.closedAt !== undefined) return 'closed';
	if (!Number.isInteger(event.at) || event.at < evening.at || event.at > END) return 'backwards';
	const outcome = change(evening, event);
	return typeof outcome === 'string' ? outcome : { ...evening, ...outcome, at: event.at };
}

function change(evening: Evening, event: Event): Partial<Evening> | Impossible {
	switch (event.kind) {
		case 'sold': {
			if (event.at > MARKS.kickOff) return 'presaleOver';
			const fault = faultIn(evening, event.pieces, isCategory);
			return fault ?? { tickets: [...evening.tickets, ...printed(evening, event.pieces, event.at)] };
		}
		case 'cancelled': {
			const ticket = ticketOf(evening, event.ticket);
			if (ticket === undefined || ticket.cancelledAt !== undefined || ticket.receipt !== undefined) return 'noTicket';
			if (ticket.admittedAt !== undefined) return 'isInside';
			return { tickets: changed(evening, [event.ticket], { cancelledAt: event.at }) };
		}
		case 'admitted':
			if (event.at > MARKS.finalWhistle) return 'gateOver';
			if (verdictOf(evening, event.ticket) !== 'valid') return 'wrongVerdict';
			return { tickets: changed(evening, [event.ticket], { admittedAt: event.at }) };
		case 'refused':
			if (event.at > MARKS.finalWhistle) return 'gateOver';
			if (!isNumber(event.ticket) || verdictOf(evening, event.ticket) !== event.why) return 'wrongVerdict';
			return { turned: [...evening.turned, { at: event.at, ticket: event.ticket, why: event.why }] };
		case 'rungUp':
			return rungUp(evening, event);
		case 'reversed':
			return reversed(evening, event);
		case 'priced':
			if (!isAmount(event.cents)) return 'price';
			return { prices: { ...evening.prices, [event.item]: event.cents } };
		case 'counted':
			if (event.pieces.length !== DENOMINATIONS.length || !event.pieces.every(isCount)) return 'tooMany';
			if (!isThere(evening, event.pieces)) return 'notThere';
			return { counted: { at: event.at, cents: centsOf(event.pieces), pieces: event.pieces } };
		case 'closed':
			if (evening.counted === undefined) return 'notCounted';
			if (event.foundOn !== undefined && event.foundOn !== reasonFor(evening)?.receipt) return 'notFound';
			return { closedAt: event.at, foundOn: event.foundOn };
	}
}

function rungUp(evening: Evening, event: Event & { kind: 'rungUp' }): Partial<Evening> | Impossible {
	const fault = faultIn(evening, event.pieces, () => true);
	if (fault !== undefined) return fault;
	const total = priceOf(evening, event.pieces);
	if (total < 0 && event.payment === 'card') return 'cashOnly';
	if (event.given < total || (event.payment === 'card' && event.given !== total)) return 'short';
	if (total < 0 && cashExpected(evening) + total < DRAWER_MIN) return 'drawerLow';
	if (!isAmount(event.given)) return 'tooMany';
	const number = evening.receipts.length + 1;
	const tickets = printed(evening, event.pieces, event.at, number);
	const lines = entriesOf(event.pieces).map(([item, pieces]) => ({ item, pieces, price: evening.prices[item] }));
	const { at, payment, given } = event;
	const receipt = { number, at, payment, lines, total, given, tickets: tickets.map((ticket) => ticket.number) };
	return {
		...uncounted(evening, payment),
		tickets: [...evening.tickets, ...tickets],
		receipts: [...evening.receipts, receipt],
	};
}

function reversed(evening: Evening, event: Event & { kind: 'reversed' }): Partial<Evening> | Impossible {
	const original = evening.receipts[event.receipt - 1];
	if (original === undefined || original.cancels !== undefined) return 'noReceipt';
	const priceOn = (item: Item) => original.lines.find((line) => line.item === item)?.price ?? 0;
	const goods = entriesOf(event.pieces);
	if (goods.length + event.tickets.length === 0) return 'nothing';
	const isOnReceipt = ([item, count]: readonly [Item, number]) =>
		!isCategory(item) &&
		item !== 'returned' &&
		count > 0 &&
		isCount(count) &&
		count <= stillOn(evening, event.receipt, item);
	if (!goods.every(isOnReceipt)) return 'notOnReceipt';
	const tickets = event.tickets.map((number) => ticketOf(evening, number));
	if (new Set(event.tickets).size !== tickets.length) return 'noTicket';
	for (const ticket of tickets) {
		if (ticket === undefined || ticket.receipt !== event.receipt || ticket.cancelledAt !== undefined) return 'noTicket';
		if (ticket.admittedAt !== undefined) return 'isInside';
	}
	const taken = categories.map((category) => {
		return [category, tickets.filter((ticket) => ticket?.category === category).length] as const;
	});
	const lines = [...taken, ...goods]
		.filter(([, count]) => count > 0)
		.map(([item, count]) => ({ item, pieces: -count, price: priceOn(item) }));
	const total = lines.reduce((sum, { pieces, price }) => sum + pieces * price, 0);
	const receipt = {
		number: evening.receipts.length + 1,
		at: event.at,
		payment: original.payment,
		lines,
		total,
		given: total,
		tickets: event.tickets,
		cancels: event.receipt,
	};
	if (original.payment === 'cash' && cashExpected(evening) + total < DRAWER_MIN) return 'drawerLow';
	return {
		...uncounted(evening, original.payment),
		tickets: changed(evening, event.tickets, { cancelledAt: event.at }),
		receipts: [...evening.receipts, receipt],
	};
}

/** A count from before cash came or went is none. */
function uncounted({ counted }: Evening, payment: Receipt['payment']): Pick<Evening, 'counted'> {
	return { counted: payment === 'cash' ? undefined : counted };
}

/** True for pieces that lie in the drawer, or below its insert. */
function isThere(evening: Evening, pieces: readonly number[]): boolean {
	const { pieces: there, hasNoteBelow } = drawerOf(evening);
	return pieces.every((count, place) => count <= (there[place] ?? 0) + (place === 0 && hasNoteBelow ? 1 : 0));
}

/** Why so many pieces can't be sold, if they can't. */
function faultIn(evening: Evening, pieces: Pieces, isSold: (item: Item) => boolean): Impossible | undefined {
	const entries = entriesOf(pieces);
	if (entries.length === 0) return 'nothing';
	for (const [item, count] of entries) {
		if (!isSold(item) || !isCount(count) || count === 0) return 'tooMany';
		if (count > leftOf(evening, item)) return 'soldOut';
	}
	return undefined;
}

function printed({ tickets, prices }: Evening, pieces: Pieces, soldAt: number, receipt?: number): readonly Ticket[] {
	const categories = entriesOf(pieces).flatMap(([item, count]) =>
		isCategory(item) ? Array<Category>(count).fill(item) : [],
	);
	const number = FIRST_TICKET + tickets.length;
	return categories.map((category, index) => ({
		...{ number: number + index, category, price: prices[category], soldAt, order: number },
		...(receipt === undefined ? {} : { receipt }),
	}));
}

function changed({ tickets }: Evening, numbers: readonly number[], change: Partial<Ticket>): readonly Ticket[] {
	return tickets.map((ticket) => (numbers.includes(ticket.number) ? { ...ticket, ...change } : ticket));
}

const isNumber = (ticket: number) => Number.isInteger(ticket) && ticket >= 0 && ticket <= NUMBER_MAX;
const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= PIECES_MAX;
const isAmount = (cents: number) => Number.isInteger(cents) && cents >= 0 && cents <= CENTS_MAX;

/** The evening of a log, or the first event that can't be, with its place and the reason. */
export function eveningOf(events: readonly Event[]): Evening | { readonly index: number; readonly why: Impossible } {
	let evening = EMPTY;
	for (const [index, event] of events.entries()) {
		if (index >= EVENTS_MAX) return { index, why: 'tooMany' };
		const next = after(evening, event);
		if (typeof next === 'string') return { index, why: next };
		evening = next;
	}
	return evening;
}
