import { type LackingPlan, type Need, plansFor, withCashBox } from '../../content/plan-choice';
import type { PlanId } from '../../content/plans';
import { netCents } from '../../money/cents';
import type { Rate } from '../../money/fee';
import { orderFeeParts, paymentFeesCents, ticketFeesCents } from './fees';
import { type CostsInput, needsOfYear, type PriceCategory, type Sales, salesOf } from './sales';
import { type PricedPlan, pricedPlans, rateOf, type Tariff, withTypedFees } from './tariff';

/** What of a plan's costs nobody has named: keys of texts. */
export type OpenPart = 'onlineFee' | 'cardFee';

/** A year with one plan. */
interface PlanCosts {
	readonly plan: PlanId;
	/** The plan, a year; net and tax add up to it. */
	readonly planCents: number;
	readonly planNetCents: number;
	readonly planVatCents: number;
	/** With the year's fees; null while one of them is open. */
	readonly totalCents: number | null;
}

/** What the club has of a ticket that is sold online. */
interface TicketLeft {
	readonly category: PriceCategory;
	readonly priceCents: number;
	/** Of an order's first ticket: those after it bear as much or a cent less. Null while the fee is open. */
	readonly feeCents: number | null;
	/** Price less fee: below 0 where the fee is more than the price. */
	readonly leftCents: number | null;
}

/**
 * Which plan costs least: fees are the same in all of them, so that their prices decide. `individual` where the smallest one that can
 * has no price, `noPlan` while it is open which plan can.
 */
type Verdict = { readonly kind: 'priceAlone' | 'individual'; readonly plan: PlanId } | { readonly kind: 'noPlan' };

/** A year's costs, plan by plan. Devices are bought, not paid by the year: they are an account of their own. */
export interface Costs {
	readonly sales: Sales;
	/** The plans with a price that have what the year needs, from the smallest on. */
	readonly plans: readonly PlanCosts[];
	/** Those that have it too and are priced individually. */
	readonly individual: readonly PlanId[];
	/** Those that lack something of it. */
	readonly lacking: readonly LackingPlan[];
	/** The smaller plan that would do where cash stays in an open cash box. */
	readonly withCashBox: PlanId | undefined;
	/** Null while a fee is open that something is sold with. */
	readonly onlineFeesCents: number | null;
	readonly cardFeesCents: number | null;
	/** Open fees, which the sums leave out. */
	readonly openParts: readonly OpenPart[];
	/** What is left of a ticket, by category. */
	readonly ticketsLeft: readonly TicketLeft[];
	/** On top of the ticket's price, in every plan: the club bears all the rest. */
	readonly guestsCents: 0;
	readonly verdict: Verdict;
}

/** The online tickets of an order that the fee is rounded for. */
function perOrder(input: CostsInput, { onlineFeePer }: Tariff): number {
	return onlineFeePer === 'order' ? input.ticketsPerOrder : 1;
}

function onlineFees({ tickets }: Sales, orderOf: number, rate: Rate): number {
	return tickets.reduce((sum, { online, priceCents }) => sum + ticketFeesCents(online, priceCents, orderOf, rate), 0);
}

function ticketsLeft(sales: Sales, orderOf: number, rate: Rate | null): readonly TicketLeft[] {
	return sales.tickets.map(({ category, priceCents }) => {
		const [fee] = rate ? orderFeeParts(Array(orderOf).fill(priceCents), rate) : [];
		return { category, priceCents, feeCents: fee ?? null, leftCents: fee === undefined ? null : priceCents - fee };
	});
}

/** A year with one plan. @param feesCents null while a fee is open */
function planCosts({ plan, monthlyCents }: PricedPlan, tariff: Tariff, feesCents: number | null): PlanCosts {
	const planCents = tariff.monthsInYear * monthlyCents;
	const planNetCents = netCents(planCents, tariff.vatPercent);
	return {
		plan,
		planCents,
		planNetCents,
		planVatCents: planCents - planNetCents,
		totalCents: feesCents === null ? null : planCents + feesCents,
	};
}

/** The first of those that cost least is the smallest. */
function verdictOf(plans: readonly PlanCosts[], smallest: PlanId | undefined): Verdict {
	const least = Math.min(...plans.map(({ planCents }) => planCents));
	const cheapest = plans.find(({ planCents }) => planCents === least);
	if (cheapest) return { kind: 'priceAlone', plan: cheapest.plan };
	return smallest ? { kind: 'individual', plan: smallest } : { kind: 'noPlan' };
}

/** The plan for what is left of the needs, where that is a smaller one. */
function cashBoxPlan(needed: readonly Need[], tariff: Tariff): PlanId | undefined {
	const left = withCashBox(needed);
	const { plan } = plansFor(left, tariff);
	return left.length > 0 && plan !== plansFor(needed, tariff).plan ? plan : undefined;
}

/** What a year costs with each plan that can. */
export function costs(input: CostsInput, offer: Tariff, sales = salesOf(input)): Costs {
	const needed = needsOfYear(input);
	const tariff = withTypedFees(offer, input);
	const { plan: smallest, can, lacking } = plansFor(needed, tariff);
	const [online, card] = [rateOf(tariff.onlineFee), rateOf(tariff.cardFee)];
	const orderOf = perOrder(input, tariff);
	const onlineFeesCents = sales.onlineTickets === 0 ? 0 : online && onlineFees(sales, orderOf, online);
	const cardFeesCents =
		sales.cardCents === 0 ? 0 : card && paymentFeesCents(sales.cardCents, input.barPaymentCents, card);
	const feesCents = onlineFeesCents === null || cardFeesCents === null ? null : onlineFeesCents + cardFeesCents;
	const openParts: OpenPart[] = [];
	if (onlineFeesCents === null) openParts.push('onlineFee');
	if (cardFeesCents === null) openParts.push('cardFee');
	const plans = pricedPlans(tariff, can).map((plan) => planCosts(plan, tariff, feesCents));
	return {
		sales,
		plans,
		individual: can.filter((plan) => !plans.some((one) => one.plan === plan)),
		lacking,
		withCashBox: cashBoxPlan(needed, tariff),
		onlineFeesCents,
		cardFeesCents,
		openParts,
		ticketsLeft: ticketsLeft(sales, orderOf, online),
		guestsCents: 0,
		verdict: verdictOf(plans, smallest),
	};
}

/** The plan that costs least, where one with a price can. */
export function leadingPlan({ plans, verdict }: Costs): PlanCosts | undefined {
	return plans.find(({ plan }) => 'plan' in verdict && plan === verdict.plan);
}
