import { apportioned, BASIS_POINTS } from '../../money/cents';
import { feeCents, type Rate } from '../../money/fee';

/** A fee as the offer has it, as the visitor typed it, or still open: then there is no number to compute with. */
export type Fee = (Rate & { readonly status: 'known' | 'typed' }) | { readonly status: 'open' };

/**
 * The fees for an amount that is paid in transactions of equal size; the last one is smaller where they don't add up to it.
 *
 * @param sizeCents of a transaction, from 1 on
 */
export function paymentFeesCents(totalCents: number, sizeCents: number, rate: Rate): number {
	const rest = totalCents % sizeCents;
	const full = (totalCents - rest) / sizeCents;
	return full * feeCents(sizeCents, rate) + (rest > 0 ? feeCents(rest, rate) : 0);
}

/** The fees for so many tickets of one price, in orders of so many; the last one is smaller where they don't add up to it. */
export function ticketFeesCents(tickets: number, priceCents: number, perOrder: number, rate: Rate): number {
	const rest = tickets % perOrder;
	const full = (tickets - rest) / perOrder;
	return full * feeCents(perOrder * priceCents, rate) + (rest > 0 ? feeCents(rest * priceCents, rate) : 0);
}

/** The fee for one order, divided over its tickets: the share by price, the fixed part evenly. The parts add up to it. */
export function orderFeeParts(ticketCents: readonly number[], rate: Rate): readonly number[] {
	const orderCents = ticketCents.reduce((sum, cents) => sum + cents, 0);
	const weights = ticketCents.map(
		(cents) => cents * rate.basisPoints * ticketCents.length + rate.fixedCents * BASIS_POINTS,
	);
	return apportioned(feeCents(orderCents, rate), weights);
}
