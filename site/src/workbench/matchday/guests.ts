/**
 * The sample's guests, who come while the clock is wound on: what they did in that stretch of the sample evening is done on the visitor's,
 * as far as it can be there. Each act keeps its minute.
 */
import type { Category } from '../../bookkeeping/goods.ts';
import { after } from './evening.ts';
import type { Event, Pieces } from './events.ts';
import { SAMPLE } from './sample.ts';
import { EMPTY, type Evening, entriesOf, leftOf, priceOf, type Ticket, ticketOf } from './state.ts';

/** To which notes a guest rounds up whose price is another one than in the sample. */
const NOTE = 500;

/** What the guests do after a moment, up to another. */
export function guestsBetween(evening: Evening, from: number, to: number): readonly Event[] {
	const done: Event[] = [];
	let [theirs, ours] = [EMPTY, evening];
	for (const event of SAMPLE) {
		const next = event.at > from && event.at <= to ? translated(event, theirs, ours) : undefined;
		const outcome = next && after(ours, next);
		if (next && outcome && typeof outcome !== 'string') {
			done.push(next);
			ours = outcome;
		}
		const sample = after(theirs, event);
		if (typeof sample !== 'string') theirs = sample;
	}
	return done;
}

/** An event of the sample as it would be on the visitor's evening. Whether it can be there is for the evening to say. */
function translated(event: Event, theirs: Evening, ours: Evening): Event | undefined {
	switch (event.kind) {
		case 'sold':
			return { ...event, pieces: inStock(event.pieces, ours) as Pieces<Category> };
		case 'rungUp': {
			const pieces = inStock(event.pieces, ours);
			const total = priceOf(ours, pieces);
			if (event.payment === 'card' || event.given === priceOf(theirs, event.pieces))
				return { ...event, pieces, given: total };
			return { ...event, pieces, given: event.given >= total ? event.given : Math.ceil(total / NOTE) * NOTE };
		}
		case 'cancelled':
		case 'admitted':
		case 'refused': {
			const ticket = sameTicket(event.ticket, theirs, ours);
			return ticket && { ...event, ticket: ticket.number };
		}
		case 'reversed': {
			const at = theirs.receipts[event.receipt - 1]?.at;
			const receipt = ours.receipts.find((one) => one.at === at && one.cancels === undefined);
			return receipt && { ...event, receipt: receipt.number };
		}
		default:
			return undefined;
	}
}

/** As many as are left of what a guest wants. */
function inStock(pieces: Pieces, evening: Evening): Pieces {
	const left = entriesOf(pieces).map(([item, count]) => [item, Math.min(count, leftOf(evening, item))] as const);
	return Object.fromEntries(left.filter(([, count]) => count > 0));
}

/** The ticket that the same guest has here: of the same category, sold in the same minute. The visitor's own is nobody else's. */
function sameTicket(number: number, theirs: Evening, ours: Evening): Ticket | undefined {
	const ticket = ticketOf(theirs, number);
	if (ticket === undefined) return undefined;
	const alike = ({ tickets }: Evening) =>
		tickets.filter(({ category, soldAt }) => category === ticket.category && soldAt === ticket.soldAt);
	return alike(ours)[alike(theirs).indexOf(ticket)];
}
